import pino from 'pino';
import {
  closePayment,
  createReconcilerMemory,
  findPaymentStory,
  inquireNow,
  listPayments,
  type Payment,
  type PaymentDeps,
  reconcilePayments,
  reportPayments,
} from '#features/payment/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { formatJalaliDateTime, parseJalaliDate, tehranDay } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { toIso } from '#kernel/to-iso.ts';
import { chooseGateway } from '#server/choose-gateway.ts';
import type { Db } from '#storage/dialect.ts';
import { type Tools, WrongValue } from '../command.ts';
import type { Installation } from '../open-installation.ts';

export const printPayments = async ({ print, open }: Tools, isAll: boolean): Promise<void> => {
  const { storage } = await open();
  for await (const payment of listPayments(storage.db, { isAll })) print(describe(payment));
};

export const printPayment = async ({ print, open }: Tools, given: string): Promise<void> => {
  const id = requireId(given);
  const { storage } = await open();
  await printStory(print, storage.db, id);
};

export const reconcile = async ({ print, open }: Tools, given: string | undefined): Promise<void> => {
  const id = given === undefined ? undefined : requireId(given);
  const deps = makeDeps(await open());
  if (id !== undefined) {
    await inquireNow(deps, id);
    return printStory(print, deps.storage.db, id);
  }
  const round = await reconcilePayments(deps, createReconcilerMemory());
  if (!round) throw new Error('another process is reconciling; look again in a minute');
  print(`${round.listed} found in the gateway’s list, ${round.worked} asked about`);
};

export const closeByDesk = async (
  { print, open }: Tools,
  given: string,
  note: string | undefined,
): Promise<void> => {
  const id = requireId(given);
  if (!note) throw new WrongValue('--note is missing');
  const { storage } = await open();
  const story = await findPaymentStory(storage.db, id);
  if (story?.payment.state !== 'needs_review') throw new Error('this payment is not in review');
  await closePayment({ storage }, commandActor('azma payments'), { id, note });
  await printStory(print, storage.db, id);
};

export const printReport = async ({ print, open }: Tools, given: string | undefined): Promise<void> => {
  const day = given ? requireDay(given) : tehranDay(new Date());
  const { storage } = await open();
  const { ended, receivedRial, ofAllDays, oldestUnsettled } = await reportPayments({ storage }, day);
  const printSums = (sums: typeof ended) => {
    for (const { state, count, sumRial } of sums) print(`  ${state}\t${count}\t${formatRial(sumRial)}`);
  };
  print(`${day} (${write(Date.parse(`${day}T08:00:00Z`)).replace(/،.*$/, '')})`);
  printSums(ended);
  print(`  received\t\t${formatRial(receivedRial)}`);
  print('all payments');
  printSums(ofAllDays);
  if (oldestUnsettled) {
    print(`oldest unsettled: ${oldestUnsettled.id}, since ${write(oldestUnsettled.createdAt)}`);
  }
};

const printStory = async (print: Tools['print'], db: Db, id: number): Promise<void> => {
  const story = await findPaymentStory(db, id);
  if (!story) throw new Error('there is no such payment');
  const { payment, events } = story;
  print(describe(payment));
  print(`authority ${payment.authority ?? '-'}, taken in hand ${payment.allTries} times`);
  for (const { at, actor, kind, detail } of events) {
    print(`${toIso(at)}  ${actor.padEnd(10)} ${kind.padEnd(16)} ${JSON.stringify(detail)}`);
  }
};

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

const write = (at: number | null): string => (at === null ? '' : formatJalaliDateTime(new Date(at)));

const requireId = (given: string): number => {
  if (!/^\d{1,9}$/.test(given)) throw new WrongValue('ID is the number of a payment, as list shows it');
  return Number(given);
};

const requireDay = (given: string): string => {
  const day = parseJalaliDate(given) ?? given;
  try {
    tehranDayRange(day);
  } catch {
    throw new WrongValue('--day is a date, such as 1405/08/24 or 2026-11-15');
  }
  return day;
};

const makeDeps = ({ storage, config, appSecret }: Installation): PaymentDeps => {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const { isOn, port } = config.simulators;
  return {
    storage,
    appSecret: appSecret(),
    gateway: chooseGateway(config, { simulatorsUrl: isOn ? `http://127.0.0.1:${port}` : undefined, log }),
    onlineMaxRial: config.onlineMaxRial,
    returnUrl: () => `${config.siteOrigin}/payback`,
    alert: (what, facts) => log.error(facts, what),
    reportError: (err) => log.warn({ err }, 'payments could not be worked on'),
    // The server's own loop sends what is queued here.
    nudgeOutbox: () => {},
  };
};
