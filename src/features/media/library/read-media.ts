import { listUses, type Use } from '#features/content/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { findFile, type StoredFile } from './media-files.repository.ts';

export const listAddresses = ({ address, address_low }: StoredFile): string[] =>
  address_low ? [address, address_low] : [address];

export const readMedia = async (db: Db, id: number): Promise<StoredFile & { uses: Use[] }> => {
  const file = await findFile(db, id);
  if (!file) throw new AppError('not_found');
  return { ...file, uses: await listUses(db, listAddresses(file)) };
};
