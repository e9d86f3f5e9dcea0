import { useCallback, useRef, useState } from 'react';
import { toFailure } from '../../app/office-failure.ts';
import type { UploadWatch } from '../../app/upload-file.ts';

export type UploadState<Result> = {
  id: number;
  file: File;
  part: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  message?: string;
  result?: Result;
};

const atOnce = 2;

/**
 * Files on their way, each with progress, cancel and its own error: one refused file does not stop the others. When the
 * server says "too many", the rest wait as long as it asks and go on by themselves.
 */
export const useUploads = <Result>(
  send: (file: File, watch: UploadWatch) => Promise<Result>,
  onDone?: (result: Result) => void,
) => {
  const [uploads, setUploads] = useState<readonly UploadState<Result>[]>([]);
  const queue = useRef<{ id: number; file: File; stop: AbortController }[]>([]);
  const running = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const patch = useCallback((id: number, change: Partial<UploadState<Result>>) => {
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }, []);

  const pump = useCallback(async (): Promise<void> => {
    const next = running.current < atOnce ? queue.current.shift() : undefined;
    if (!next) return;
    running.current += 1;
    patch(next.id, { state: 'running' });
    try {
      const result = await send(next.file, {
        onProgress: (part) => patch(next.id, { part }),
        signal: next.stop.signal,
      });
      patch(next.id, { state: 'done', part: 1, result });
      onDone?.(result);
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code === 'too_many' && !next.stop.signal.aborted) {
        patch(next.id, { state: 'waiting', part: 0 });
        queue.current.unshift(next);
        const seconds = failure.facts.retryAfterSeconds ?? 5;
        await new Promise((ready) => setTimeout(ready, seconds * 1_000));
      } else patch(next.id, { state: 'failed', message: failure.message });
    }
    running.current -= 1;
    void pump();
  }, [patch, send, onDone]);

  const add = useCallback(
    (files: readonly File[]) => {
      const entries = files.map((file) => {
        lastId.current += 1;
        const entry = { id: lastId.current, file, stop: new AbortController() };
        stops.current.set(entry.id, entry.stop);
        return entry;
      });
      queue.current.push(...entries);
      setUploads((now) => [
        ...now,
        ...entries.map(({ id, file }) => ({ id, file, part: 0, state: 'waiting' as const })),
      ]);
      for (let at = 0; at < atOnce; at += 1) void pump();
    },
    [pump],
  );

  const remove = useCallback((id: number) => {
    stops.current.get(id)?.abort();
    queue.current = queue.current.filter((entry) => entry.id !== id);
    setUploads((now) => now.filter((one) => one.id !== id));
  }, []);

  return { uploads, add, remove };
};
