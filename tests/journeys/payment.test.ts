import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, windows } from '#kit/open-browser.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { azmaEntry } from '#kit/run-azma.ts';
import { readPaymentEffects, type SeededPayable, seedPayable } from '#kit/seed-payable.ts';
import { connectSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import { startProcess } from '#kit/start-process.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';

describe('paying a repair invoice in a browser', () => {
  let server: TestServer;
  let storage: Storage;
  let bank: SimulatedBank;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer({ DEMO: 'false', TRUST_PROXY: '1' });
    storage = openServerDatabase(server);
    bank = connectSimulatedBank(server.simulatorsUrl ?? '');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await storage.close();
    await server.stop();
  });

  afterEach(() => bank.clearFaults());

  let payers = 0;

  /** Signs in at the portal with the code from the phone, and presses the pay button. */
  const reachBank = async (payable: SeededPayable, window: keyof typeof windows): Promise<Page> => {
    payers += 1;
    // An address of its own: more than five codes to one address ask for a captcha.
    const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${payers}` };
    const context = await browser.newContext({ ...windows[window], extraHTTPHeaders });
    const page = await context.newPage();
    await page.goto(`${server.url}/repair-request`);
    const serial = page.getByLabel('شماره سریال دستگاه');
    await serial.fill(payable.serial);
    await serial.press('Enter');
    const code = page.locator('input[autocomplete="one-time-code"]');
    await code.waitFor();
    const [message] = await bank.messages(payable.mobile);
    await code.fill(/\d{6}/.exec(message?.text ?? '')?.[0] ?? '');
    await code.press('Enter');
    const payButton = page.getByRole('button', { name: /^پرداخت/ });
    await payButton.waitFor();
    await payButton.click();
    await page.waitForURL(/StartPay/);
    return page;
  };
  const leaveBank = (page: Page, button: string) =>
    page.getByRole('button', { name: button, exact: true }).click();

  // accepts 821, 822
  it('pays a part of a bill above the ceiling on a phone, and shows what remains', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_850_000_000 });
    const page = await reachBank(payable, 'phone');
    await leaveBank(page, 'پرداخت');
    await page.getByText('مانده: ۸۵۰٬۰۰۰٬۰۰۰ ریال').waitFor();
    await page.getByRole('link', { name: 'بازگشت به درخواست تعمیر' }).click();
    await page.getByRole('button', { name: 'پرداخت ۸۵۰٬۰۰۰٬۰۰۰ ریال' }).waitFor();
    const words = await page.locator('main').textContent();
    for (const word of ['۱٬۸۵۰٬۰۰۰٬۰۰۰', '۱٬۰۰۰٬۰۰۰٬۰۰۰', 'چاپ رسید ۱']) expect(words).toContain(word);
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 3, logs: 0 });
    await page.context().close();
  });

  // accepts 004, 038, 199, 209, 228, 245, 246, 247, 248, 297, 304
  it.each(['phone', 'desktop'] as const)(
    'pays, shows the receipt, and comes back to the portal without a second code (%s)',
    async (window) => {
      const payable = await seedPayable(storage);
      const page = await reachBank(payable, window);
      const verified = page.waitForRequest((request) => request.url().includes('/Payment/Verify?authority='));
      await leaveBank(page, 'پرداخت');
      expect((await verified).method()).toBe('POST');
      await page.getByText('پرداخت با موفقیت انجام شد.').waitFor();
      await expect.poll(() => page.locator('h1').textContent()).toBe('نتیجه تراکنش');
      const receipt = await page.locator('main').textContent();
      for (const words of [
        'وضعیت',
        'شمارهٔ مرجع',
        '۴٬۵۰۰٬۰۰۰ ریال',
        '۴۵۰٬۰۰۰ تومان',
        '[۰-۹]{1,2} [^ ]+ ۱۴[۰-۹]{2}',
      ]) {
        expect(receipt).toMatch(new RegExp(words));
      }
      await expect.poll(() => page.getByRole('button', { name: 'چاپ رسید' }).isVisible()).toBe(true);
      await page.reload();
      await page.getByText('پرداخت با موفقیت انجام شد.').waitFor();

      await page.getByRole('link', { name: 'بازگشت به درخواست تعمیر' }).click();
      await page.getByText('پرداخت شد').first().waitFor();
      await expect.poll(() => page.locator('input[autocomplete="one-time-code"]').count()).toBe(0);
      // One code and one receipt: nothing was sent twice.
      await expect.poll(() => bank.messages(payable.mobile)).toHaveLength(2);
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
      await page.context().close();
    },
  );

  // accepts 249, 394
  it('says that a cancelled payment was unsuccessful, and leads back to pay again', async () => {
    const payable = await seedPayable(storage);
    const page = await reachBank(payable, 'desktop');
    await leaveBank(page, 'انصراف');
    await page.getByText('پرداخت ناموفق بود.').waitFor();
    await expect.poll(() => page.locator('main').textContent()).toContain('۷۲ ساعت');
    await page.getByRole('link', { name: 'پرداخت دوباره از صفحهٔ درخواست' }).click();
    await page.getByRole('button', { name: /^پرداخت/ }).waitFor();
    expect((await readPaymentEffects(storage, payable.requestId)).statusId).toBe(3);
    await page.context().close();
  });

  it('shows a payment in progress while the gateway is silent, and its end without a reload', async () => {
    const payable = await seedPayable(storage);
    const page = await reachBank(payable, 'phone');
    await bank.setFaults({ line: 'down', only: ['verify', 'inquiry'] });
    await leaveBank(page, 'پرداخت');
    await page.getByText('لطفاً دوباره پرداخت نکنید').first().waitFor();
    await bank.clearFaults();
    await page.getByText('پرداخت با موفقیت انجام شد.').waitFor({ timeout: 40_000 });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
    await page.context().close();
  });

  it('finds the payment of a payer who closed the tab', async () => {
    const payable = await seedPayable(storage);
    const page = await reachBank(payable, 'desktop');
    await leaveBank(page, 'پرداخت بی بازگشت به سایت');
    await page.getByText('بازگشتی در کار نیست').waitFor();
    await page.context().close();
    const port = new URL(server.simulatorsUrl ?? '').port;
    const env = { DATA_DIR: server.dataDir, SIMULATOR_PORT: port };
    const command = startProcess(azmaEntry, ['payments', 'reconcile'], env);
    await command.waitForOutput(/asked about/);
    await expect
      .poll(() => readPaymentEffects(storage, payable.requestId))
      .toMatchObject({ statusId: 4, logs: 1, notices: 1 });
  });
});
