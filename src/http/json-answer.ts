import { etagMatches, etagOf } from './etag.ts';
import { type Answer, wholeAnswer } from './whole-answer.ts';

export const jsonAnswer = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  wholeAnswer(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** A JSON answer that caches may keep, with 304 for callers that already have it. */
export const cacheableJson = (request: Request, value: unknown, cacheControl: string): Answer => {
  const body = Buffer.from(JSON.stringify(value));
  const etag = etagOf(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return wholeAnswer(body, { headers });
};
