import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { addressKeys } from '#features/limits/index.ts';
import {
  chooseFormat,
  type FileOnDisk,
  findMediaFile,
  isMediaName,
  isPicture,
  isPictureWidth,
  type PictureMaker,
} from '#features/media/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { App } from '../../app-env.ts';
import { readByteRange } from '../../byte-range.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { etagMatches } from '../../etag.ts';
import { readOnly } from '../../middleware/allow-methods.ts';
import { HttpRefusal } from '../../refusal.ts';
import { refusePlainly } from '../../refuse-errors.ts';
import { mediaPolicy } from '../../security-policy.ts';

const cacheControl = 'public, max-age=31536000, immutable';

type MediaRouteDeps = {
  root: string;
  /** Fetches a file from where all machines keep theirs; false when it is not there either. */
  fetchFromStore?: ((name: string) => Promise<boolean>) | undefined;
  makePicture: PictureMaker;
};

/** `/media/…`: pictures, videos and manuals from the data folder. `?w=` asks for a picture of that width. */
export const createMediaRoutes = (common: RouteGroupDeps, deps: MediaRouteDeps): App =>
  createRouteGroup(common, { name: 'media', urgency: 2, excludedFromLoad: true, refuse: refusePlainly })
    .use(readOnly)
    .get('/:name{.+}', async (c) => {
      const file = await findFile(deps, c.req.param('name'));
      if (!file) throw new AppError('not_found');
      const width = c.req.query('w');
      if (width === undefined) return sendFile(c.req.raw, file);
      const client = addressKeys(c.env.clientAddress).address;
      return sendPicture(c.req.raw, file, { width, client }, deps.makePicture);
    })
    .all('*', notFound);

const findFile = async (
  { root, fetchFromStore }: MediaRouteDeps,
  name: string,
): Promise<FileOnDisk | undefined> => {
  const here = await findMediaFile(root, name);
  const isFetched = !here && isMediaName(name) && (await fetchFromStore?.(name));
  return isFetched ? findMediaFile(root, name) : here;
};

const sendPicture = async (
  request: Request,
  file: FileOnDisk,
  asked: { width: string; client: string },
  makePicture: PictureMaker,
): Promise<Response> => {
  const width = /^\d{1,4}$/.test(asked.width) ? Number(asked.width) : 0;
  if (!isPicture(file.path) || !isPictureWidth(width)) throw new AppError('invalid_input');
  const format = chooseFormat(request.headers.get('accept'));
  const { path, size, etag } = await makePicture(file, { width, format, client: asked.client });
  const headers = mediaHeaders(`image/${format}`, etag);
  headers.set('vary', 'Accept');
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(size));
  return new Response(bodyOf(request, path), { headers });
};

const sendFile = (request: Request, file: FileOnDisk): Response => {
  const etag = `"${file.size.toString(36)}-${file.modifiedAt.toString(36)}"`;
  const headers = mediaHeaders(file.type, etag);
  headers.set('accept-ranges', 'bytes');
  if (file.type === 'application/pdf') {
    headers.set('content-disposition', `attachment; filename="${basename(file.path)}"`);
  }
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  // A range of another version of the file would join two files into one.
  const condition = request.headers.get('if-range');
  const asked = readByteRange(
    condition && condition !== etag ? null : request.headers.get('range'),
    file.size,
  );
  if (asked.kind === 'unsatisfiable') {
    throw new HttpRefusal('invalid_input', 416, { 'content-range': `bytes */${file.size}` });
  }
  if (asked.kind === 'whole') {
    headers.set('content-length', String(file.size));
    return new Response(bodyOf(request, file.path), { headers });
  }
  const { start, end } = asked.range;
  headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(bodyOf(request, file.path, asked.range), { status: 206, headers });
};

const mediaHeaders = (type: string, etag: string): Headers =>
  new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    etag,
    'content-security-policy': mediaPolicy,
    'cross-origin-resource-policy': 'same-site',
  });

const bodyOf = (
  request: Request,
  path: string,
  range?: { start: number; end: number },
): ReadableStream | null =>
  request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path, range)) as ReadableStream);
