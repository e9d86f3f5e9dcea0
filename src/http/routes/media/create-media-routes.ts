import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { addressKeys } from '#features/limits/index.ts';
import {
  chooseFormat,
  findMediaFile,
  isMediaName,
  isPicture,
  isPictureWidth,
  type MediaFile,
  type PictureMaker,
} from '#features/media/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { readByteRange } from '../../byte-range.ts';
import { type Door, readMethods } from '../../door.ts';
import { etagMatches } from '../../etag.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { HttpRefusal } from '../../refusal.ts';
import { mediaPolicy } from '../../security-headers.ts';

const cacheControl = 'public, max-age=31536000, immutable';

/** `/media/…`: pictures, videos and manuals from the data folder. `?w=` asks for a picture of that width. */
export const createMediaDoor = ({
  root,
  bring,
  makePicture,
}: {
  root: string;
  /** Fetches a file from where all machines keep theirs; false when it is not there either. */
  bring?: ((name: string) => Promise<boolean>) | undefined;
  makePicture: PictureMaker;
}): Door => ({
  prefix: '/media',
  host: 'both',
  methods: readMethods,
  urgency: 2,
  waitsAside: true,
  handle: async (request, { clientAddress }) => {
    const url = new URL(request.url);
    const name = decodeURIComponent(url.pathname).slice('/media/'.length);
    const here = await findMediaFile(root, name);
    const isBrought = !here && isMediaName(name) && (await bring?.(name));
    const file = isBrought ? await findMediaFile(root, name) : here;
    if (!file) throw new AppError('not_found');
    const width = url.searchParams.get('w');
    if (width === null) return sendFile(request, file);
    const client = addressKeys(clientAddress).address;
    return sendPicture(request, file, { width, client }, makePicture);
  },
  refuse: ({ code, message, httpStatus, headers }) => jsonAnswer({ code, message }, httpStatus, headers),
});

const sendPicture = async (
  request: Request,
  file: MediaFile,
  wish: { width: string; client: string },
  makePicture: PictureMaker,
): Promise<Response> => {
  const width = /^\d{1,4}$/.test(wish.width) ? Number(wish.width) : 0;
  if (!isPicture(file.path) || !isPictureWidth(width)) throw new AppError('invalid_input');
  const format = chooseFormat(request.headers.get('accept'));
  const { path, size, etag } = await makePicture(file, { width, format, client: wish.client });
  const headers = mediaHeaders(`image/${format}`, etag);
  headers.set('vary', 'Accept');
  if (etagMatches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(size));
  return new Response(bodyOf(request, path), { headers });
};

const sendFile = (request: Request, file: MediaFile): Response => {
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
  });

const bodyOf = (
  request: Request,
  path: string,
  range?: { start: number; end: number },
): ReadableStream | null =>
  request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path, range)) as ReadableStream);
