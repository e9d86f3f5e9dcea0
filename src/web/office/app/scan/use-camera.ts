import { type RefObject, useEffect, useRef, useState } from 'react';
import { readTraceNumber } from '../keys/trace-number.rules.ts';
import { readFrames } from './read-frames.ts';

/** The same slip counts again only after it was out of sight for so long. */
const outOfSightMs = 1_500;

/**
 * The camera, for as long as the place for its picture stands: its light goes out with it. Tells each trace number it
 * sees once.
 */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  onRead: (traceNumber: string) => void,
): 'starting' | 'on' | 'absent' => {
  const [state, setState] = useState<'starting' | 'on' | 'absent'>('starting');
  const latest = useRef(onRead);
  latest.current = onRead;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let stopReading: (() => void) | undefined;
    let isGone = false;
    let seen = { traceNumber: '', at: 0 };

    const take = (text: string) => {
      const traceNumber = readTraceNumber(text);
      if (!traceNumber) return;
      const isSame = seen.traceNumber === traceNumber && Date.now() - seen.at < outOfSightMs;
      seen = { traceNumber, at: Date.now() };
      if (!isSame) latest.current(traceNumber);
    };

    const start = async () => {
      const wanted = { width: { ideal: 1_280 }, height: { ideal: 960 }, facingMode: 'environment' };
      const opened = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      stream = opened;
      if (isGone || !video.current) return stop();
      video.current.srcObject = opened;
      await video.current.play();
      if (isGone) return;
      setState('on');
      stopReading = readFrames(video.current, take);
    };
    const stop = () => {
      stopReading?.();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    start().catch(() => {
      stop();
      if (!isGone) setState('absent');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [video]);

  return state;
};
