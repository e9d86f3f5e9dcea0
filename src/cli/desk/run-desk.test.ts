import { expect, it } from 'vitest';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { runAzmaOn } from '#kit/run-azma.ts';
import { seedPayable } from '#kit/seed-payable.ts';

const seedReceived = async (taxTenths: number) => {
  const storage = await openTestStorage('sqlite');
  const { traceNumber, invoiceId } = await seedPayable(storage, { statusId: 2 });
  await storage.db.updateTable('invoice').set({ withdrawn_at: 1 }).where('id', '=', invoiceId).execute();
  await storage.db
    .insertInto('desk_setting')
    .values({ id: 1, document: JSON.stringify({ taxTenths }), rev: 1 })
    .execute();
  const bill = async (amount: string, ...options: string[]) => {
    const words = ['desk', 'invoice', traceNumber, '--amount', amount, '--json', ...options];
    return JSON.parse(await runAzmaOn({ storage, appSecret: '' }, words)).request.invoice;
  };
  return { bill, close: () => storage.close() };
};

it.each([
  { taxTenths: 0, sumRial: 45_000_000, taxRial: 0 },
  { taxTenths: 100, sumRial: 40_909_091, taxRial: 4_090_909 },
])(
  'bills --amount as one line at $taxTenths tenths of a percent',
  async ({ taxTenths, sumRial, taxRial }) => {
    const { bill, close } = await seedReceived(taxTenths);
    const invoice = await bill('45000000', '--discount', '1000');
    expect(invoice).toMatchObject({ payableRial: 45_000_000, taxRial, discountRial: 1_000 });
    expect(invoice.lines).toMatchObject([{ totalRial: sumRial + 1_000 }]);
    await close();
  },
);

it('bills no more and no less than --amount where there is a tax', async () => {
  const { bill, close } = await seedReceived(100);
  const line = ['--line', 'تعمیر برد=45000000'];
  await expect(bill('45000000', ...line)).rejects.toThrow(
    'come to 49500000, not 45000000; write lines with --line',
  );
  // One line of 909089 rial comes to 999997, one of 909090 to 999999.
  await expect(bill('999998')).rejects.toThrow('come to 999999, not 999998; write lines with --line');
  expect(await bill('49500000', ...line)).toMatchObject({ payableRial: 49_500_000, taxRial: 4_500_000 });
  await close();
});
