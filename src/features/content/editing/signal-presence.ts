import type { StaffActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { findState } from './drafts.repository.ts';
import { dropOldPresence, listOthersPresent, putPresence } from './presence.repository.ts';

/** Notes that somebody has an item open, and names the other staff who have it open too. */
export const signalPresence = async (
  db: Db,
  { staffId, name }: Pick<StaffActor, 'staffId' | 'name'>,
  { kind, id }: ContentRef,
): Promise<{ others: string[] }> => {
  const item = { kind, id };
  if ((await findState(db, item)) === undefined) throw new AppError('not_found');
  await dropOldPresence(db);
  await putPresence(db, item, { staffId, name });
  return { others: await listOthersPresent(db, item, staffId) };
};
