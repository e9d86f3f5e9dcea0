import { parseArgs } from 'node:util';
import type { BillLine } from '#contract/repair/bill.ts';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import { writeAudit } from '#features/audit/index.ts';
import {
  findRequestByTrace,
  findStepBack,
  issueInvoice,
  moveByDesk,
  readForDesk,
  readQueue,
  recordPayment,
  unlockDevice,
} from '#features/repair/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { explainRefusal } from './explain-desk.ts';
import { printFile, printRow, printStanding } from './print-desk.ts';

export type DeskTools = {
  storage: Storage;
  appSecret: string;
  print: (line: string) => void;
  /** Tells a server that runs beside it; without one the outbox looks by itself within seconds. */
  nudgeOutbox?: () => void;
};

export const deskHelp = `npm run desk -- COMMAND

  list [--status N]                       open requests, or all that stand at N
  show CODE                               everything about a request
  approve CODE                            0 to 1: the customer may send the device
  receive CODE                            1 to 2: the device is here
  invoice CODE --amount RIAL              2 to 3; also --discount RIAL and --line "TITLE=RIAL", as often as needed
  paid CODE --by cash|card|transfer       3 to 4: paid at the desk, or nothing to pay; also --reference TEXT
  send CODE                               4 to 5: on its way; --carrier NAME --parcel NUMBER or --by-hand
  send CODE --unrepaired --reason TEXT    2 to 5: goes back as it came
  delivered CODE                          5 to 6: the customer has it
  cancel CODE --reason TEXT               0 to 3 only
  back CODE --reason TEXT                 one step back
  unlock SERIAL                           opens a device that wrong codes have closed

CODE is the trace number. --note TEXT adds a sentence that the customer reads. --json prints JSON.`;

const options = {
  status: { type: 'string' },
  amount: { type: 'string' },
  discount: { type: 'string' },
  line: { type: 'string', multiple: true },
  by: { type: 'string' },
  reference: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  unrepaired: { type: 'boolean' },
  carrier: { type: 'string' },
  parcel: { type: 'string' },
  'by-hand': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readArguments>['values'];
type Work = (trx: Db, code: string, values: Values) => Promise<unknown>;

const readArguments = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** Who the log and the audit trail name. */
const by = { staffId: null, name: 'npm run desk' };

const moveTo =
  (to: StatusId): Work =>
  (trx, traceNumber, { note }) =>
    moveByDesk(trx, { traceNumber, to, kind: 'forward', reason: note, by });

const works: Record<string, Work> = {
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
const doWork = (storage: Storage, command: string, code: string, values: Values): Promise<void> =>
  storage.db.transaction().execute(async (trx) => {
    const from = (await findRequestByTrace(trx, code))?.status_id;
    await works[command]?.(trx, code, values);
    const to = (await findRequestByTrace(trx, code))?.status_id;
    const isMove = command !== 'invoice' && command !== 'paid';
    await writeAudit(trx, by, {
      action: isMove ? 'repair.move' : command === 'invoice' ? 'invoice.issue' : 'payment.record',
      subjectKind: 'repair',
      subjectId: code,
      ...(isMove && { from, to }),
      why: values.reason ?? values.note,
    });
  });

/** Does one piece of the desk's work. Throws an error whose message says why not. */
export const runDesk = async (args: string[], tools: DeskTools): Promise<void> => {
  const { values, positionals } = readArguments(args);
  const [command = 'help', given = ''] = positionals;
  const { storage, print } = tools;
  if (command === 'help') return print(deskHelp);
  if (command === 'list') {
    const statusId = values.status === undefined ? undefined : Number(foldDigits(values.status));
    if (statusId !== undefined && !isStatusId(statusId)) throw refuse('there is no such status');
    const list = statusId === undefined || statusId < 7 ? 'open' : 'closed';
    const { items } = await readQueue(storage.db, {
      list,
      status: statusId,
      sort: 'newest',
      page: 1,
      size: 200,
    });
    if (items.length === 0 && !values.json) print('No request stands there.');
    return items.forEach((row) => void print(values.json ? JSON.stringify(row) : printRow(row)));
  }
  if (command === 'unlock') {
    await storage.db.transaction().execute(async (trx) => {
      await unlockDevice(trx, tools, given);
      await writeAudit(trx, by, { action: 'device.unlock', subjectKind: 'device', subjectId: given });
    });
    return print(`Device ${given} is open again.`);
  }
  const code = foldDigits(given).replace(/[\s-]/g, '');
  if (command !== 'show' && !Object.hasOwn(works, command))
    throw refuse(`there is no command ${command}\n\n${deskHelp}`);
  if (!/^\d{8}$/.test(code)) throw refuse(`${command} needs the trace number of a request, eight digits`);
  if (command !== 'show') {
    await doWork(storage, command, code, values).catch((error) => {
      throw explainRefusal(error, command);
    });
    tools.nudgeOutbox?.();
  }
  const file = await readForDesk(storage.db, code).catch((error) => {
    throw explainRefusal(error, command);
  });
  if (values.json) return print(JSON.stringify(file));
  print(command === 'show' ? printFile(file) : printStanding(file));
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
