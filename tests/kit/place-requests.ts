import { importDevices } from './import-devices.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';
import { storeRequest } from './store-request.ts';

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
    await storeRequest(storage, {
      serial: devices[at]?.serial ?? '',
      traceNumber,
      statusId: status,
      isDeclared: status !== 0 && status !== 100,
    });
    codes.push(traceNumber);
  }
  await storage.close();
  return codes;
};
