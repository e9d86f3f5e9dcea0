import { bytesAnswer } from './bytes-answer.ts';
import { etagMatches, makeEtag } from './etag.ts';

export const jsonAnswer = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  bytesAnswer(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** A JSON answer that caches may keep, with 304 for callers that already have it. */
export const cacheableJson = (request: Request, value: unknown, cacheControl: string): Response => {
  const body = Buffer.from(JSON.stringify(value));
  const etag = makeEtag(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return bytesAnswer(body, { headers });
};
