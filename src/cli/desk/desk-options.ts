import type { Options, Values } from '../command.ts';

export const deskOptions = {
  status: { type: 'string', value: 'N', help: 'only those at this status: 0 to 7, or 100' },
  amount: { type: 'string', value: 'RIAL', help: 'what the customer pays, with tax' },
  discount: { type: 'string', value: 'RIAL', help: 'taken off the sum of the lines' },
  line: { type: 'string', multiple: true, value: '"TITLE=RIAL"', help: 'a line of the invoice, before tax' },
  by: { type: 'string', value: 'cash|card|transfer', help: 'how it was paid' },
  reference: { type: 'string', value: 'TEXT', help: 'number of the receipt' },
  reason: { type: 'string', value: 'TEXT', help: 'why; the customer reads it, except with paid' },
  note: { type: 'string', value: 'TEXT', help: 'a sentence that the customer reads' },
  unrepaired: { type: 'boolean', help: '2 to 5: goes back as it came; needs --reason' },
  carrier: { type: 'string', value: 'NAME', help: 'who carries the parcel' },
  parcel: { type: 'string', value: 'NUMBER', help: 'its number' },
  'by-hand': { type: 'boolean', help: 'the customer fetches it' },
  json: { type: 'boolean', help: 'prints JSON' },
} as const satisfies Options;

export type DeskValues = Values<typeof deskOptions>;
