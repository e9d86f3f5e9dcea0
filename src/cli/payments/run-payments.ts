import { parseArgs } from 'node:util';
import pino from 'pino';
import { readConfig } from '#config';
import {
  askAboutPayment,
  closeReview,
  findPayment,
  freshMemory,
  listEvents,
  listPayments,
  type Payment,
  type PaymentDeps,
  reconcilePayments,
  reportPayments,
} from '#features/payment/index.ts';
import { formatJalaliDateTime, parseJalaliDate, tehranDay } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { migrate } from '#storage/migrate.ts';
import { chooseGateway } from '../../server/choose-gateway.ts';
import { findOrMakeAppSecret } from '../../server/find-app-secret.ts';
import { openStorageForCommand } from '../../server/open-storage.ts';

const usage = `npm run payments -- list [--all]            unsettled payments and those that need a person; or all
npm run payments -- show ID                 one payment and everything that happened to it
npm run payments -- reconcile [ID]          ask the gateway now: whatever is due, or this one payment
npm run payments -- close ID --note TEXT    end the review of a payment after a person has looked at it
npm run payments -- report [--day DATE]     one day in figures; 1405/08/24 or 2026-11-15, today by default`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, day: { type: 'string' }, note: { type: 'string' } },
});
const [command, given] = positionals;
const id = /^\d{1,9}$/.test(given ?? '') ? Number(given) : undefined;

const config = readConfig();
const storage = openStorageForCommand(config);
await migrate(storage);
const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
const { isOn, port } = config.simulators;
const deps: PaymentDeps = {
  storage,
  appSecret: findOrMakeAppSecret(config),
  gateway: chooseGateway(config, { simulatorsUrl: isOn ? `http://127.0.0.1:${port}` : undefined, log }),
  returnUrl: () => `${config.publicOrigin ?? `http://localhost:${config.port}`}/payback`,
  alert: (what, facts) => log.error(facts, what),
  reportError: (err) => log.warn({ err }, 'payments could not be worked on'),
  // The server's own loops send and finish what is written here.
  nudgeOutbox: () => {},
  nudgeReconciler: () => {},
};

const write = (at: number | null): string => (at === null ? '' : formatJalaliDateTime(new Date(Number(at))));
const describe = (payment: Payment): string =>
  [
    payment.id,
    payment.state.padEnd(14),
    payment.traceNumber,
    formatRial(payment.amountRial),
    payment.reference ?? '-',
    write(payment.createdAt),
    payment.reason,
  ].join('\t');

const show = async (payment: Payment | undefined): Promise<number> => {
  if (!payment) return fail('there is no such payment');
  console.log(describe(payment));
  console.log(`authority ${payment.authority ?? '-'}, taken in hand ${payment.attempts} times`);
  for (const { at, actor, kind, detail } of await listEvents(storage.db, payment.id)) {
    console.log(
      `${new Date(at).toISOString()}  ${actor.padEnd(10)} ${kind.padEnd(16)} ${JSON.stringify(detail)}`,
    );
  }
  return 0;
};

const report = async (): Promise<number> => {
  const day = values.day ? (parseJalaliDate(values.day) ?? values.day) : tehranDay(new Date());
  const { ended, receivedRial, standing, oldestUnsettled } = await reportPayments({ storage }, day);
  console.log(`${day} (${write(Date.parse(`${day}T08:00:00Z`)).replace(/،.*$/, '')})`);
  for (const { state, count, sumRial } of ended) console.log(`  ${state}\t${count}\t${formatRial(sumRial)}`);
  console.log(`  received\t\t${formatRial(receivedRial)}`);
  console.log('all payments');
  for (const { state, count, sumRial } of standing)
    console.log(`  ${state}\t${count}\t${formatRial(sumRial)}`);
  if (oldestUnsettled) {
    console.log(`oldest unsettled: ${oldestUnsettled.id}, since ${write(oldestUnsettled.createdAt)}`);
  }
  return 0;
};

const reconcile = async (): Promise<number> => {
  if (given !== undefined) return id === undefined ? fail(usage) : show(await askAboutPayment(deps, id));
  const round = await reconcilePayments(deps, freshMemory());
  if (!round) return fail('another process is reconciling; look again in a minute');
  console.log(`${round.listed} found in the gateway’s list, ${round.worked} asked about`);
  return 0;
};

const fail = (why: string): number => {
  console.error(why);
  return 1;
};

const run = async (): Promise<number> => {
  switch (command) {
    case 'list': {
      const states = [
        'created',
        'started',
        'returned',
        'verifying',
        'needs_review',
        'duplicate_paid',
      ] as const;
      const filter = { states: values.all ? undefined : states, most: 1_000 };
      for (const payment of await listPayments(storage.db, filter)) console.log(describe(payment));
      return 0;
    }
    case 'show':
      return id === undefined ? fail(usage) : show(await findPayment(storage.db, id));
    case 'reconcile':
      return reconcile();
    case 'close': {
      if (id === undefined || !values.note) return fail(usage);
      const closed = await closeReview({ storage }, { id, note: values.note });
      return closed ? show(closed) : fail('this payment is not in review');
    }
    case 'report':
      return report();
    default:
      return fail(usage);
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  process.exitCode = fail(error instanceof RangeError ? error.message : String(error));
} finally {
  await storage.close();
}
