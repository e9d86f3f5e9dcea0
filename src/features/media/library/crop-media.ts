import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaTexts } from '#contract/office/media-limits.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { LibraryDeps } from './library-deps.ts';
import { libraryFolders, nameOfAddress } from './library-folders.ts';
import { findFile, type StoredFile, updateFile } from './media-files.repository.ts';
import { addToLibrary, placeFile, requireFreeSpace } from './place-file.ts';
import { isOutOfRoom, noRoom, partName, type ReceivedUpload } from './receive-upload.ts';

/** In pixels of the large picture. */
type CropBox = { left: number; top: number; width: number; height: number };

/** Makes a new picture of a part of one; that one stays. The same part again gives the same entry. */
export const cropMedia = staffAction({
  name: 'media.crop',
  permission: 'media.write',
  prepare: async ({ deps, actor }: PrepareContext<LibraryDeps>, { id, ...box }: CropBox & { id: number }) => {
    await requireWithinLimits(deps, [{ rule: limitRules.uploadPerStaff, key: String(actor.staffId) }]);
    const source = await findFile(deps.storage.db, id);
    if (!source) throw new AppError('not_found');
    if (source.kind !== 'picture' || !isInside(box, source)) {
      throw new AppError('invalid_input', { details: { text: mediaTexts.cropOutside } });
    }
    const { library } = libraryFolders(deps.mediaRoot);
    await mkdir(library, { recursive: true });
    await requireFreeSpace(deps, library);
    const placed = await placeFile(deps, await cutOut(deps, source, box));
    return { source, placed };
  },
  run: async ({ trx, actor }, { id, ...box }, { source, placed }) => {
    const { row, isKnown } = await addToLibrary(trx, actor, source.name, placed);
    if (isKnown) return { result: { id: row.id }, audit: [] };
    if (source.alt) await updateFile(trx, row.id, { alt: source.alt });
    const audit = {
      subject: { kind: 'media', id: row.id },
      from: { id, name: source.name },
      to: box,
    } as const;
    return { result: { id: row.id }, audit };
  },
});

const isInside = (box: CropBox, { width, height }: StoredFile): boolean =>
  box.left + box.width <= (width ?? 0) && box.top + box.height <= (height ?? 0);

/** Cut without loss; what is stored is drawn from it as from every upload. */
const cutOut = async (deps: LibraryDeps, { address }: StoredFile, box: CropBox): Promise<ReceivedUpload> => {
  const name = nameOfAddress(address);
  const source = join(deps.mediaRoot, ...name.split('/'));
  const isHere = await stat(source).then(
    () => true,
    () => deps.fetchFromStore?.(name),
  );
  if (!isHere) throw new AppError('not_found');
  const bytes = await sharp(source).extract(box).webp({ lossless: true, effort: 1 }).toBuffer();
  const { parts } = libraryFolders(deps.mediaRoot);
  await mkdir(parts, { recursive: true });
  const path = join(parts, partName());
  await writeFile(path, bytes, { mode: 0o600 }).catch((error: unknown) => {
    throw isOutOfRoom(error) ? noRoom(error) : error;
  });
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { path, hash, bytes: bytes.length, type: 'webp', kind: 'picture' };
};
