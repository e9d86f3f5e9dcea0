import { editingTexts } from '#contract/office/editing-texts.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { libraryPrefix } from './list-linked-addresses.rules.ts';

/**
 * Refuses a document that shows a file the library does not hold, and keeps the files it shows from being deleted
 * until the transaction ends: deleting one locks the same row first.
 */
export const requireLibraryFiles = async (trx: Db, targets: readonly string[]): Promise<void> => {
  const wanted = targets.filter((target) => target.startsWith(libraryPrefix));
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom('media_file')
    .select(['address', 'address_low'])
    .where((eb) => eb.or([eb('address', 'in', wanted), eb('address_low', 'in', wanted)]))
    .forShare()
    .execute();
  const known = new Set(rows.flatMap(({ address, address_low }) => [address, address_low]));
  const missing = wanted.filter((target) => !known.has(target));
  if (missing.length > 0)
    throw new AppError('conflict', {
      details: { reason: 'media_missing', text: editingTexts.mediaMissing, missing },
    });
};

/** The picture that the library shows before a film plays. */
export const findPosterOf = async (db: Db, address: string): Promise<string | null> => {
  const row = await db
    .selectFrom('media_file')
    .select('poster')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.poster ?? null;
};
