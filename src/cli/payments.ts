import { type CommandGroup, defineCommand } from './command.ts';

const importWork = () => import('./payments/run-payments.ts');

export const payments: CommandGroup = {
  summary: 'online payments',
  commands: {
    list: defineCommand({
      summary: 'lists unsettled payments and those that need a person',
      options: { all: { type: 'boolean', help: 'every payment' } },
      run: async (tools, { values }) => (await importWork()).printPayments(tools, values.all ?? false),
    }),
    show: defineCommand({
      summary: 'shows one payment and everything that happened to it',
      args: ['ID'],
      run: async (tools, { args: [id = ''] }) => (await importWork()).printPayment(tools, id),
    }),
    reconcile: defineCommand({
      summary: 'asks the gateway now: whatever is due, or this one payment',
      args: ['[ID]'],
      run: async (tools, { args: [id] }) => (await importWork()).reconcile(tools, id),
    }),
    close: defineCommand({
      summary: 'ends the review of a payment after a person has looked at it',
      args: ['ID'],
      options: { note: { type: 'string', value: 'TEXT', help: 'what was found; required' } },
      run: async (tools, { args: [id = ''], values }) =>
        (await importWork()).closeByDesk(tools, id, values.note),
    }),
    report: defineCommand({
      summary: 'shows one day in figures',
      options: { day: { type: 'string', value: 'DATE', help: '1405/08/24 or 2026-11-15; today by default' } },
      run: async (tools, { values }) => (await importWork()).printReport(tools, values.day),
    }),
  },
};
