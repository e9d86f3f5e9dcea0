import { antiForgeryHeader } from './anti-forgery.ts';
import type { BrowserCall } from './browser-call.ts';

type Upload = {
  address: string;
  body: Blob;
  headers: Readonly<Record<string, string>>;
  /** From 0 to 1, as bytes leave. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
};

/**
 * Posts one file and reports progress, which `fetch` cannot do for uploads. A stale token is renewed once and the file
 * sent again, as with any other call. It rejects when no answer came or the signal ended it.
 *
 * @example const answer = await sendWithProgress(browserCall, { address, body: file, headers });
 */
export const sendWithProgress = (
  { withToken }: Pick<BrowserCall, 'withToken'>,
  { address, body, headers, onProgress, signal, timeoutMs = 0 }: Upload,
): Promise<Response> =>
  withToken(
    (token) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const request = new XMLHttpRequest();
        request.open('POST', address);
        for (const [name, value] of Object.entries({ ...headers, [antiForgeryHeader]: token }))
          request.setRequestHeader(name, value);
        request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
        request.onload = () => resolve(toResponse(request));
        request.onerror = request.onabort = request.ontimeout = reject;
        request.timeout = timeoutMs;
        signal?.addEventListener('abort', () => request.abort(), { once: true });
        request.send(body);
      }),
  );

/** The answer as `fetch` would give it. */
const toResponse = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const [, name = '', value = ''] of request.getAllResponseHeaders().matchAll(/^([\w-]+): *(.*)$/gm))
    headers.append(name, value);
  // `Response` refuses a body, even an empty one, for statuses that have none.
  return new Response(request.responseText || null, { status: request.status, headers });
};
