import type { CallTable } from '#contract/call.ts';
import { createRepairClientOf } from '#contract/repair/client.ts';
import { getBrowserCall } from './browser-call.ts';

/** Calls of the repair API as this page makes them: in time, and guarded against other sites. */
export const createPageClient = <Calls extends CallTable>(calls: Calls) => {
  const { read, change } = getBrowserCall();
  return createRepairClientOf(calls, { fetch: read, guardedFetch: change, origin: window.location.origin });
};
