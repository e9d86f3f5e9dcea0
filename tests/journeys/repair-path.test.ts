import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { decontaminationText } from '#contract/repair/additions.ts';
import { windows } from '#kit/open-browser.ts';
import { portalTexts, repairAlerts, stepTexts } from '#web/texts/repair.ts';
import {
  declarationTexts,
  deviceViewTexts,
  parcelTexts,
  portalPaymentTexts,
  receivedTexts,
  requestFormTexts,
  resultTexts,
  sendingTexts,
  shippingTexts,
  surveyTexts,
} from '#web/texts/repair-device-view.ts';
import { openPortal } from './open-portal.ts';
import {
  codeInput,
  openFold,
  readCode,
  readPaper,
  readSentBody,
  runDesk,
  serialInput,
  visitPortal,
} from './portal-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const closeAlert = async (page: Page, text: string) => {
  const alert = page.getByRole('alertdialog');
  await alert.getByText(text).waitFor();
  await button(page, portalTexts.understood).click();
};
const fault = 'از دیروز هنگام چرخش صدای ناهنجار می‌دهد و با خطای E05 می‌ایستد.';

const { browser, server } = await openPortal();

// accepts 014, 033
it('a repair goes its whole way from search to survey on a phone, with the desk moving it', async () => {
  const { context, page, complaints } = await visitPortal(browser, server, windows.phone);

  // accepts 243, 293, 322, 330
  await serialInput(page).fill('az ۱۰۰۰');
  const searched = page.waitForRequest(/AuthMobile/);
  await serialInput(page).press('Enter');
  const query = new URL((await searched).url()).searchParams;
  expect([query.get('serialNumber'), query.get('traceNumber')]).toEqual(['AZ1000', null]);
  await codeInput(page).waitFor();
  await expect.poll(() => page.getByText('0912*****00').isVisible()).toBe(true);

  // accepts 244, 294
  const code = await readCode(server, '09120001000');
  await codeInput(page).fill(`${code.slice(0, 3)} - ${code.slice(3)}`);
  await codeInput(page).press('Enter');
  const table = page.getByRole('table', { name: deviceViewTexts.device });
  await openFold(page, deviceViewTexts.device);
  await table.waitFor();

  // accepts 190, 191, 192, 193, 194, 195, 196, 197, 198, 199
  const shown = (await table.textContent()) ?? '';
  for (const text of ['AZ-1000', '1403-1182', 'خدمات پس از فروش سانتریفیوژ', 'آزمایشگاه پارسه', 'تهران']) {
    expect(shown).toContain(text);
  }

  // accepts 200, 324, 325
  await page.getByRole('textbox', { name: requestFormTexts.description, exact: true }).fill('کوتاه');
  await button(page, requestFormTexts.submit).click();
  await closeAlert(page, repairAlerts.description);
  await page.getByRole('textbox', { name: requestFormTexts.description, exact: true }).fill(fault);
  await page.reload();
  expect(
    await page.getByRole('textbox', { name: requestFormTexts.description, exact: true }).inputValue(),
  ).toBe(fault);
  await button(page, requestFormTexts.submit).click();

  // accepts 221, 295, 296, 370
  await page.getByText(resultTexts.trace).waitFor();
  expect(await readSentBody(page)).toEqual({
    SerialNumber: 'AZ-1000',
    Description: fault,
    MarkazId: 0,
    repairInPlace: false,
  });
  await expect.poll(() => table.count()).toBe(0);
  const fCode =
    /\d{8}/.exec(
      await page
        .getByRole('status')
        .getByText(/شماره پیگیری: /)
        .textContent()
        .then((text) => toAscii(text ?? '')),
    )?.[0] ?? '';
  expect(fCode).toMatch(/^\d{8}$/);
  await button(page, resultTexts.continue).click();

  // accepts 201, 202, 203, 204, 222, 238, 239, 240, 299, 411
  await heading(page, shippingTexts.slipHeading).waitFor();
  await openFold(page, shippingTexts.heading);
  await button(page, shippingTexts.correct).click();
  const address = 'تهران، خیابان شریعتی، پلاک ۱۲، تلفن 021-22000101';
  await page.getByRole('textbox', { name: shippingTexts.address, exact: true }).fill(address);
  await button(page, shippingTexts.save).click();
  await page.locator('main address').getByText('پلاک ۱۲').waitFor();
  // accepts 631, 632, 633
  await expect.poll(() => button(page, shippingTexts.print).count()).toBe(0);
  await page.getByRole('textbox', { name: declarationTexts.name }).fill('مریم رضایی');
  await page.getByRole('checkbox').check();
  await button(page, declarationTexts.submit).click();
  await button(page, shippingTexts.print).click();
  expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('yes');
  await expectSlip(page, [fCode, 'پلاک ۱۲', 'پلاک ۴۴', 'مبدأ', 'مقصد', 'مریم رضایی', decontaminationText]);

  // accepts 639
  await page.getByRole('textbox', { name: parcelTexts.carrier }).fill('تیپاکس');
  await page.getByRole('textbox', { name: parcelTexts.number }).fill('۲۱۳۰-A77');
  await button(page, parcelTexts.save).click();
  await page.getByText('2130-A77').waitFor();

  // accepts 205, 223, 301
  await runDesk(server, 'receive', fCode);
  await page.reload();
  await heading(page, receivedTexts.heading).waitFor();
  await expect.poll(() => button(page, receivedTexts.print).isVisible()).toBe(true);

  // accepts 302
  await button(page, receivedTexts.addNote).click();
  await page.getByRole('textbox', { name: receivedTexts.note, exact: true }).fill('کابل برق را هم فرستادیم.');
  await button(page, receivedTexts.saveNote).click();
  await page.getByText('کابل برق را هم فرستادیم.').waitFor();

  // accepts 209, 214, 228
  await runDesk(server, 'invoice', fCode, '--amount', '45000000', '--line', 'تعویض یاتاقان=45000000');
  await page.reload();
  await heading(page, portalPaymentTexts.ready).waitFor();
  await expect.poll(() => page.getByText('۴۵٬۰۰۰٬۰۰۰ ریال').first().isVisible()).toBe(true);
  await payAtBank(page);

  // accepts 224, 227
  await page.goto(`${server.url}/repair-request`);
  await heading(page, sendingTexts.preparing).waitFor();
  await page.getByRole('navigation', { name: stepTexts.label }).getByRole('button').nth(3).click();
  await page.getByText(portalPaymentTexts.paid, { exact: true }).first().waitFor();
  await page.goBack();
  await heading(page, sendingTexts.preparing).waitFor();

  // accepts 229, 305, 390
  await runDesk(server, 'send', fCode);
  await page.reload();
  await button(page, sendingTexts.received).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await readSentBody(page)).toMatchObject({ fCode, pollingDescription: '' });
  await button(page, portalTexts.understood).click();

  // accepts 210, 225, 230, 231, 329, 375
  await page.getByText(surveyTexts.prompt).waitFor();
  const opinion = page.locator('textarea[name=pollingText]');
  await expect.poll(() => opinion.getAttribute('rows')).toBe('10');
  await page.getByRole('radio', { name: surveyTexts.ratings[4] }).check();
  await opinion.fill('کار خوب بود.');
  await button(page, surveyTexts.submit).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await readSentBody(page)).toMatchObject({
    pollingDescription: 'کار خوب بود.',
    rating: 4,
  });
  await button(page, portalTexts.understood).click();

  // accepts 226, 208
  await heading(page, surveyTexts.thanks).waitFor();
  await button(page, deviceViewTexts.newRequest).click();
  await page.getByRole('textbox', { name: requestFormTexts.description, exact: true }).waitFor();

  await page.getByRole('heading', { name: deviceViewTexts.history }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Pays on the bank's page, comes back and returns to the portal by the link there. */
const payAtBank = async (page: Page) => {
  // accepts 297
  await page.getByRole('button', { name: 'پرداخت ۴۵٬۰۰۰٬۰۰۰ ریال', exact: true }).click();
  await page.waitForURL(/StartPay/);
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await page.waitForURL(/payback/);
  await page.getByRole('link', { name: 'بازگشت به درخواست تعمیر' }).click();
  await heading(page, sendingTexts.preparing).waitFor();
};

/** Prints what stands on the page and looks at the paper and at what is on it. */
const expectSlip = async (page: Page, texts: string[]) => {
  const slip = page.locator('.slip-holder');
  await expect.poll(() => slip.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await slip.waitFor();
  const printed = (await slip.textContent()) ?? '';
  for (const text of texts) expect(printed).toContain(text);
  await expect.poll(() => page.locator('main').isVisible()).toBe(false);
  const over = await page.locator('.slip').evaluate((paper) => paper.scrollHeight - paper.clientHeight);
  expect(over).toBe(0);
  const papers = readPaper(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'screen' });
  expect(papers).toHaveLength(1);
  expect(Math.abs((papers[0]?.width ?? 0) - 21.5)).toBeLessThan(0.1);
  expect(Math.abs((papers[0]?.height ?? 0) - 14)).toBeLessThan(0.1);
};

const toAscii = (text: string) =>
  text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0)));
