import { createInterface } from 'node:readline';
import { freshMemory, reconcilePayments, verifyPayment } from '#features/payment/index.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/**
 * A process that verifies the payments it is told of, to be killed at any moment. Its words: an authority on a line
 * of its input, or `reconcile`. It says `ready` first and `done` after each.
 */
const [place = '', bankUrl = ''] = process.argv.slice(2);
const storage = place.startsWith('postgres:') ? openPostgres(place, () => {}) : openSqlite(place);
const deps = makePaymentDeps(storage, { url: bankUrl });
await storage.ping();
console.log('ready');

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'reconcile') await reconcilePayments(deps, freshMemory());
  else await verifyPayment(deps, { authority: line, clientAddress: `2001:db8:${line.slice(-4)}::1` });
  console.log('done');
}
await storage.close();
