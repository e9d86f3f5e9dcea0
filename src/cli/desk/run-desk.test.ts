import { expect, it } from 'vitest';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { runAzmaOn } from '#kit/run-azma.ts';
import { seedPayable } from '#kit/seed-payable.ts';

it('bills no more than --amount where there is a tax', async () => {
  const storage = await openTestStorage('sqlite');
  const { traceNumber, invoiceId } = await seedPayable(storage, { statusId: 2 });
  await storage.db.updateTable('invoice').set({ withdrawn_at: 1 }).where('id', '=', invoiceId).execute();
  await storage.db
    .insertInto('desk_setting')
    .values({ id: 1, document: JSON.stringify({ taxTenths: 100 }), rev: 1 })
    .execute();
  const bill = (amount: string, ...line: string[]) =>
    runAzmaOn({ storage, appSecret: '' }, ['desk', 'invoice', traceNumber, '--amount', amount, ...line]);
  await expect(bill('45000000')).rejects.toThrow('lines, discount and tax come to 49500000, not 45000000');
  const billed = await bill('49500000', '--line', 'تعمیر برد=45000000', '--json');
  expect(JSON.parse(billed).request.invoice).toMatchObject({ payableRial: 49_500_000, taxRial: 4_500_000 });
  await storage.close();
});
