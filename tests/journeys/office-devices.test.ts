import { beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { enterOffice, type Office, openOffice } from './open-office.ts';

describe('devices in the office', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });

  const enter = async (path: string) => {
    const opened = await office.openPage();
    await enterOffice(opened.page, office.server, 'desk', path);
    return opened;
  };

  // accepts 597, 598, 599, 601
  it('are registered and edited by two people without losing either change', async () => {
    const { page, complaints } = await enter('/office/devices');
    await page.getByRole('button', { name: 'ثبت دستگاه' }).click();
    await page.getByLabel('شماره سریال').fill('ab');
    await page.getByLabel('نام محصول').fill('سانتریفیوژ آزمون');
    await page.getByLabel('شمارهٔ همراه').fill('۰۹۱۲۳۴۵۶۷۰۱');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByText('شماره سریال ۴ تا ۳۲ حرف لاتین').waitFor();
    await page.getByLabel('شماره سریال').fill('JR-9001');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByRole('heading', { name: 'سانتریفیوژ آزمون' }).waitFor();
    await page.getByText('این دستگاه هنوز تعمیری نداشته است.').waitFor();
    expect(await findFaults(page)).toEqual([]);

    const other = await enter('/office/devices/JR-9001');
    for (const one of [page, other.page]) await one.getByRole('button', { name: 'ویرایش' }).click();
    await other.page.getByLabel('نشانی').fill('نشانی همکار');
    await other.page.getByRole('button', { name: 'ذخیره' }).click();
    await other.page.getByText('دستگاه ذخیره شد.').waitFor();
    await page.getByLabel('نام محصول').fill('سانتریفیوژ تازه');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    const conflict = page.getByRole('dialog', { name: 'این مورد در این فاصله تغییر کرده است' });
    await conflict.getByRole('group', { name: 'نشانی' }).getByLabel('آنچه اکنون ثبت است').check();
    await conflict.getByRole('button', { name: 'ادامه با این گزینش' }).click();
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByRole('heading', { name: 'سانتریفیوژ تازه' }).waitFor();
    await page.getByText('نشانی همکار').waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  // accepts 604, 605
  it('come from a file: refused rows first, then success', async () => {
    const { page, complaints } = await enter('/office/import');
    const choose = (text: string) =>
      page
        .getByLabel('برگزیدن فایل')
        .setInputFiles({ name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('شماره سریال,نام محصول\r\nJR-9101,دستگاه یک\r\nx,دستگاه دو');
    await page.getByRole('heading', { name: '۱ ردیف پذیرفته نشد' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'فایل دیگر' }).click();
    await choose('شماره سریال,نام محصول\r\nJR-9101,دستگاه یک\r\nJR-9102,دستگاه دو');
    await page.getByRole('button', { name: 'ثبت ۲ دستگاه' }).click();
    await page.getByText('۲ ردیف ثبت شد.').waitFor();
    await page.goto(`${office.server.url}/office/devices?q=jr9102`);
    await page.getByRole('link', { name: 'JR-9102' }).waitFor();
    expect(complaints).toEqual([]);
  });

  // accepts 608
  it('and centres that are one are merged; a lost answer makes no third', async () => {
    const { page, complaints } = await enter('/office/centres');
    let isLost = false;
    await page.route('**/office-api/centres', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    for (const name of ['مركز دوقلوی آزمون', 'مرکز‌دوقلوی آزمون']) {
      await page.getByRole('button', { name: 'ثبت مرکز' }).click();
      await page.getByRole('dialog').getByLabel('نام مرکز').fill(name);
      await page.getByRole('dialog').getByLabel('شهر').fill('تهران');
      await page.getByRole('button', { name: 'ذخیره' }).click();
      if (name.startsWith('مركز')) {
        await page.getByRole('dialog').getByRole('alert').waitFor();
        await page.getByRole('button', { name: 'ذخیره' }).click();
      }
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const duplicates = page.getByRole('region', { name: 'شاید یکی باشند' });
    await expect.poll(() => duplicates.locator('li > span').count()).toBe(2);
    await duplicates
      .getByRole('button', { name: /ادغام… م.?رکز/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/۰ دستگاه، ۰ درخواست و ۰ فاکتور/).waitFor();
    await dialog.getByRole('button', { name: 'ادغام دو مرکز' }).click();
    await page.getByText('دو مرکز یکی شدند.').waitFor();
    await duplicates.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
