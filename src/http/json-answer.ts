import { createHash } from 'node:crypto';

/** A strong ETag for these very bytes. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether the caller already holds what it asks for. Weak and strong tags compare alike for GET. */
export const isHeldBy = (request: Request, etag: string): boolean => {
  const held = request.headers.get('if-none-match');
  if (!held) return false;
  return held.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
};

export const jsonAnswer = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** A JSON answer that caches may keep, with 304 for callers that already have it. */
export const cacheableJson = (request: Request, value: unknown, cacheControl: string): Response => {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };
  if (isHeldBy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
};
