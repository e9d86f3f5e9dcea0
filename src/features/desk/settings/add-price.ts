import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { type PriceInput, storePrice } from './prices.ts';

export const addPrice = staffAction({
  name: 'price.add',
  permission: 'pricelist.write',
  run: async ({ trx }: ActionContext, input: PriceInput) => {
    const price = await storePrice(trx, input);
    return {
      result: { id: price.id },
      audit: { subject: { kind: 'price', id: price.id }, from: null, to: price },
    };
  },
});
