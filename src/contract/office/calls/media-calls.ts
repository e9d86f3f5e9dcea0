import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { mediaKinds } from '../content-filters.ts';
import { mediaLimits } from '../media-limits.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { SearchText } from '../office-values.ts';
import { ContentUse } from './content-shapes.ts';

/** `address` is the large picture, the paper or the film; `addressLow` the small picture of the same upload. */
export const MediaFile = z.object({
  id: z.int(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  address: z.string(),
  addressLow: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  pages: z.int().nullable(),
  bytes: z.int(),
  alt: z.string(),
  poster: z.string().nullable(),
  by: z.string(),
  createdAt: z.string(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** `isKnown`: the library had this very file already; nothing new was made. */
export const UploadedFile = MediaFile.extend({ isKnown: z.boolean() });
export type UploadedFile = z.infer<typeof UploadedFile>;

const params = z.object({ id: wireInteger(1, 268_435_455) });
const tag = 'media';

export const mediaCalls = defineOfficeCalls({
  listMedia: {
    method: 'get',
    path: '/media',
    tag,
    permission: 'media.read',
    summary: 'Files of the library, the newest first; `address` finds the one that a text shows',
    query: z.object({
      q: SearchText.optional(),
      kind: z.enum(mediaKinds).optional(),
      address: z.string().max(400).optional(),
      withoutAlt: z.enum(['0', '1']).optional(),
      page: wireInteger(1, 10_000).optional(),
      size: wireInteger(1, 100).optional(),
    }),
    result: z.object({ total: z.int(), hasMore: z.boolean(), items: z.array(MediaFile) }),
  },
  countMedia: {
    method: 'get',
    path: '/media/counts',
    tag,
    permission: 'media.read',
    summary:
      'How many files of each kind there are, and pictures without alternative text; counting stops at 1000',
    result: z.object({ picture: z.int(), pdf: z.int(), video: z.int(), withoutAlt: z.int() }),
  },
  uploadMedia: {
    method: 'post',
    path: '/media',
    tag,
    summary: 'One file as the body; its type is judged by its content',
    description:
      'JPEG, PNG, WebP, PDF, MP4 or WebM. `X-File-Name` carries the name, percent-encoded. The same file again gives the same entry.',
    headers: { fileName: 'x-file-name' },
    upload: {
      types: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'application/pdf',
        'video/mp4',
        'video/webm',
        'application/octet-stream',
      ],
      maxBytes: mediaLimits.video,
    },
    result: UploadedFile,
    refusals: ['unsupported_type', 'too_large', 'too_many', 'unavailable'],
  },
  getMedia: {
    method: 'get',
    path: '/media/{id}',
    tag,
    permission: 'media.read',
    summary: 'A file with every place that uses it',
    params,
    result: MediaFile.extend({ uses: z.array(ContentUse) }),
    refusals: ['not_found'],
  },
  updateMedia: {
    method: 'put',
    path: '/media/{id}',
    tag,
    summary: 'Name, alternative text, and the poster of a video: a picture of the library',
    params,
    body: z.strictObject({
      name: z.string().trim().min(1).max(256).optional(),
      alt: z.string().trim().max(512).optional(),
      poster: z.string().max(400).nullable().optional(),
    }),
    result: MediaFile,
    refusals: ['not_found', 'conflict'],
  },
  cropMedia: {
    method: 'post',
    path: '/media/{id}/crop',
    tag,
    summary: 'A new picture of a part of this one, measured in pixels of the large picture',
    params,
    body: z.strictObject({
      left: z.int().min(0).max(mediaLimits.side),
      top: z.int().min(0).max(mediaLimits.side),
      width: z.int().min(mediaLimits.crop).max(mediaLimits.side),
      height: z.int().min(mediaLimits.crop).max(mediaLimits.side),
    }),
    result: MediaFile,
    refusals: ['not_found', 'unsupported_type', 'too_large', 'too_many', 'unavailable'],
  },
  replaceMedia: {
    method: 'post',
    path: '/media/{id}/replace',
    tag,
    summary: 'Shows another file of the same kind wherever the site or a draft shows this one',
    description: 'Editions and waiting plans keep this file, and it stays in the library.',
    params,
    body: z.strictObject({ by: z.int().min(1).max(268_435_455) }),
    result: z.object({ id: z.int(), places: z.int() }),
    refusals: ['not_found', 'conflict'],
  },
  deleteMedia: {
    method: 'delete',
    path: '/media/{id}',
    tag,
    summary: 'Deletes a file that nothing uses; 409 names the places that do in `uses`',
    params,
    result: z.object({ id: z.int() }),
    refusals: ['not_found', 'conflict'],
  },
});
