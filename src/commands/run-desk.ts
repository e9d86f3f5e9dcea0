import { parseArgs } from 'node:util';
import {
  approveRequest,
  cancelByDesk,
  confirmDelivery,
  issueInvoice,
  listDeskRequests,
  markPaid,
  readForDesk,
  receiveDevice,
  sendDevice,
  stepBack,
  unlockDevice,
} from '#features/repair/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { Storage } from '#storage/dialect.ts';
import { printFile, printRow, printStanding } from './print-desk.ts';

export type DeskTools = { storage: Storage; appSecret: string; print: (line: string) => void };

export const deskHelp = `npm run desk -- COMMAND

  list [--status N]                       open requests, or all that stand at N
  show CODE                               everything about a request
  approve CODE                            0 to 1: the customer may send the device
  receive CODE                            1 to 2: the device is here
  invoice CODE --amount RIAL              2 to 3; also --discount RIAL and --line "TITLE=RIAL", as often as needed
  paid CODE --by cash                     3 to 4: paid at the desk, or nothing to pay; also --reference TEXT
  send CODE                               4 to 5: on its way to the customer
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
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readArguments>['values'];
type Work = (tools: DeskTools, code: string, values: Values) => Promise<unknown>;

const readArguments = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

const works: Record<string, Work> = {
  approve: ({ storage }, code, { note }) => approveRequest(storage, { code, note }),
  receive: ({ storage }, code, { note }) => receiveDevice(storage, { code, note }),
  invoice: ({ storage }, code, { amount, discount, line = [], note }) =>
    issueInvoice(storage, {
      code,
      note,
      amountRial: readRial('--amount', amount),
      discountRial: discount === undefined ? 0 : readRial('--discount', discount),
      lines: line.map(readLine),
    }),
  paid: ({ storage }, code, { by, reference, note }) => {
    if (by !== 'cash')
      throw refuse('say how it was paid: --by cash (online payments are noted by themselves)');
    return markPaid(storage, { code, by, reference, note });
  },
  send: ({ storage }, code, { unrepaired = false, reason, note }) =>
    sendDevice(storage, { code, isUnrepaired: unrepaired, note: reason ?? note }),
  delivered: ({ storage }, code, { note }) => confirmDelivery(storage, { code, note }),
  cancel: ({ storage }, code, { reason }) => cancelByDesk(storage, { code, note: reason }),
  back: ({ storage }, code, { reason }) => stepBack(storage, { code, note: reason }),
};

/** Does one piece of the desk's work. Throws an error whose message says why not. */
export const runDesk = async (args: string[], tools: DeskTools): Promise<void> => {
  const { values, positionals } = readArguments(args);
  const [command = 'help', given = ''] = positionals;
  const { storage, print } = tools;
  if (command === 'help') return print(deskHelp);
  if (command === 'list') {
    const statusId = values.status === undefined ? undefined : Number(foldDigits(values.status));
    const rows = await listDeskRequests(storage.db, { statusId });
    if (rows.length === 0 && !values.json) print('No request stands there.');
    return rows.forEach((row) => void print(values.json ? JSON.stringify(row) : printRow(row)));
  }
  if (command === 'unlock') {
    await unlockDevice(tools, given);
    return print(`Device ${given} is open again.`);
  }
  const code = foldDigits(given).replace(/[\s-]/g, '');
  if (command !== 'show' && !Object.hasOwn(works, command))
    throw refuse(`there is no command ${command}\n\n${deskHelp}`);
  if (!/^\d{8}$/.test(code)) throw refuse(`${command} needs the trace number of a request, eight digits`);
  if (command !== 'show') await works[command]?.(tools, code, values);
  const file = await readForDesk(storage.db, code);
  if (values.json) return print(JSON.stringify(file));
  print(command === 'show' ? printFile(file) : printStanding(file));
};

const readRial = (name: string, text: string | undefined): number => {
  const digits = foldDigits(text ?? '').replace(/[\s,٬،_]/g, '');
  if (!/^\d{1,15}$/.test(digits))
    throw refuse(`${name} needs an amount in whole rials, for example ${name} 12500000`);
  return Number(digits);
};

const readLine = (text: string): { title: string; amountRial: number } => {
  const at = text.lastIndexOf('=');
  if (at < 1) throw refuse('a line is written as --line "TITLE=RIAL"');
  return { title: text.slice(0, at).trim(), amountRial: readRial('--line', text.slice(at + 1)) };
};

const refuse = (message: string): AppError => new AppError('invalid_input', { message });
