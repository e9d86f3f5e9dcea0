import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { identityTexts } from '#contract/repair/party-identity.ts';
import { drawPrintedPages } from '#kit/draw-printed-pages.ts';
import { readQrCodes } from '#kit/read-qr-codes.ts';
import { identityFieldTexts } from '#web/texts/office/company.ts';
import { centreTexts, deviceTexts } from '#web/texts/office/devices.ts';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { labelPrintTexts } from '#web/texts/office/labels.ts';
import { listAxeViolations } from './list-axe-violations.ts';
import { enterOffice, goWithin, type Office, openOffice } from './open-office.ts';
import { readPaper } from './portal-page.ts';

/** A centre that is typed and not chosen is refused; the refusal goes once the centre is made, not another one. */
const makeRefusedCentre = async (dialog: Locator, submit: string, name: string) => {
  const typed = dialog.getByRole('combobox', { name: 'مرکز' });
  const centre = dialog.page().getByRole('dialog', { name: 'ثبت مرکز' });
  await typed.fill('مرکز ناتمام');
  await dialog.getByRole('button', { name: 'ساختن مرکز «مرکز ناتمام»' }).click();
  await centre.getByLabel('شهر').fill('شیراز');
  await dialog.page().keyboard.press('Escape');
  await centre.waitFor({ state: 'detached' });
  await typed.fill(name);
  await dialog.getByRole('button', { name: submit }).click();
  const refusal = dialog.getByText(deviceRefusalTexts.centreNotListed);
  await refusal.waitFor();
  await dialog.getByRole('button', { name: `ساختن مرکز «${name}»` }).click();
  expect(await centre.getByLabel('شهر').inputValue()).toBe('');
  await centre.getByRole('button', { name: 'ذخیره' }).click();
  await centre.waitFor({ state: 'detached' });
  await refusal.waitFor({ state: 'detached', timeout: 5_000 });
};

const makeCentre = async (dialog: Locator, name: string, city: string) => {
  const field = dialog.getByRole('combobox', { name: 'مرکز' });
  // The blank makes it another text than the one that stands there; leaving the field closes its list.
  await field.fill(`${name} `);
  await field.press('Tab');
  await dialog.getByRole('button', { name: `ساختن مرکز «${name}»` }).click();
  const centre = dialog.page().getByRole('dialog', { name: 'ثبت مرکز' });
  await centre.getByLabel('شهر').fill(city);
  await centre.getByRole('button', { name: 'ذخیره' }).click();
  await centre.waitFor({ state: 'detached' });
};

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

  const readCentreId = async (page: Page): Promise<number> =>
    (await (await page.request.get(`${office.server.url}/office-api/devices/JR-9001`)).json()).device
      .centreId;

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
    await makeRefusedCentre(page.getByRole('dialog', { name: 'ثبت دستگاه' }), 'ذخیره', 'مرکز فروش آزمون');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByRole('heading', { name: 'سانتریفیوژ آزمون' }).waitFor();
    await page.getByText('این دستگاه هنوز تعمیری نداشته است.').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);

    const other = await enter('/office/devices/JR-9001');
    for (const one of [page, other.page]) await one.getByRole('button', { name: 'ویرایش' }).click();
    await other.page.getByLabel('نشانی').fill('نشانی همکار');
    // Another centre of the same name: no word of the device differs.
    const before = await readCentreId(page);
    await makeCentre(other.page.getByRole('dialog'), 'مرکز فروش آزمون', 'شیراز');
    await other.page.getByRole('button', { name: 'ذخیره' }).click();
    await other.page.getByText('دستگاه ذخیره شد.').waitFor();
    const after = await readCentreId(page);
    expect(after).not.toBe(before);
    // Coming back to the window reads the device again, which is not what the form was opened from.
    const readAgain = page.waitForResponse(/\/office-api\/devices\/JR-9001$/);
    await page.evaluate(() => {
      const real = Date.now;
      Date.now = () => real() + 60_000;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await readAgain;
    await page.getByLabel('نام محصول').fill('سانتریفیوژ تازه');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    const conflict = page.getByRole('dialog', { name: 'این مورد در این فاصله تغییر کرده است' });
    await conflict.getByRole('button', { name: 'ادامه با این گزینش' }).click();
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByRole('heading', { name: 'سانتریفیوژ تازه' }).waitFor();
    await page.getByText('نشانی همکار').waitFor();
    expect(await readCentreId(page)).toBe(after);

    await page.getByRole('button', { name: 'انتقال مالکیت' }).click();
    const transfer = page.getByRole('dialog', { name: /^انتقال مالکیت/ });
    await transfer.getByRole('spinbutton', { name: /سال/ }).click();
    await page.keyboard.type('14030101');
    await transfer.getByLabel('شمارهٔ همراه مالک تازه').fill('09123456702');
    await makeRefusedCentre(transfer, 'انتقال مالکیت', 'مرکز خریدار آزمون');
    await transfer.getByRole('button', { name: 'انتقال مالکیت' }).click();
    await page.getByText('مالکیت دستگاه منتقل شد.').waitFor();
    await page.getByText('مرکز خریدار آزمون').waitFor();
    await goWithin(page, '/office/devices/JR-0000');
    await page.getByText('این صفحه پیدا نشد.').waitFor();
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
    expect(await listAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'فایل دیگر' }).click();
    await choose('شماره سریال,نام محصول\r\nJR-9101,دستگاه یک\r\nJR-9102,دستگاه دو');
    await page.getByRole('button', { name: 'ثبت ۲ دستگاه' }).click();
    await page.getByText('۲ ردیف ثبت شد.').waitFor();
    await goWithin(page, '/office/devices?q=jr9102');
    await page.getByRole('link', { name: 'JR-9102' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('come from one file after another, and the reason for new mobiles stays with its own file', async () => {
    const { page, complaints } = await enter('/office/import');
    const choose = (lines: readonly string[]) =>
      page
        .getByLabel('برگزیدن فایل')
        .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    // Another mobile and another name for each try.
    const digits = String(Date.now()).slice(-9);
    await choose(['شماره سریال,نام محصول,شماره همراه', `AZ-1200,دستگاه دلیل,09${digits}`]);
    await page.getByLabel(importScreenTexts.mobilesReason).fill('به خواست صاحب دستگاه');
    await page.getByRole('button', { name: importScreenTexts.store.devices(1) }).click();
    await page.getByText(importScreenTexts.stored(1)).waitFor();
    await page.getByRole('button', { name: importScreenTexts.another }).click();
    await page.getByRole('button', { name: importScreenTexts.kinds.centres }).click();
    await choose(['کد مرکز,نام مرکز', `92001,مرکز ${digits}`]);
    const stored = page.waitForRequest(/\/centres\/import\?.*expect=/);
    await page.getByRole('button', { name: importScreenTexts.store.centres(1) }).click();
    expect(new URL((await stored).url()).searchParams.get('reason')).toBeNull();
    await page.getByText(importScreenTexts.stored(1)).waitFor();
    expect(complaints).toEqual([]);
  });

  // accepts 461
  it('keep their page: Back leaves one that is no more, and returns to one from a narrow search', async () => {
    const { page, complaints } = await enter('/office/devices');
    const addressIs = (search: string | RegExp) =>
      expect.poll(() => new URL(page.url()).search).toMatch(search);
    await page.getByRole('table').waitFor();
    await page.goto(`${office.server.url}/office/devices?page=9999`);
    await addressIs(/^\?page=\d{1,2}$/);
    await page.goBack();
    await page.getByText(/^صفحهٔ ۱ از/).waitFor();
    await addressIs(/^$/);

    await page.getByRole('button', { name: 'صفحهٔ بعد' }).click();
    await page.getByText(/^صفحهٔ ۲ از/).waitFor();
    await page.getByLabel(deviceTexts.search).fill('AZ-2003');
    await addressIs('?q=AZ-2003');
    // Enter searches for the same: no step more on the way back.
    await page.getByLabel(deviceTexts.search).press('Enter');
    // What was read before is forgotten, so that page 2 is asked for again.
    await page.reload();
    await page.getByRole('link', { name: 'AZ-2003' }).waitFor();
    await page.goBack();
    await page.getByText(/^صفحهٔ ۲ از/).waitFor();
    await addressIs(/^\?page=2$/);
    expect(complaints).toEqual([]);
  });

  // accepts 811
  it('have labels whose codes are read back from the PDF that is printed, on sheets and one by one', async () => {
    const { page, complaints } = await enter('/office/device-labels');
    await page.evaluate(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
    );
    const print = async (serials: readonly string[]) => {
      await page.getByLabel(labelPrintTexts.serials).fill(serials.join('\n'));
      const answer = page.waitForResponse(
        (one) => one.request().method() === 'POST' && one.url().includes('label'),
      );
      await page.getByRole('button', { name: labelPrintTexts.make }).click();
      const { labels } = (await (await answer).json()) as { labels: { address: string }[] };
      await page.getByRole('button', { name: labelPrintTexts.print(serials.length) }).click();
      await page.locator('body[data-printed]').waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      await page.evaluate(() => document.body.removeAttribute('data-printed'));
      const pictures = drawPrintedPages(pdf).map((drawing) =>
        // As many dots as a label printer has.
        sharp(Buffer.from(drawing), { density: 203 }).flatten({ background: '#fff' }).png().toBuffer(),
      );
      const codes = await Promise.all(pictures.map(async (picture) => readQrCodes(await picture)));
      expect(codes.flatMap((page) => page.map(({ text }) => text)).sort()).toEqual(
        labels.map(({ address }) => address).sort(),
      );
      return { papers: readPaper(pdf), onPages: codes.map(({ length }) => length) };
    };
    const expectPaper = (papers: ReturnType<typeof readPaper>, width: number, height: number) => {
      for (const paper of papers) {
        expect(paper.width).toBeCloseTo(width, 1);
        expect(paper.height).toBeCloseTo(height, 1);
      }
    };

    const serials = [
      ...Array.from({ length: 11 }, (_, n) => `AZ-${2001 + n}`),
      ...Array.from({ length: 8 }, (_, n) => `AZ-${1010 + n}`),
      ...['AZ-1000', 'AZ-1001', 'AZ-1002', 'AZ-1100', 'AZ-1101', 'AZ-1200'],
    ];
    const sheets = await print(serials);
    expect(sheets.onPages).toEqual([24, 1]);
    expectPaper(sheets.papers, 21, 29.7);

    await page.getByRole('button', { name: labelPrintTexts.sizes.single }).click();
    const single = await print(serials.slice(0, 2));
    expect(single.onPages).toEqual([1, 1]);
    expectPaper(single.papers, 5, 2.5);
    expect(complaints).toEqual([]);
  });

  it('have a centre whose refused buyer is corrected in place: the folded part opens and stays open', async () => {
    const { page, complaints } = await enter('/office/centres');
    await page.getByRole('button', { name: centreTexts.register }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(centreTexts.name).fill('مرکز با کد پستی');
    await dialog.getByText(centreTexts.buyer).click();
    const postalCode = dialog.getByLabel(identityFieldTexts.postalCode);
    await postalCode.fill('123456789');
    await dialog.getByText(centreTexts.buyer).click();
    await postalCode.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    const fault = dialog.getByText(identityTexts.postalCode);
    await fault.waitFor();
    await postalCode.press('End');
    await page.keyboard.type('0');
    await fault.waitFor({ state: 'detached' });
    expect(await postalCode.evaluate((field) => field.checkVisibility() && field.matches(':focus'))).toBe(
      true,
    );
    expect(complaints).toEqual([]);
  });

  // accepts 608
  it('and centres that are one are merged; an action whose answer was lost is done once', async () => {
    const { page, complaints } = await enter(`/office/centres?q=${encodeURIComponent('قلوی آزمون')}`);
    const lost = new Set<string>();
    await page.route('**/office-api/centres**', async (route) => {
      const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
      if (call.startsWith('GET') || lost.has(call)) return route.fallback();
      lost.add(call);
      await route.fetch();
      return route.abort();
    });
    const pressTwice = async (window: Locator, button: string) => {
      await window.getByRole('button', { name: button }).click();
      await window.getByRole('alert').waitFor();
      await window.getByRole('button', { name: button }).click();
      await window.waitFor({ state: 'detached' });
    };
    for (const name of ['مركز دوقلوی آزمون', 'مرکز‌دوقلوی آزمون', 'قلوی آزمون سوم']) {
      await page.getByRole('button', { name: 'ثبت مرکز' }).click();
      await page.getByRole('dialog').getByLabel('نام مرکز').fill(name);
      await page.getByRole('dialog').getByLabel('شهر').fill('تهران');
      if (name.startsWith('مركز')) await pressTwice(page.getByRole('dialog'), 'ذخیره');
      else await page.getByRole('button', { name: 'ذخیره' }).click();
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
    await pressTwice(dialog, 'ادغام دو مرکز');
    await page.getByText('دو مرکز یکی شدند.').waitFor();
    await duplicates.waitFor({ state: 'detached' });

    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
    await rowOf('دوقلوی')
      .getByRole('button', { name: /^ویرایش/ })
      .click();
    await page.getByRole('dialog').getByLabel('شهر').fill('قم');
    await pressTwice(page.getByRole('dialog'), 'ذخیره');
    await rowOf('دوقلوی').getByText('قم').waitFor();
    await rowOf('سوم').getByRole('button', { name: /^حذف/ }).click();
    await pressTwice(dialog, 'حذف');
    await rowOf('سوم').waitFor({ state: 'detached' });
    expect(lost.size).toBe(4);
    expect(complaints).toEqual([]);
  });
});
