import { addUpBill, type BillLine } from '#contract/repair/bill.ts';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import {
  findStepBack,
  issueInvoice,
  moveRepair,
  readDeskSettings,
  readQueue,
  readRequestForDesk,
  recordPayment,
  unlockDevice,
} from '#features/desk/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { Storage } from '#storage/dialect.ts';
import { type Tools, WrongValue } from '../command.ts';
import type { DeskValues } from './desk-options.ts';
import { explainRefusal } from './explain-desk.ts';
import { printCurrentState, printRequest, printRow } from './print-desk.ts';

type Work = (deps: { storage: Storage }, code: string, values: DeskValues) => Promise<unknown>;

/** Who the log and the audit trail name. */
const actor = commandActor('azma desk');

const moveTo =
  (to: StatusId): Work =>
  (deps, traceNumber, { note }) =>
    moveRepair(deps, actor, { traceNumber, to, kind: 'forward', reason: note });

export type DeskAction =
  | 'approve'
  | 'receive'
  | 'delivered'
  | 'invoice'
  | 'paid'
  | 'send'
  | 'cancel'
  | 'back';

const works: Readonly<Record<DeskAction, Work>> = {
  approve: moveTo(1),
  receive: moveTo(2),
  delivered: moveTo(6),
  invoice: async (deps, traceNumber, { amount, discount, line = [], note, reason }) => {
    const amountRial = readRial('--amount', amount);
    const discountRial = discount === undefined ? 0 : readRial('--discount', discount);
    const { taxTenths } = (await readDeskSettings(deps.storage.db)).settings;
    const given = line.map(readLine);
    const untaxedRial = Math.ceil((amountRial * 1_000) / (1_000 + taxTenths));
    const lines = given.length > 0 ? given : [await nameWork(deps, traceNumber, untaxedRial + discountRial)];
    const { payableRial } = addUpBill({ lines, discountRial, taxTenths });
    if (payableRial !== amountRial)
      throw new AppError('invalid_input', {
        message: `lines, discount and tax come to ${payableRial}, not ${amountRial}; write lines with --line`,
      });
    return issueInvoice(deps, actor, { traceNumber, lines, discountRial, note, reason });
  },
  paid: async (deps, traceNumber, { by: method, reference, note, reason }) => {
    if (method !== 'cash' && method !== 'card' && method !== 'transfer')
      throw new WrongValue(
        'say how it was paid: --by cash, card or transfer (online payments are noted by themselves)',
      );
    const amountRial = await readRemaining(deps, traceNumber);
    const paid = { traceNumber, method, amountRial, reference, note } as const;
    return recordPayment(deps, actor, { ...paid, overrideReason: reason });
  },
  send: async (
    deps,
    traceNumber,
    { unrepaired = false, reason, note, carrier = '', parcel = '', ...rest },
  ) => {
    const request = await findRequestByTrace(deps.storage.db, traceNumber);
    const isAt2 = request?.status_id === 2;
    // Returning a device unrepaired needs the word; without it a received device is not sent back.
    const to = request && unrepaired !== isAt2 ? request.status_id : 5;
    const isByHand = rest['by-hand'] ?? (unrepaired && carrier === '' && parcel === '');
    const given = isByHand || carrier !== '' ? { parcel: { isByHand, carrier, number: parcel } } : {};
    const kind = unrepaired ? 'unrepaired' : 'forward';
    return moveRepair(deps, actor, { traceNumber, to, kind, reason: reason ?? note, ...given });
  },
  cancel: (deps, traceNumber, { reason }) => moveRepair(deps, actor, { traceNumber, to: 100, reason }),
  back: async (deps, traceNumber, { reason }) => {
    const request = await findRequestByTrace(deps.storage.db, traceNumber);
    const to = request ? findStepBack(request) : undefined;
    return moveRepair(deps, actor, { traceNumber, to: to ?? request?.status_id ?? 0, reason });
  },
};

const readRemaining = async ({ storage }: { storage: Storage }, traceNumber: string): Promise<number> =>
  (await readRequestForDesk(storage.db, traceNumber)).request.remainingRial ?? 0;

const nameWork = async ({ storage }: { storage: Storage }, traceNumber: string, unitRial: number) => {
  const { device } = await readRequestForDesk(storage.db, traceNumber);
  return { title: `خدمات تعمیر ${device.fNameMahsool}`.trim(), quantity: 1, unitRial };
};

export const printRequests = async ({ print, open }: Tools, { status, json }: DeskValues): Promise<void> => {
  const statusId = status === undefined ? undefined : Number(foldDigits(status));
  if (statusId !== undefined && !isStatusId(statusId)) throw new WrongValue('there is no such status');
  const list = statusId === undefined || statusId < 7 ? 'open' : 'closed';
  const { storage } = await open();
  const size = 200;
  for (let page = 1; ; page += 1) {
    const { items } = await readQueue(storage.db, { list, status: statusId, sort: 'newest', page, size });
    if (page === 1 && items.length === 0 && !json) print('There is no such request.');
    for (const row of items) print(json ? JSON.stringify(row) : printRow(row));
    if (items.length < size) return;
  }
};

export const unlockByDesk = async ({ print, open }: Tools, serial: string): Promise<void> => {
  const { storage, appSecret } = await open();
  await unlockDevice({ storage, appSecret: appSecret() }, actor, { serial });
  print(`Device ${serial} is open again.`);
};

/** Shows a request, after the action if there is one. The error of a refused action says why. */
export const runDesk = async (
  command: DeskAction | 'show',
  { print, open }: Tools,
  given: string,
  values: DeskValues,
): Promise<void> => {
  const code = foldDigits(given).replace(/[\s-]/g, '');
  if (!/^\d{8}$/.test(code))
    throw new WrongValue(`${command} needs the trace number of a request, eight digits`);
  const { storage } = await open();
  try {
    if (command !== 'show') await works[command]({ storage }, code, values);
    const details = await readRequestForDesk(storage.db, code);
    if (values.json) return print(JSON.stringify(details));
    print(command === 'show' ? printRequest(details) : printCurrentState(details));
  } catch (error) {
    throw explainRefusal(error, command);
  }
};

const readRial = (name: string, text: string | undefined): number => {
  const digits = foldDigits(text ?? '').replace(/[\s,٬،_]/g, '');
  if (!/^\d{1,15}$/.test(digits))
    throw new WrongValue(`${name} needs an amount in whole rials, for example ${name} 12500000`);
  return Number(digits);
};

const readLine = (text: string): BillLine => {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new WrongValue('a line is written as --line "TITLE=RIAL"');
  return { title: text.slice(0, at).trim(), quantity: 1, unitRial: readRial('--line', text.slice(at + 1)) };
};
