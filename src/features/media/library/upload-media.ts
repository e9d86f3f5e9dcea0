import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTexts } from '#contract/office/media-limits.ts';
import { type PrepareContext, staffAction } from '#features/audit/index.ts';
import { libraryPrefix } from '#features/content/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import type { LibraryDeps } from './library-deps.ts';
import { fileNames, libraryFolders, nameOfAddress } from './library-folders.ts';
import { findFileByHash, insertFile, type NewFile } from './media-files.repository.ts';
import { preparePicture } from './prepare-picture.ts';
import { noRoom, type ReceivedUpload, receiveUpload } from './receive-upload.ts';

const gibibyte = 2 ** 30;

export const readDisk = async (folder: string): Promise<{ free: number; whole: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
};

/** Takes one file into the library. The same file again gives the entry it already has. */
export const uploadMedia = staffAction({
  name: 'media.upload',
  permission: 'media.write',
  ignoresKey: true,
  prepare: async (
    { deps, actor }: PrepareContext<LibraryDeps>,
    { bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
  ) => {
    const { library, parts } = libraryFolders(deps.mediaRoot);
    await requireWithinLimits(deps, [{ rule: limitRules.uploadPerStaff, key: String(actor.staffId) }]);
    await mkdir(library, { recursive: true });
    const requireRoom = () => requireFreeSpace(deps, library);
    await requireRoom();
    const upload = await receiveUpload(parts, bytes, requireRoom);
    try {
      const known = await findFileByHash(deps.storage.db, upload.hash);
      if (known) return { known };
      const file = await putInPlace(upload, library);
      await shareFile(deps, file);
      return { file };
    } finally {
      await rm(upload.path, { force: true });
    }
  },
  run: async ({ trx, actor }, { name }, { known, file }) => {
    if (known) return { result: { ...known, isKnown: true }, audit: [] };
    const by = { by_staff: actor.staffId, by_name: actor.name };
    const row = await insertFile(trx, { ...file, ...by, name: name.slice(0, 256) });
    if (row) {
      const audit = { subject: { kind: 'media', id: row.id }, from: null, to: { name: row.name } } as const;
      return { result: { ...row, isKnown: false }, audit };
    }
    const existing = await findFileByHash(trx, file.hash);
    if (!existing) throw new AppError('conflict');
    return { result: { ...existing, isKnown: true }, audit: [] };
  },
});

const shareFile = async ({ share }: LibraryDeps, { address, address_low }: PlacedFile): Promise<void> => {
  for (const one of [address, address_low]) {
    if (!one) continue;
    await share?.(nameOfAddress(one)).catch((cause: unknown) => {
      const details = { text: mediaTexts.storeAway };
      throw new AppError('unavailable', { cause, retryAfterSeconds: 30, details });
    });
  }
};

const requireFreeSpace = async (deps: LibraryDeps, folder: string): Promise<void> => {
  const { free, whole } = await (deps.readDisk ?? readDisk)(folder);
  if (free >= Math.max(gibibyte, whole / 10)) return;
  throw noRoom();
};

type PlacedFile = Omit<NewFile, 'by_staff' | 'by_name' | 'name'>;

/** The names appear only when the files are whole; a file of the same content is the same file. */
const putInPlace = async (upload: ReceivedUpload, library: string): Promise<PlacedFile> => {
  const { hash, kind, bytes } = upload;
  const names = fileNames(hash, upload.type);
  const folder = join(library, names.folder);
  await mkdir(folder, { recursive: true });
  const address = (name: string) => `${libraryPrefix}${names.folder}/${name}`;
  const file = { hash, kind, bytes, width: null, height: null, pages: null };
  if (kind !== 'picture') {
    const pages = kind === 'pdf' ? await countPdfPages(upload.path) : null;
    await rename(upload.path, join(folder, names.whole));
    return { ...file, pages, address: address(names.whole), address_low: null };
  }
  const [large, small] = [`${upload.path}-high.part`, `${upload.path}-low.part`];
  try {
    const made = await preparePicture(upload.path, { large, small });
    await rename(small, join(folder, names.small));
    await rename(large, join(folder, names.large));
    return { ...file, ...made, address: address(names.large), address_low: address(names.small) };
  } finally {
    await rm(large, { force: true });
    await rm(small, { force: true });
  }
};
