import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';
import { findDeviceById } from '../devices.repository.ts';
import {
  countInvoices,
  findStandingInvoice,
  insertInvoice,
  writeInvoicePayment,
} from '../invoices.repository.ts';
import type { StoredRequest } from '../requests.repository.ts';
import { moveInDesk, requireNoOpenPayment } from './move-by-desk.ts';
import { deskRefusal, workOnRequest } from './work-on-request.ts';

/** What the gateway takes; nothing to pay is also possible. */
const leastRial = 10_000;
const mostRial = 1_000_000_000;

export type InvoiceInput = {
  code: string;
  /** What the customer pays, after the discount. */
  amountRial: number;
  discountRial?: number;
  lines?: readonly { title: string; amountRial: number }[];
  note?: string | undefined;
};

/** Writes the invoice of a received device and asks the customer to pay it. */
export const issueInvoice = (storage: Storage, input: InvoiceInput): Promise<StoredRequest> =>
  workOnRequest(storage, input.code, async (trx, request) => {
    const attempt = 'cannot issue an invoice';
    const { amountRial, discountRial = 0, note } = input;
    requirePayable(amountRial, attempt);
    if (request.status_id !== 2) throw deskRefusal(request, attempt);
    const sum = amountRial + discountRial;
    const device = await findDeviceById(trx, request.sold_product_id);
    const lines = input.lines?.length
      ? input.lines
      : [{ title: `خدمات تعمیر ${device?.product_name ?? ''}`.trim(), amountRial: sum }];
    const total = lines.reduce((all, line) => all + line.amountRial, 0);
    if (total !== sum) {
      const message = `${attempt}: the lines add up to ${total}, but amount and discount make ${sum}`;
      throw new AppError('invalid_input', { message });
    }
    const number = `${request.trace_number}-${(await countInvoices(trx, request.id)) + 1}`;
    await insertInvoice(trx, {
      requestId: request.id,
      number,
      discountRial,
      lines: lines.map((line) => ({ title: line.title, quantity: 1, unitRial: line.amountRial })),
    });
    return moveInDesk(trx, request, { to: 3, attempt, note });
  });

const requirePayable = (amount: number, attempt: string): void => {
  const isPayable = amount === 0 || (amount >= leastRial && amount <= mostRial);
  if (Number.isSafeInteger(amount) && isPayable) return;
  throw new AppError('invalid_input', {
    message: `${attempt}: the amount is in whole rials, 0 or from ${leastRial} to ${mostRial}`,
  });
};

/** Notes that an invoice was paid at the desk, or that there was nothing to pay. */
export const markPaid = (
  storage: Storage,
  input: { code: string; by: 'cash'; reference?: string | undefined; note?: string | undefined },
): Promise<StoredRequest> =>
  workOnRequest(storage, input.code, async (trx, request) => {
    const attempt = 'cannot mark as paid';
    const invoice = await findStandingInvoice(trx, request.id);
    if (request.status_id !== 3 || !invoice) throw deskRefusal(request, attempt);
    await requireNoOpenPayment(trx, request, attempt);
    await writeInvoicePayment(trx, invoice.id, {
      state: 'paid',
      method: Number(invoice.payable_rial) === 0 ? 'free' : input.by,
      reference: input.reference ?? null,
      cardMasked: null,
    });
    return moveInDesk(trx, request, { to: 4, attempt, note: input.note });
  });
