import { isMediaKey } from '#kernel/media-key.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';
import { createS3Caller, type S3Options } from './call-s3.ts';
import { listS3 } from './list-s3.ts';

export { StoreFailure } from './call-s3.ts';

/**
 * Files in an S3-compatible store, one object a key. With a `prefix` the keys lie below it; one that begins with a
 * dot cannot be reached by a store without a prefix, since no key may.
 */
export const createS3MediaStore = ({
  prefix = '',
  ...options
}: S3Options & { prefix?: string }): ListingMediaStore => {
  const ask = createS3Caller(options);
  const place = (key: string) => `/${prefix}${key}`;
  const defaultMs = options.timeoutMs ?? 10_000;

  return {
    async save(key, content) {
      if (!isMediaKey(key)) throw new TypeError('Not a media key');
      // The length must be known before the first byte is sent.
      const body = content instanceof Blob ? content : await toBlob(content);
      // A megabyte a second at least.
      const timeoutMs = defaultMs + body.size / 1_000;
      const answer = await ask(place(key), { method: 'PUT', body, good: [200, 201, 204], timeoutMs });
      await answer.body?.cancel();
      return { size: body.size };
    },
    async find(key) {
      if (!isMediaKey(key)) return undefined;
      const head = await ask(place(key), { method: 'HEAD', good: [200, 404] });
      if (head.status === 404) return undefined;
      return {
        size: Number(head.headers.get('content-length') ?? 0),
        modifiedAt: new Date(head.headers.get('last-modified') ?? 0),
        read: () => readLate(() => ask(place(key), { good: [200] })),
      };
    },
    async remove(key) {
      if (!isMediaKey(key)) return;
      const answer = await ask(place(key), { method: 'DELETE', good: [200, 204, 404] });
      await answer.body?.cancel();
    },
    async *list() {
      for await (const listed of listS3(ask, prefix)) if (isMediaKey(listed.key)) yield listed;
    },
  };
};

const toBlob = (content: Uint8Array | ReadableStream<Uint8Array>): Promise<Blob> =>
  new Response(content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : content).blob();

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
