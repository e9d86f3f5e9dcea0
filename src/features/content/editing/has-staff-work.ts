import type { Db } from '#storage/dialect.ts';
import { hasDraftOfStaff } from './drafts.repository.ts';
import { hasEditionOfStaff } from './editions.repository.ts';

/** Whether anybody of the staff has written here: a draft, or an edition. */
export const hasStaffWork = async (db: Db): Promise<boolean> =>
  (await hasDraftOfStaff(db)) || hasEditionOfStaff(db);
