import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTexts } from '#contract/office/media-limits.ts';
import { listUses } from '#features/content/index.ts';
import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { LibraryDeps } from './library-deps.ts';
import { nameOfAddress } from './library-folders.ts';
import * as files from './media-files.repository.ts';
import { listAddresses } from './read-media.ts';

type Deps = Pick<LibraryDeps, 'storage' | 'mediaRoot' | 'removeFromStore'>;

/** Deletes a file that nothing uses. A new use of it at the same moment waits, and is then refused. */
export const deleteMedia = staffAction({
  name: 'media.delete',
  permission: 'media.delete',
  prepare: async ({ deps }: PrepareContext<Deps>, { id }: { id: number }) => {
    const file = await files.findFile(deps.storage.db, id);
    return { since: Date.now(), addresses: file ? listAddresses(file) : [] };
  },
  run: async ({ trx }, { id }, { addresses }) => {
    const file = await files.lockFile(trx, id);
    if (!file) throw new AppError('not_found');
    const uses = await listUses(trx, addresses);
    const posters = await files.listPosterUses(trx, addresses);
    if (uses.length + posters.length > 0) {
      const text = mediaTexts.inUse(uses.length + posters.length);
      throw new AppError('conflict', { details: { reason: 'in_use', text, uses, posters } });
    }
    await files.deleteFile(trx, id);
    return {
      result: { id },
      audit: { subject: { kind: 'media', id }, from: { name: file.name }, to: null },
    };
  },
  // Without a row nobody can name the file; one that is left behind is removed by the next sweep.
  release: async (deps, { since, addresses }) => {
    const known = await files.listKnownHashes(deps.storage.db, addresses.map(nameOf));
    for (const address of addresses) {
      if (known.has(nameOf(address).slice(0, 32))) continue;
      const path = join(deps.mediaRoot, ...nameOfAddress(address).split('/'));
      // Taken in again since, although its new row may not be visible yet.
      if (((await stat(path).catch(() => undefined))?.ctimeMs ?? 0) >= since) continue;
      await rm(path, { force: true });
      await deps.removeFromStore?.(nameOfAddress(address)).catch(() => {});
    }
  },
});

const nameOf = (address: string): string => address.split('/').at(-1) ?? '';
