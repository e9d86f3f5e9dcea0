import { existsSync } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTexts } from '#contract/office/media-limits.ts';
import { libraryPrefix } from '#features/content/index.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import type { LibraryDeps } from './library-deps.ts';
import { fileNames, libraryFolders, nameOfAddress } from './library-folders.ts';
import {
  findFileByHash,
  insertFile,
  lockFile,
  type NewFile,
  type StoredFile,
} from './media-files.repository.ts';
import { preparePicture } from './prepare-picture.ts';
import { noRoom, type ReceivedUpload } from './receive-upload.ts';

const gibibyte = 2 ** 30;

const readDisk = async (folder: string): Promise<{ free: number; whole: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
};

/** The whole way of a new file onto the disk, and into the store that machines share. */
export const placeFile = async (deps: LibraryDeps, upload: ReceivedUpload): Promise<Placed> => {
  try {
    const known = await findFileByHash(deps.storage.db, upload.hash);
    if (known && existsSync(join(deps.mediaRoot, ...nameOfAddress(known.address).split('/'))))
      return { known };
    const file = await putInPlace(upload, libraryFolders(deps.mediaRoot).library);
    await putFileIntoStore(deps, file);
    return known ? { known } : { file };
  } finally {
    await rm(upload.path, { force: true });
  }
};

type PlacedFile = Omit<NewFile, 'by_staff' | 'by_name' | 'name'>;
type Placed = { known: StoredFile; file?: undefined } | { known?: undefined; file: PlacedFile };

/** Names a placed file in the library. The same file again gives the entry it already has. */
export const addToLibrary = async (
  trx: Db,
  actor: ActionActor,
  name: string,
  { known, file }: Placed,
): Promise<{ row: StoredFile; isKnown: boolean }> => {
  if (known) {
    // Deleted since it was found: the file is sent again.
    if (!(await lockFile(trx, known.id))) throw new AppError('conflict');
    return { row: known, isKnown: true };
  }
  const by = { by_staff: actor.staffId, by_name: actor.name };
  const row = await insertFile(trx, { ...file, ...by, name: name.slice(0, 256) });
  if (row) return { row, isKnown: false };
  const existing = await findFileByHash(trx, file.hash);
  if (!existing) throw new AppError('conflict');
  return { row: existing, isKnown: true };
};

const putFileIntoStore = async (
  { putIntoStore }: LibraryDeps,
  { address, address_low }: PlacedFile,
): Promise<void> => {
  for (const one of [address, address_low]) {
    if (!one) continue;
    await putIntoStore?.(nameOfAddress(one)).catch((cause: unknown) => {
      const details = { text: mediaTexts.storeAway };
      throw new AppError('unavailable', { cause, retryAfterSeconds: 30, details });
    });
  }
};

export const requireFreeSpace = async (deps: LibraryDeps, folder: string): Promise<void> => {
  const { free, whole } = await (deps.readDisk ?? readDisk)(folder);
  if (free >= Math.max(gibibyte, whole / 10)) return;
  throw noRoom();
};

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
