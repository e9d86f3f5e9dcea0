import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTexts } from '#contract/office/media-limits.ts';
import { performAction, type StaffActor } from '#features/audit/index.ts';
import { listUsesOf, type Use } from '#features/content/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { nameOfAddress } from './library-folders.ts';
import * as files from './media-files.repository.ts';
import type { LibraryDeps } from './upload-media.ts';

const addressesOf = ({ address, address_low }: files.StoredFile): string[] =>
  address_low ? [address, address_low] : [address];

const nameOf = (address: string): string => address.split('/').at(-1) ?? '';

export const readMedia = async (db: Db, id: number): Promise<files.StoredFile & { uses: Use[] }> => {
  const file = await files.findFile(db, id);
  if (!file) throw new AppError('not_found');
  return { ...file, uses: await listUsesOf(db, addressesOf(file)) };
};

export type MediaChange = {
  name?: string | undefined;
  alt?: string | undefined;
  poster?: string | null | undefined;
};

/** Changes what the library says about a file. A poster is a picture of the library, and of films only. */
export const updateMedia = (
  deps: { storage: Storage },
  actor: StaffActor,
  { id, ...change }: MediaChange & { id: number },
): Promise<files.StoredFile> =>
  performAction(deps, actor, 'updateMedia', async (tx) => {
    const file = await files.lockFile(tx, id);
    if (!file) throw new AppError('not_found');
    const isGoodPoster =
      !change.poster || (file.kind === 'video' && (await files.findPosterPicture(tx, change.poster)));
    if (!isGoodPoster) {
      throw new AppError('invalid_input', { details: { fields: { poster: mediaTexts.poster } } });
    }
    const { name, alt, poster } = change;
    const result = await files.updateFile(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(alt === undefined ? {} : { alt }),
      ...(poster === undefined ? {} : { poster }),
    });
    const from = { name: file.name, alt: file.alt, poster: file.poster };
    return {
      result,
      audit: { action: 'media.update', subjectKind: 'media', subjectId: String(id), from, to: change },
    };
  });

/** Deletes a file that nothing uses. Whoever begins to use it at this moment waits, and then finds it gone. */
export const deleteMedia = async (
  deps: Pick<LibraryDeps, 'storage' | 'mediaRoot' | 'drop'>,
  actor: StaffActor,
  id: number,
): Promise<{ id: number }> => {
  const { addresses } = await performAction(deps, actor, 'deleteMedia', async (tx) => {
    const file = await files.lockFile(tx, id);
    if (!file) throw new AppError('not_found');
    const uses = await listUsesOf(tx, addressesOf(file));
    const posters = await files.listPosterUses(tx, addressesOf(file));
    if (uses.length + posters.length > 0) {
      const text = mediaTexts.inUse(uses.length + posters.length);
      throw new AppError('conflict', { details: { reason: 'in_use', text, uses, posters } });
    }
    await files.deleteFile(tx, id);
    const audit = {
      action: 'media.delete',
      subjectKind: 'media',
      subjectId: String(id),
      from: { name: file.name },
    };
    return { result: { addresses: addressesOf(file) }, audit };
  });
  // After the row is gone nobody can name the file; a file that stays behind is removed by the next sweep. A repeated
  // answer may come after the same file was taken in again: then it has a row, and stays.
  const known = await files.listKnownHashes(deps.storage.db, addresses.map(nameOf));
  for (const address of addresses) {
    if (known.has(nameOf(address).slice(0, 32))) continue;
    await rm(join(deps.mediaRoot, ...nameOfAddress(address).split('/')), { force: true });
    await deps.drop?.(nameOfAddress(address)).catch(() => {});
  }
  return { id };
};
