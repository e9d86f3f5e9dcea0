import type { StatusId } from '#contract/repair/statuses.ts';
import { storeHistory } from '#demo/store-history.ts';
import { importDevices } from './import-devices.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';

/** Requests of a test's own beside the demo's, one device each: the trace numbers, in the order of the statuses. */
export const placeRequests = async (
  place: ServerDatabase,
  statuses: readonly (0 | 1 | 2 | 4 | 100)[],
  firstTrace = 71_000_001,
): Promise<string[]> => {
  const devices = await importDevices(place, statuses.length);
  const storage = openServerDatabase(place);
  const codes: string[] = [];
  for (const [at, status] of statuses.entries()) {
    const traceNumber = String(firstTrace + at);
    const path: StatusId[] = status === 100 ? [0, 100] : ([0, 1, 2, 3, 4] as const).slice(0, status + 1);
    await storeHistory(storage.db, {
      serialKey: devices[at]?.serial.replace('-', '') ?? '',
      traceNumber,
      issueDescription: 'دستگاه روشن نمی‌شود و بوق می‌زند.',
      repairInPlace: false,
      isDeclared: status !== 0 && status !== 100,
      moves: path.map((to, step) => ({
        from: path[step - 1] ?? null,
        to,
        at: Date.now() - 60_000 + step,
        by: 'desk',
        note: status === 100 && to === 100 ? 'مشتری منصرف شد' : null,
      })),
    });
    codes.push(traceNumber);
  }
  await storage.close();
  return codes;
};
