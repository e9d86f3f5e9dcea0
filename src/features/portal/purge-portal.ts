import { deleteOldChallenges, deleteOldMarks, deleteOldSessions } from '#features/one-time-code/index.ts';
import type { Storage } from '#storage/dialect.ts';

/** Removes codes and sessions a day after their end. Requests stay: they are the device's history. */
export const purgeRepair = async ({ storage: { db } }: { storage: Storage }): Promise<void> => {
  await deleteOldChallenges(db);
  await deleteOldMarks(db);
  await deleteOldSessions(db);
};
