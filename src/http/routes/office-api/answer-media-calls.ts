import type { MediaFile, mediaCalls } from '#contract/office/calls/media-calls.ts';
import {
  countFiles,
  deleteMedia,
  type LibraryDeps,
  listFiles,
  readMedia,
  type StoredFile,
  updateMedia,
  uploadMedia,
} from '#features/media/index.ts';
import type { OfficeAnswers } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const usualSize = 48;
/** Nobody pages further; counting stops here. */
const mostCounted = 1_000;
/** Of a search even less: whoever finds more than this wants another word. */
const mostCountedFound = 100;

export const mediaActions = { uploadMedia, updateMedia, deleteMedia };

/** The media library. */
export const answerMediaCalls = (deps: LibraryDeps): OfficeAnswers<keyof typeof mediaCalls> => {
  const { db } = deps.storage;
  return {
    listMedia: async ({ q, kind, address, withoutAlt, page = 1, size = usualSize }) => {
      const filter = { q, kind, address, withoutAlt: withoutAlt === '1' };
      const found = await listFiles(db, { ...filter, limit: size + 1, offset: (page - 1) * size });
      const total = await countFiles(db, filter, q ? mostCountedFound : mostCounted);
      return { total, hasMore: found.length > size, items: found.slice(0, size).map(toMediaFile) };
    },
    countMedia: async () => {
      const count = (filter: Parameters<typeof countFiles>[1]) => countFiles(db, filter, mostCounted);
      const [picture, pdf, video, withoutAlt] = await Promise.all([
        count({ kind: 'picture' }),
        count({ kind: 'pdf' }),
        count({ kind: 'video' }),
        count({ withoutAlt: true }),
      ]);
      return { picture, pdf, video, withoutAlt };
    },
    uploadMedia: async ({ upload, fileName }, { actor }) => {
      const name = readFileName(fileName);
      const file = await uploadMedia(deps, actor, { name, bytes: upload.bytes });
      return { ...toMediaFile(file), isKnown: file.isKnown };
    },
    getMedia: async ({ id }) => {
      const { uses, ...file } = await readMedia(db, id);
      return { ...toMediaFile(file), uses };
    },
    ...performActions(deps, { updateMedia }, async ({ id }) => toMediaFile(await readMedia(db, id))),
    ...performActions(deps, { deleteMedia }),
  };
};

/** Only shown and searched: the stored file is called by its content. */
const readFileName = (header: string | undefined): string => {
  try {
    return (
      decodeURIComponent(header ?? '')
        .replace(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
        .slice(0, 256) || 'بی‌نام'
    );
  } catch {
    return 'بی‌نام';
  }
};

const toMediaFile = (file: StoredFile): MediaFile => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  address: file.address,
  addressLow: file.address_low,
  width: file.width,
  height: file.height,
  pages: file.pages,
  bytes: file.bytes,
  alt: file.alt,
  poster: file.poster,
  by: file.by_name,
  createdAt: new Date(file.created_at).toISOString(),
});
