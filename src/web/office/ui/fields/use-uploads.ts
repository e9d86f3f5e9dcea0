import { useRef, useState } from 'react';
import { secondMs } from '#kernel/durations.ts';
import { mayHelpLater, toFailure } from '../../app/office-failure.ts';
import type { UploadOptions } from '../../app/upload-file.ts';

export type UploadState<Result> = {
  /** Also the idempotency key of every attempt: a file whose answer was lost is not stored twice. */
  id: string;
  file: File;
  stop: AbortController;
  part: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  message?: string;
  canRetry?: boolean;
  /** For how long the server asked to wait; then it is sent again. */
  waitSeconds?: number | undefined;
  result?: Result;
};

type Waiting = Pick<UploadState<unknown>, 'id' | 'file' | 'stop'>;

const atOnce = 2;

/**
 * Files on their way, each with progress, cancel and its own error: one refused file does not stop the others. On
 * 429 the rest wait for Retry-After.
 */
export const useUploads = <Result>(
  send: (file: File, options: UploadOptions) => Promise<Result>,
  onDone?: (result: Result) => void,
) => {
  const [uploads, setUploads] = useState<readonly UploadState<Result>[]>([]);
  const queue = useRef<Waiting[]>([]);
  const running = useRef(0);
  /** How many answers asked for a wait that is not over: nothing is sent meanwhile. */
  const pauses = useRef(0);

  const patch = (id: string, change: Partial<UploadState<Result>>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const sendWaiting = () => {
    for (let at = 0; at < atOnce; at += 1) void sendNext();
  };

  const sendNext = async (): Promise<void> => {
    const isFree = running.current < atOnce && pauses.current === 0;
    const next = isFree ? queue.current.shift() : undefined;
    if (!next) return;
    running.current += 1;
    patch(next.id, { state: 'running', part: 0, waitSeconds: undefined });
    try {
      const result = await send(next.file, {
        onProgress: (part) => patch(next.id, { part }),
        signal: next.stop.signal,
        key: next.id,
      });
      patch(next.id, { state: 'done', part: 1, result });
      onDone?.(result);
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code === 'too_many' && !next.stop.signal.aborted) {
        const waitSeconds = failure.retryAfterSeconds ?? 5;
        patch(next.id, { state: 'waiting', part: 0, waitSeconds });
        queue.current.unshift(next);
        pauses.current += 1;
        setTimeout(() => {
          pauses.current -= 1;
          sendWaiting();
        }, waitSeconds * secondMs);
      } else {
        patch(next.id, { state: 'failed', message: failure.message, canRetry: mayHelpLater(failure) });
      }
    }
    running.current -= 1;
    void sendNext();
  };

  const add = (files: readonly File[]) => {
    const entries = files.map((file) => ({ id: crypto.randomUUID(), file, stop: new AbortController() }));
    setUploads((now) => [
      ...now,
      ...entries.map((entry) => ({ ...entry, part: 0, state: 'waiting' as const })),
    ]);
    queue.current.push(...entries);
    sendWaiting();
  };

  const remove = (id: string) => {
    uploads.find((one) => one.id === id)?.stop.abort();
    queue.current = queue.current.filter((entry) => entry.id !== id);
    setUploads((now) => now.filter((one) => one.id !== id));
  };

  /** Sends one that was refused or lost again. */
  const retry = (id: string) => {
    const failed = uploads.find((one) => one.id === id && one.state === 'failed');
    if (!failed) return;
    const stop = new AbortController();
    patch(id, { stop, state: 'waiting', part: 0 });
    queue.current.push({ id, file: failed.file, stop });
    void sendNext();
  };

  const clearDone = () => setUploads((now) => now.filter(({ state }) => state !== 'done'));

  return { uploads, add, remove, retry, clearDone };
};
