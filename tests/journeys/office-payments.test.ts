import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { changeDatabase, forgetUsedCodes } from '#kit/change-database.ts';
import { listAxeViolations } from './list-axe-violations.ts';
import { codeOf, enterOffice, goWithin, type Office, openOffice, personOf } from './open-office.ts';

/** An attempt to pay an invoice of the demo, as the gateway left it. */
const insertAttempt = (state: string, more: { authority: string; reference: string; reason: string }) =>
  `insert into payment (request_id, invoice_id, amount_rial, currency, state, authority, ref_id, looks_paid,
     returned_at, next_try_at, reason, created_at, started_at, finished_at)
   select request_id, id, 4321000, 'IRR', '${state}', '${more.authority.padEnd(36, '0')}', ${more.reference}, 1,
     unixepoch() * 1000, 0, '${more.reason}', unixepoch() * 1000, unixepoch() * 1000, unixepoch() * 1000
   from invoice order by id limit 1`;

describe('payments in the office', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
    changeDatabase(
      office.server,
      insertAttempt('needs_review', {
        authority: 'S1',
        reference: 'null',
        reason: 'the amount of the invoice has changed',
      }),
    );
    changeDatabase(
      office.server,
      insertAttempt('duplicate_paid', {
        authority: 'S2',
        reference: "'998877665544'",
        reason: 'the invoice was already paid',
      }),
    );
  });

  // accepts 442, 590, 591, 592, 593, 595
  it('are asked about, closed and given back; the day adds up', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/payments');
    const review = page.getByRole('region', { name: 'نیازمند بررسی' });
    const waiting = review.getByRole('listitem').filter({ hasText: 'مبلغ فاکتور تغییر کرده بود' });
    const duplicate = review.getByRole('listitem').filter({ hasText: '998877665544' });
    await waiting.waitFor();
    expect(await listAxeViolations(page)).toEqual([]);

    await waiting.getByRole('button', { name: 'پرسیدن از بانک' }).click();
    await page.getByText(/بانک پاسخ داد\. وضعیت:/).waitFor();
    const closing = review.getByRole('button', { name: 'بستن بررسی' }).first();
    await closing.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'بستن بررسی' }).click();
    await dialog.getByText('یادداشت را در ۲ تا ۵۰۰ نویسه بنویسید.').waitFor();
    await dialog.getByLabel('یادداشت').fill('با پشتیبانی درگاه صحبت شد');
    await dialog.getByRole('button', { name: 'بستن بررسی' }).click();
    await page.getByText('بررسی بسته شد.').waitFor();

    changeDatabase(office.server, 'update staff_session set proved_at = 0');
    await duplicate.getByRole('button', { name: 'ثبت بازگرداندن' }).click();
    await dialog.getByLabel('شمارهٔ مرجع بازگرداندن').fill('RF-2001');
    await dialog.getByRole('button', { name: 'ثبت بازگرداندن' }).click();
    const person = personOf('manager');
    forgetUsedCodes(office.server);
    await page.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
    await page.getByLabel('کد شش‌رقمی').fill(await codeOf(person.totpSecret));
    await page.getByLabel('کد شش‌رقمی').press('Enter');
    await page.getByText('بازگرداندن مبلغ ثبت شد.').waitFor();
    await duplicate.waitFor({ state: 'detached' });

    await goWithin(page, '/office/payments/day');
    await page.getByRole('button', { name: 'بازگردانده‌شده‌ها' }).click();
    const rows = page.getByRole('region', { name: /ردیف‌های «بازگردانده‌شده/ });
    await rows.getByText('RF2001').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.goto(`${office.server.url}/office/payments/day?day=2001-01-01`);
    await page.getByText('در این روز پرداختی ثبت نشده است.').waitFor();
    // Digit by digit over the day that is shown: what is no day yet changes nothing.
    const readDay = () => new URL(page.url()).searchParams.get('day');
    const days = new Set<string | null>();
    page.on('framenavigated', () => days.add(readDay()));
    await page.getByRole('spinbutton', { name: /سال/ }).click();
    await page.keyboard.type('14010102');
    await expect.poll(readDay).toBe('2022-03-22');
    expect([...days].filter((day) => !day?.startsWith('20'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
