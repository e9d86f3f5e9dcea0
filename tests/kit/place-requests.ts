import type { StatusId } from '#contract/repair/statuses.ts';
import { storeHistory } from '#demo/store-history.ts';
import type { TestServer } from '#kit/start-server.ts';
import { openStorageForCommand } from '#server/open-storage.ts';
import { importDevices } from './import-devices.ts';

/** Requests of a test's own beside the demo's, one device each: the trace numbers, in the order of the statuses. */
export const placeRequests = async (
  { dataDir, databaseUrl }: Pick<TestServer, 'dataDir'> & { databaseUrl?: string | undefined },
  statuses: readonly (0 | 1 | 2 | 4 | 100)[],
  firstTrace = 71_000_001,
): Promise<string[]> => {
  const devices = await importDevices({ dataDir, databaseUrl }, statuses.length);
  const storage = openStorageForCommand({ dataDir, databaseUrl });
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
