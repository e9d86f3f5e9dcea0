import { AwsClient } from 'aws4fetch';
import type { MediaStore } from '#ports/media-store.ts';
import { isMediaKey } from './media-key.ts';

export type S3Options = {
  /** `https://s3.example.ir`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For one call, from the first byte to the head of the answer. */
  timeoutMs?: number;
};

/** The store did not do what was asked, and may later. The message holds neither key nor address. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

/** Files in an S3-compatible store, one object a key, by path-style addresses and signature version 4. */
export const createS3MediaStore = (options: S3Options): MediaStore => {
  const { endpoint, bucket, timeoutMs = 10_000, ...account } = options;
  // An answer of 5xx or 429 is asked for again twice, a moment later; a store that hangs is left after the time.
  const client = new AwsClient({ ...account, service: 's3', retries: 2 });
  const ask = async (key: string, init: RequestInit, good: readonly number[]): Promise<Response> => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const answer = await client
      .fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init })
      .catch((cause: unknown) => {
        throw new StoreFailure('the media store does not answer', { cause });
      });
    if (good.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new StoreFailure(`the media store answered ${answer.status}`);
  };

  return {
    async save(key, content) {
      if (!isMediaKey(key)) throw new TypeError('Not a media key');
      // The length must be known before the first byte is sent.
      const body = content instanceof Blob ? content : await toBlob(content);
      const patience = Math.max(timeoutMs, body.size / 100);
      const init = { method: 'PUT', body, signal: AbortSignal.timeout(patience) };
      await (await ask(key, init, [200, 201, 204])).body?.cancel();
      return { size: body.size };
    },
    async find(key) {
      if (!isMediaKey(key)) return undefined;
      const head = await ask(key, { method: 'HEAD' }, [200, 404]);
      if (head.status === 404) return undefined;
      return {
        size: Number(head.headers.get('content-length') ?? 0),
        modifiedAt: new Date(head.headers.get('last-modified') ?? 0),
        read: (range) => readLate(() => ask(key, { headers: rangeHeader(range) }, [200, 206])),
      };
    },
    async remove(key) {
      if (!isMediaKey(key)) return;
      await (await ask(key, { method: 'DELETE' }, [200, 204, 404])).body?.cancel();
    },
  };
};

const toBlob = (content: Uint8Array | ReadableStream<Uint8Array>): Promise<Blob> =>
  new Response(content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : content).blob();

const rangeHeader = (range: { start: number; end: number } | undefined): Record<string, string> =>
  range ? { range: `bytes=${range.start}-${range.end}` } : {};

/** Asks only when somebody begins to read. */
const readLate = (ask: () => Promise<Response>): ReadableStream<Uint8Array> => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>({
    pull: async (out) => {
      reader ??= (await ask()).body?.getReader();
      const part = await reader?.read();
      if (!part || part.done) out.close();
      else out.enqueue(part.value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
};
