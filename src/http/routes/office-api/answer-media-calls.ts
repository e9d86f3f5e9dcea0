import type { MediaFile, mediaCalls } from '#contract/office/calls/media-calls.ts';
import {
  countMedia,
  cropMedia,
  deleteMedia,
  type LibraryDeps,
  listMedia,
  readMedia,
  replaceMedia,
  type StoredFile,
  updateMedia,
  uploadMedia,
} from '#features/media/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const defaultPageSize = 48;

export const mediaActions = { uploadMedia, updateMedia, cropMedia, replaceMedia, deleteMedia };

/** The media library. */
export const answerMediaCalls = (deps: LibraryDeps): AnswersFor<keyof typeof mediaCalls> => {
  const { db } = deps.storage;
  return {
    listMedia: async ({ withoutAlt, page = 1, size = defaultPageSize, ...filter }) => {
      const { items, ...rest } = await listMedia(db, {
        ...filter,
        withoutAlt: withoutAlt === '1',
        page,
        size,
      });
      return { ...rest, items: items.map(toMediaFile) };
    },
    countMedia: () => countMedia(db),
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
    ...performActions(deps, { cropMedia }, async (_, { id }) => toMediaFile(await readMedia(db, id))),
    ...performActions(deps, { replaceMedia, deleteMedia }),
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
  createdAt: toIso(file.created_at),
});
