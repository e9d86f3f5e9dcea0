import type { BillLine } from '#contract/repair/bill.ts';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import { writeAudit } from '#features/audit/index.ts';
import {
  findStepBack,
  issueInvoice,
  moveByDesk,
  readForDesk,
  readQueue,
  recordPayment,
  unlockDevice,
} from '#features/desk/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { Tools } from '../command.ts';
import type { DeskValues } from './desk-options.ts';
import { explainRefusal } from './explain-desk.ts';
import { printCurrentState, printFile, printRow } from './print-desk.ts';

type Work = (trx: Db, code: string, values: DeskValues) => Promise<unknown>;

/** Who the log and the audit trail name. */
const by = { staffId: null, name: 'azma desk' };

const moveTo =
  (to: StatusId): Work =>
  (trx, traceNumber, { note }) =>
    moveByDesk(trx, { traceNumber, to, kind: 'forward', reason: note, by });

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
  invoice: async (trx, traceNumber, { amount, discount, line = [], note, reason }) => {
    const amountRial = readRial('--amount', amount);
    const discountRial = discount === undefined ? 0 : readRial('--discount', discount);
    const given = line.map(readLine);
    const lines = given.length > 0 ? given : [await nameWork(trx, traceNumber, amountRial + discountRial)];
    const total = lines.reduce((all, { unitRial }) => all + unitRial, 0);
    if (total !== amountRial + discountRial) {
      throw refuse(`the lines add up to ${total}, but amount and discount make ${amountRial + discountRial}`);
    }
    return issueInvoice(trx, { traceNumber, lines, discountRial, note, reason, by });
  },
  paid: async (trx, traceNumber, { by: method, reference, note }) => {
    if (method !== 'cash' && method !== 'card' && method !== 'transfer')
      throw refuse(
        'say how it was paid: --by cash, card or transfer (online payments are noted by themselves)',
      );
    const amountRial = await readPayable(trx, traceNumber);
    return recordPayment(trx, { traceNumber, method, amountRial, reference, note, by });
  },
  send: async (
    trx,
    traceNumber,
    { unrepaired = false, reason, note, carrier = '', parcel = '', ...rest },
  ) => {
    const request = await findRequestByTrace(trx, traceNumber);
    const isAt2 = request?.status_id === 2;
    // Unrepaired is said, never guessed: without the word a received device is not sent away.
    const to = request && unrepaired !== isAt2 ? request.status_id : 5;
    const isByHand = rest['by-hand'] ?? (unrepaired && carrier === '' && parcel === '');
    const given = isByHand || carrier !== '' ? { parcel: { isByHand, carrier, number: parcel } } : {};
    const kind = unrepaired ? 'unrepaired' : 'forward';
    return moveByDesk(trx, { traceNumber, to, kind, reason: reason ?? note, by, ...given });
  },
  cancel: (trx, traceNumber, { reason }) => moveByDesk(trx, { traceNumber, to: 100, reason, by }),
  back: async (trx, traceNumber, { reason }) => {
    const request = await findRequestByTrace(trx, traceNumber);
    const to = request ? findStepBack(request) : undefined;
    return moveByDesk(trx, { traceNumber, to: to ?? request?.status_id ?? 0, reason, by });
  },
};

const readPayable = async (trx: Db, traceNumber: string): Promise<number> =>
  (await readForDesk(trx, traceNumber)).request.invoice?.payableRial ?? 0;

const nameWork = async (trx: Db, traceNumber: string, unitRial: number) => {
  const { device } = await readForDesk(trx, traceNumber);
  return { title: `خدمات تعمیر ${device.fNameMahsool}`.trim(), quantity: 1, unitRial };
};

/** The work, its log and its audit row are one transaction, as for a colleague in the office. */
const doWork = (storage: Storage, command: DeskAction, code: string, values: DeskValues): Promise<void> =>
  storage.db.transaction().execute(async (trx) => {
    const from = (await findRequestByTrace(trx, code))?.status_id;
    await works[command](trx, code, values);
    const to = (await findRequestByTrace(trx, code))?.status_id;
    const isMove = command !== 'invoice' && command !== 'paid';
    const change = isMove && from !== undefined && to !== undefined ? { from, to } : {};
    await writeAudit(trx, by, {
      action: isMove ? 'repair.move' : command === 'invoice' ? 'invoice.issue' : 'payment.record',
      subject: { kind: 'repair', id: code },
      ...(change as { from: number; to: number }),
      why: values.reason ?? values.note,
    });
  });

export const listRequests = async ({ print, open }: Tools, { status, json }: DeskValues): Promise<void> => {
  const statusId = status === undefined ? undefined : Number(foldDigits(status));
  if (statusId !== undefined && !isStatusId(statusId)) throw refuse('there is no such status');
  const list = statusId === undefined || statusId < 7 ? 'open' : 'closed';
  const { storage } = await open();
  const { items } = await readQueue(storage.db, {
    list,
    status: statusId,
    sort: 'newest',
    page: 1,
    size: 200,
  });
  if (items.length === 0 && !json) print('No request stands there.');
  for (const row of items) print(json ? JSON.stringify(row) : printRow(row));
};

export const unlockByDesk = async ({ print, open }: Tools, serial: string): Promise<void> => {
  const { storage, appSecret } = await open();
  await storage.db.transaction().execute(async (trx) => {
    await unlockDevice(trx, { storage, appSecret: appSecret() }, serial);
    await writeAudit(trx, by, { action: 'device.unlock', subject: { kind: 'device', id: serial } });
  });
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
  if (!/^\d{8}$/.test(code)) throw refuse(`${command} needs the trace number of a request, eight digits`);
  const { storage } = await open();
  try {
    if (command !== 'show') await doWork(storage, command, code, values);
    const file = await readForDesk(storage.db, code);
    if (values.json) return print(JSON.stringify(file));
    print(command === 'show' ? printFile(file) : printCurrentState(file));
  } catch (error) {
    throw explainRefusal(error, command);
  }
};

const readRial = (name: string, text: string | undefined): number => {
  const digits = foldDigits(text ?? '').replace(/[\s,٬،_]/g, '');
  if (!/^\d{1,15}$/.test(digits))
    throw refuse(`${name} needs an amount in whole rials, for example ${name} 12500000`);
  return Number(digits);
};

const readLine = (text: string): BillLine => {
  const at = text.lastIndexOf('=');
  if (at < 1) throw refuse('a line is written as --line "TITLE=RIAL"');
  return { title: text.slice(0, at).trim(), quantity: 1, unitRial: readRial('--line', text.slice(at + 1)) };
};

const refuse = (message: string): AppError => new AppError('invalid_input', { message });
