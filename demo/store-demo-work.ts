import type { Storage } from '#storage/dialect.ts';
import { assignDemoRepairs } from './assign-demo-repairs.ts';
import { storeDemoLabels } from './store-demo-labels.ts';
import { storeDemoMessages } from './store-demo-messages.ts';
import { storeDemoReports } from './store-demo-reports.ts';
import { storeDemoVisits } from './store-demo-visits.ts';

/** What the demo's people have done so far: it needs them and the repairs. */
export const storeDemoWork = async ({
  storage,
  appSecret,
}: {
  storage: Storage;
  appSecret: string;
}): Promise<void> => {
  await storeDemoMessages(storage);
  await storeDemoLabels({ storage, appSecret });
  await assignDemoRepairs(storage.db);
  await storeDemoReports(storage.db);
  await storeDemoVisits(storage.db);
};
