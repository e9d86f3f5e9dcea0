import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foldDigits } from '#kernel/fold-digits.ts';
import { codeTexts, deviceSearchTexts, repairAlerts } from '#web/texts/repair.ts';
import { requestFormTexts, shippingTexts, surveyTexts } from '#web/texts/repair-device-view.ts';
import { openPortal } from './open-portal.ts';
import {
  codeInput,
  openFold,
  readCode,
  readSentBody,
  serialInput,
  signIn,
  visitPortal,
} from './portal-page.ts';

const { browser, server } = await openPortal();

/** What the forms on the screen hold, by the names of their fields. */
const readForms = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main form')].flatMap((form) =>
        Array.from(form.querySelectorAll<HTMLInputElement>('[name]'))
          .filter(({ type }) => type !== 'radio')
          .map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
      ),
    ),
  );

describe('the search form', () => {
  // accepts 275, 276
  it('holds the serial or the trace number, the centre, the place and the code; they travel with the request', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).waitFor();
    expect(await readForms(page)).toEqual({ serialNumber: '', markazId: '0', repairInPlace: false });
    await page.getByRole('radio', { name: deviceSearchTexts.byTrace }).check();
    expect(await readForms(page)).toHaveProperty('traceNumber', '');
    await page.getByRole('radio', { name: deviceSearchTexts.bySerial }).check();

    await page.getByText(deviceSearchTexts.more).click();
    await page.getByRole('combobox', { name: deviceSearchTexts.centre }).fill('آزما');
    await page.getByRole('option').first().click();
    await page.getByRole('checkbox', { name: deviceSearchTexts.inPlace }).check();
    const { markazId } = await readForms(page);
    expect(Number(markazId)).toBeGreaterThan(0);
    await serialInput(page).fill('AZ-1000');
    await serialInput(page).press('Enter');
    await codeInput(page).waitFor();
    expect(await readForms(page)).toHaveProperty('code', '');
    await codeInput(page).fill(await readCode(server, '09120001000'));
    await page.getByRole('button', { name: codeTexts.submit }).click();

    const description = page.getByRole('textbox', { name: requestFormTexts.description, exact: true });
    const words = 'دستگاه پس از روشن شدن شمارش نمی‌کند و آژیر می‌زند.';
    await description.fill(words);
    // accepts 657: what was given at the search is filled in here.
    expect(await readForms(page)).toEqual({ description: words, markazId, repairInPlace: true });
    const saved = page.waitForResponse(/RepairRequestHandler\/Save$/);
    await page.getByRole('button', { name: requestFormTexts.submit, exact: true }).click();
    expect((await saved).status()).toBe(200);
    expect(await readSentBody(page)).toEqual({
      SerialNumber: 'AZ-1000',
      Description: words,
      MarkazId: Number(markazId),
      repairInPlace: true,
    });
    await context.close();
  });
});

describe('the address form', () => {
  // accepts 277
  it('shows where the device goes and corrects where it comes from', async () => {
    const { context, page } = await visitPortal(browser, server);
    await signIn(page, server, { serial: 'AZ-1011', mobile: '09120001011' });
    const session = await page.evaluate(async () => (await fetch('/repair-api/Session/Current')).json());
    const { senderAddress, receiverAddress } = session.data.view.repairRequests[0];
    const shown = () => page.locator('main address').allTextContents();
    // A postal code is a code, in Latin digits.
    const drawn = [senderAddress, receiverAddress].map((one) => one.replace(/[۰-۹]{10}/, foldDigits));
    expect(await shown()).toEqual(expect.arrayContaining(drawn));
    await openFold(page, shippingTexts.heading);
    await page.getByRole('button', { name: shippingTexts.correct }).click();
    // accepts 645: in the field an invisible mark keeps the telephone's parts in order; it is never sent.
    const typed = (await readForms(page)).senderAddress as string;
    expect(typed).toContain('\u200E051-38000115');
    expect(typed.replaceAll('\u200E', '')).toBe(senderAddress);
    const address = 'شیراز، خیابان زند، پلاک ۱۲، آزمایشگاه مرکزی';
    await page.getByRole('textbox', { name: shippingTexts.address }).fill(address);
    await page.getByRole('button', { name: shippingTexts.save, exact: true }).click();
    await expect.poll(shown).toEqual(expect.arrayContaining([address, drawn[1]]));
    await context.close();
  });
});

describe('the survey', () => {
  // accepts 278, 389
  it('raises an alert when it cannot be saved, keeps the words, and is taken the next time', async () => {
    const { context, page } = await visitPortal(browser, server);
    await signIn(page, server, { serial: 'AZ-1016', mobile: '09120001016' });
    const words = 'سریع و دقیق بود، سپاس.';
    const opinion = page.getByRole('textbox', { name: surveyTexts.text });
    const submit = page.getByRole('button', { name: surveyTexts.submit, exact: true });
    const alert = page.getByRole('alertdialog');
    await opinion.fill(words);
    const rating = page.getByRole('radio', { name: surveyTexts.ratings[4] });
    await rating.check();
    await page.reload();
    await expect.poll(() => opinion.inputValue()).toBe(words);
    expect(await rating.isChecked()).toBe(true);

    const failures = [
      { status: 500, json: { status: 1, message: 'خطای پیش‌بینی‌نشده', data: null } },
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      'no network',
    ] as const;
    for (const failure of failures) {
      await page.route(/SavePolling/, (route) =>
        failure === 'no network' ? route.abort('internetdisconnected') : route.fulfill(failure),
      );
      await submit.click();
      await alert.getByText('خطا در ثبت نظرسنجی', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await alert.waitFor({ state: 'detached' });
      expect(await readForms(page)).toEqual({ pollingText: words });
      await page.unroute(/SavePolling/);
    }

    await submit.click();
    await alert.waitFor();
    await expect.poll(() => alert.getByText(repairAlerts.poll).count()).toBe(0);
    expect(await readSentBody(page)).toMatchObject({ pollingDescription: words, rating: 4 });
    await context.close();
  });
});
