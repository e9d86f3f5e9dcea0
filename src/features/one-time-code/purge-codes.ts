import type { Storage } from '#storage/dialect.ts';
import { deleteOldMarks } from './browser-mark.repository.ts';
import { deleteOldChallenges } from './challenge.repository.ts';
import { deleteOldLabSessions } from './lab-session.repository.ts';
import { deleteOldSessions } from './session.repository.ts';

/** Removes codes and sessions a day after their end, and marks of browsers that were unused for long. */
export const purgeCodes = async ({ storage: { db } }: { storage: Storage }): Promise<void> => {
  await deleteOldChallenges(db);
  await deleteOldMarks(db);
  await deleteOldSessions(db);
  await deleteOldLabSessions(db);
};
