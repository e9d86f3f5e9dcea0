import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { listEditionRows } from './editions.repository.ts';
import { requireRow } from './read-draft.ts';

/** What was published of an item, newest first. Refused when there is no such item. */
export const listEditions = async (db: Db, item: ContentRef) => {
  await requireRow(db, item);
  return listEditionRows(db, item);
};
