import { createRepairClient, type RepairClient } from '#contract/repair/client.ts';
import { getBrowserCall } from './browser-call.ts';

/** The repair API as this page calls it: in time, and guarded against other sites. */
export const createPageClient = (): RepairClient => {
  const { read, change } = getBrowserCall();
  return createRepairClient({ fetch: read, guardedFetch: change, origin: window.location.origin });
};
