import type { Db } from '#storage/dialect.ts';
import { listUsesOf, type Use } from './content-documents.repository.ts';

/** The content that shows any of these files or leads to any of these pages. */
export const listUses = (db: Db, addresses: readonly string[]): Promise<Use[]> => listUsesOf(db, addresses);
