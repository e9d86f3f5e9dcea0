import { AppError } from '#kernel/app-error.ts';
import type { Door } from '../../door.ts';
import { isHeldBy, jsonAnswer } from '../../json-answer.ts';
import { HttpRefusal } from '../../refusal.ts';
import type { SiteFiles } from './read-site-files.ts';

/** The files of the built site. They are served from a map made at start, so no path ever reaches the disk. */
export const createAssetsDoor = (files: SiteFiles): Door => ({
  prefix: '/assets',
  handle: (request) => {
    if (request.method === 'POST') throw new HttpRefusal('method_not_allowed', 405, { allow: 'GET, HEAD' });
    const answer = answerSiteFile(request, files);
    if (!answer) throw new AppError('not_found');
    return answer;
  },
  refuse: ({ code, message, httpStatus, headers }) => jsonAnswer({ code, message }, httpStatus, headers),
});

/** The file of that very path, in the best encoding the browser takes; nothing when there is none. */
export const answerSiteFile = (request: Request, files: SiteFiles): Response | undefined => {
  const file = files.get(new URL(request.url).pathname);
  if (!file) return undefined;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: file.etag,
    vary: 'Accept-Encoding',
  });
  if (isHeldBy(request, file.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : file.plain;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body?.byteLength ?? 0));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body ?? []), { headers });
};
