import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readFrames } from './read-frames.ts';

/** The same slip counts again only after it was out of sight for so long. */
const outOfSightMs = 1_500;
const wanted = { width: { ideal: 1_280 }, height: { ideal: 960 }, facingMode: 'environment' };

type Camera =
  | { state: 'starting' }
  | { state: 'on'; track: MediaStreamTrack | undefined }
  | { state: 'absent' }
  /** The reader of codes could not be loaded. */
  | { state: 'unreadable' };

/**
 * The camera, on while the element for its picture is mounted. Reports each code it reads once.
 */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => void,
): Camera => {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' });
  const report = useEffectEvent(onRead);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let stopReading: (() => void) | undefined;
    let isGone = false;
    let seen = { text: '', at: 0 };

    const take = (text: string) => {
      const isSame = seen.text === text && Date.now() - seen.at < outOfSightMs;
      seen = { text, at: Date.now() };
      if (!isSame) report(text);
    };

    const start = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      stream = opened;
      if (isGone || !video.current) return stop();
      video.current.srcObject = opened;
      await video.current.play();
      if (isGone) return;
      setCamera({ state: 'on', track: opened.getVideoTracks()[0] });
      stopReading = readFrames(video.current, { onText: take, onError: () => fail('unreadable') });
    };
    const stop = () => {
      stopReading?.();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    const fail = (state: 'absent' | 'unreadable') => {
      stop();
      if (!isGone) setCamera({ state });
    };

    start().catch(() => fail('absent'));
    return () => {
      isGone = true;
      stop();
    };
  }, [video]);

  return camera;
};
