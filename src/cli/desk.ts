import { type Command, type CommandGroup, defineCommand, type Options } from './command.ts';
import { type DeskValues, deskOptions } from './desk/desk-options.ts';
import type { DeskAction } from './desk/run-desk.ts';

const { status, amount, discount, line, by, reference, reason, note, json } = deskOptions;
const { unrepaired, carrier, parcel, 'by-hand': byHand } = deskOptions;

const codeNotes = 'CODE is the trace number of a request.';

const importWork = () => import('./desk/run-desk.ts');

const defineAction = (name: DeskAction | 'show', summary: string, options: Options): Command => ({
  summary,
  args: ['CODE'],
  options: { ...options, json },
  notes: codeNotes,
  run: async (tools, { args: [code = ''], values }: { args: readonly string[]; values: DeskValues }) =>
    (await importWork()).runDesk(name, tools, code, values),
});

export const desk: CommandGroup = {
  summary: "the company's side of repair requests",
  commands: {
    list: defineCommand({
      summary: 'lists open requests, or all at one status',
      options: { status, json },
      run: async (tools, { values }) => (await importWork()).printRequests(tools, values),
    }),
    show: defineAction('show', 'shows everything about a request', {}),
    approve: defineAction('approve', '0 to 1: the customer may send the device', { note }),
    receive: defineAction('receive', '1 to 2: the device is here', { note }),
    invoice: defineAction('invoice', '2 to 3: issues the invoice', { amount, discount, line, reason, note }),
    paid: defineAction('paid', '3 to 4: paid at the desk, or nothing to pay', {
      by,
      reference,
      reason,
      note,
    }),
    send: defineAction('send', '4 to 5: on its way', {
      carrier,
      parcel,
      'by-hand': byHand,
      unrepaired,
      reason,
      note,
    }),
    delivered: defineAction('delivered', '5 to 6: the customer has it', { note }),
    cancel: defineAction('cancel', 'cancels, from 0 to 3 only', { reason }),
    back: defineAction('back', 'goes one step back', { reason }),
    unlock: defineCommand({
      summary: 'opens a device that wrong codes have closed',
      args: ['SERIAL'],
      run: async (tools, { args: [serial = ''] }) => (await importWork()).unlockByDesk(tools, serial),
    }),
  },
  notes: codeNotes,
};
