import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { isCodeOfAnother, updatePrice } from './prices.repository.ts';
import { type PriceInput, requirePrice, toPrice, toPriceValues } from './prices.ts';

/** Changes a line made from revision `rev`. Estimates and invoices keep the title and price they were made with. */
export const changePrice = staffAction({
  name: 'price.change',
  permission: 'pricelist.write',
  run: async ({ trx }: ActionContext, { id, rev, ...input }: PriceInput & { id: number; rev: number }) => {
    const before = await requirePrice(trx, id);
    const values = toPriceValues(input);
    if (await isCodeOfAnother(trx, values.code_key, id)) throw deskRefusal('code-used', { field: 'code' });
    const row = await updatePrice(trx, { id, rev }, values);
    if (!row) throw deskRefusal('edited-meanwhile');
    return { result: { id }, audit: { subject: { kind: 'price', id }, from: before, to: toPrice(row) } };
  },
});
