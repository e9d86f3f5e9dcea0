import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { changeDatabase } from '#kit/change-database.ts';
import { windows } from '#kit/open-browser.ts';
import { labTexts } from '#web/texts/lab.ts';
import {
  declarationTexts,
  parcelTexts,
  portalPaymentTexts,
  shippingTexts,
} from '#web/texts/repair-device-view.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { openPortal } from './open-portal.ts';
import { foldOf, openFold, readCode, signIn, visitPortal } from './portal-page.ts';
import { typeWithoutPause } from './type-without-pause.ts';

let portal: Awaited<ReturnType<typeof openPortal>>;
beforeAll(async () => {
  portal = await openPortal();
});

const enter = async (serial: string) => {
  const { context, page } = await visitPortal(portal.browser, portal.server, windows.phone);
  await signIn(page, portal.server, { serial, mobile: `0912000${serial.slice(3)}` });
  return { context, page };
};

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

/** The amber buttons one can see, and whether anything else to be pressed in the panels stands above the first. */
const readMainAction = (page: Page) =>
  page.locator('.device-view-panel').evaluate((panel) => {
    const isShown = (one: Element) => one.checkVisibility();
    const buttons = [...panel.querySelectorAll('button, summary')].filter(isShown);
    const accents = buttons.filter((one) => one.matches('.button-accent'));
    return { names: accents.map((one) => one.textContent?.trim()), isFirst: buttons[0] === accents[0] };
  });

describe('the portal at step 1', () => {
  // accepts 732
  it('shows the declaration, then the slip, then the parcel’s number, and folds the rest', async () => {
    const { context, page } = await enter('AZ-1011');
    const mainIs = (name: string) =>
      expect.poll(() => readMainAction(page)).toEqual({ names: [name], isFirst: true });
    await mainIs(declarationTexts.submit);
    expect(await page.locator('details.portal-fold[open]').count()).toBe(0);
    for (const [title, state] of [
      [shippingTexts.slipHeading, shippingTexts.slipWaits],
      [parcelTexts.number, parcelTexts.notYet],
      ['عکس خرابی', 'تا ۵ عکس'],
      ['سرگذشت درخواست', '۲ رویداد'],
    ] as const)
      await expect.poll(() => foldOf(page, title).locator('summary').textContent()).toContain(state);
    await page.getByRole('button', { name: 'لغو درخواست' }).waitFor();

    await openFold(page, shippingTexts.heading);
    const printAddresses = page.getByRole('button', { name: shippingTexts.printAddresses, exact: true });
    await printAddresses.waitFor();

    // What is missing has the error and the focus: first the name, then the tick.
    const name = page.getByRole('textbox', { name: declarationTexts.name });
    const tick = page.getByRole('checkbox', { name: declarationTexts.tick });
    const readFaults = () =>
      Promise.all(
        [name, tick].map(async (one) => [
          await one.getAttribute('aria-invalid'),
          await one.evaluate((field) => field === document.activeElement),
        ]),
      );
    await page.getByRole('button', { name: declarationTexts.submit }).click();
    await expect.poll(readFaults).toEqual([
      ['true', true],
      ['true', false],
    ]);
    await name.fill('مریم رضایی');
    await page.getByRole('button', { name: declarationTexts.submit }).click();
    await expect.poll(readFaults).toEqual([
      [null, false],
      ['true', true],
    ]);
    await tick.check();
    await page.getByRole('button', { name: declarationTexts.submit }).click();
    await mainIs(shippingTexts.print);
    // Printing the page now prints the slip alone: only the slip has a button for it.
    await openFold(page, shippingTexts.heading);
    await page.getByRole('button', { name: shippingTexts.correct }).waitFor();
    expect(await printAddresses.count()).toBe(0);
    await expect
      .poll(() => foldOf(page, declarationTexts.heading).locator('summary').textContent())
      .toContain(declarationTexts.given);
    const number = page.getByRole('textbox', { name: parcelTexts.number });
    expect(await topOf(number)).toBeGreaterThan(
      await topOf(page.getByRole('button', { name: shippingTexts.print })),
    );

    const carrier = page.getByRole('textbox', { name: parcelTexts.carrier });
    await carrier.fill('تیپاکس');
    await page.getByRole('button', { name: shippingTexts.print }).click();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await mainIs(parcelTexts.save);
    expect(await carrier.inputValue()).toBe('تیپاکس');
    expect(await topOf(foldOf(page, shippingTexts.slipHeading))).toBeGreaterThan(await topOf(number));
    await page.reload();
    await mainIs(parcelTexts.save);

    // What is missing has the error and the focus.
    await number.fill('2130-A77');
    await page.getByRole('button', { name: parcelTexts.save }).click();
    await expect.poll(() => carrier.evaluate((field) => field === document.activeElement)).toBe(true);
    expect([await carrier.getAttribute('aria-invalid'), await number.getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    await context.close();
  });
});

describe('the portal with an invoice', () => {
  // accepts 732, 733
  it('names the sum on the button that pays it, with tomans in words, before its lines', async () => {
    const { context, page } = await enter('AZ-1013');
    const name = `${portalPaymentTexts.pay} ۱۲۸٬۹۰۰٬۰۰۰ ریال`;
    await expect.poll(() => readMainAction(page)).toEqual({ names: [name], isFirst: true });
    const pay = page.getByRole('button', { name, exact: true });
    const toman = page.getByText('برابر دوازده میلیون و هشتصد و نود هزار تومان');
    expect(await topOf(toman)).toBeGreaterThan(await topOf(pay));
    expect(await topOf(page.locator('.invoice-table'))).toBeGreaterThan(await topOf(toman));
    await context.close();
  });
});

describe('all devices of a lab', () => {
  const enterLab = async (page: Page, mobile: string) => {
    await page.getByRole('link', { name: labTexts.title }).click();
    await page.getByLabel(labTexts.mobile, { exact: true }).fill(toPersianDigits(mobile));
    await page.getByRole('button', { name: labTexts.askCode }).click();
    const code = page.getByLabel(labTexts.code, { exact: true });
    await code.waitFor();
    await code.fill(await readCode(portal.server, mobile));
    await page.getByRole('button', { name: labTexts.verify }).click();
  };

  // accepts 805, 810, 814
  it('are one list on a phone: chosen devices are registered together, each opens in its own tab', async () => {
    const { context, page, complaints } = await visitPortal(portal.browser, portal.server, windows.phone);
    await enterLab(page, '09120001030');
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'AZ-' }).count()).toBe(11);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await listAxeViolationsInBothThemes(page, { within: 'main' })).toEqual([]);

    for (const serial of ['AZ-2003', 'AZ-2004'])
      await page.getByRole('checkbox', { name: new RegExp(serial) }).check();
    await page.getByRole('button', { name: labTexts.request(2) }).click();
    const expectFocusedHead = (name: string) =>
      expect
        .poll(() =>
          page
            .getByRole('heading', { level: 1, name, exact: true })
            .evaluateAll(([head]) => head === document.activeElement && window.scrollY === 0),
        )
        .toBe(true);
    await expectFocusedHead(labTexts.request(2));
    const fault = 'دستگاه هنگام کار صدا می‌دهد و خاموش می‌شود.';
    for (const area of await page.getByRole('textbox').all()) await area.fill(fault);
    // The way back and a reload, which forgets what was chosen, lose no text; what was sent is kept no longer.
    await page.getByRole('button', { name: labTexts.back }).click();
    await expectFocusedHead(labTexts.title);
    await page.reload();
    for (const serial of ['AZ-2003', 'AZ-2004'])
      await page.getByRole('checkbox', { name: new RegExp(serial) }).check();
    await page.getByRole('button', { name: labTexts.request(2) }).click();
    for (const area of await page.getByRole('textbox').all()) expect(await area.inputValue()).toBe(fault);
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => /unsaved/.test(name)));
    expect(await kept()).toHaveLength(2);
    await page.getByRole('button', { name: labTexts.send(2) }).click();
    await page
      .getByText(/درخواست شما ثبت شد/)
      .nth(1)
      .waitFor();
    expect(await kept()).toEqual([]);
    await expectFocusedHead(labTexts.results);
    await page.getByRole('button', { name: labTexts.back }).click();
    await expectFocusedHead(labTexts.title);

    const other = await context.newPage();
    const linkOf = (serial: string) => page.getByRole('link', { name: new RegExp(serial) });
    await other.goto(new URL((await linkOf('AZ-2003').getAttribute('href')) ?? '', page.url()).href);
    await other.getByText('AZ-2003').first().waitFor();
    await linkOf('AZ-2001').click();
    await page.getByText('AZ-2001').first().waitFor();
    // The first tab stays with its device although the browser has opened another.
    await other.reload();
    await other.getByText('AZ-2003').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  // accepts 814
  it('are as easy to look through when they are 1,000, on a phone and in both themes', async () => {
    const { server } = portal;
    const mobile = '09120009814';
    changeDatabase(
      server,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
       insert or ignore into sold_product (serial_number, serial_key, product_name, mobile, warranty_until)
       select 'LAB-' || (1000 + i), 'LAB' || (1000 + i), 'سانتریفیوژ بیست‌وچهارشاخه CF-24', '${mobile}',
         case i % 3 when 0 then '2031-01-01' end from n`,
    );
    const { context, page, complaints } = await visitPortal(portal.browser, portal.server, windows.phone);
    await enterLab(page, mobile);
    await page.getByText(labTexts.all(1_000)).first().waitFor();
    const rows = page.getByRole('listitem').filter({ hasText: 'LAB-' });
    expect(await rows.count()).toBe(25);
    await page.getByRole('button', { name: labTexts.more }).click();
    await expect.poll(() => rows.count()).toBe(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await listAxeViolationsInBothThemes(page, { within: 'main' })).toEqual([]);

    // Coming back to the tab renews every page that was shown, and keeps what was chosen on it.
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/Lab/Devices'))
        asked.push(searchParams.get('search') || searchParams.get('page'));
    });
    await rows.last().getByRole('checkbox').check();
    const lastSerial = /LAB-\d+/.exec((await rows.last().textContent()) ?? '')?.[0] ?? '';
    changeDatabase(
      server,
      `update sold_product set product_name = 'آب‌گیر تازه' where serial_number = '${lastSerial}'`,
    );
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await rows.filter({ hasText: lastSerial }).filter({ hasText: 'آب‌گیر تازه' }).waitFor();
    expect(asked.toSorted()).toEqual(['1', '2']);
    expect(await rows.count()).toBe(50);
    expect(await rows.filter({ hasText: lastSerial }).getByRole('checkbox').isChecked()).toBe(true);

    // One call for what was typed without a pause.
    asked.length = 0;
    await typeWithoutPause(page.getByRole('searchbox', { name: labTexts.search }), 'LAB-1777');
    await expect.poll(() => rows.count()).toBe(1);
    expect(asked).toEqual(['LAB-1777']);
    await page.getByRole('searchbox', { name: labTexts.search }).fill('');
    await expect.poll(() => rows.count()).toBe(25);

    // «بیشتر» while a search is under way: its pages are never added to those of the search before.
    const gate = Promise.withResolvers<void>();
    await page.route(/\/Lab\/Devices\?.*search=LAB-17/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const isAsked = page.waitForRequest(/search=LAB-17/);
    await page.getByRole('searchbox', { name: labTexts.search }).fill('LAB-17');
    await isAsked;
    await page.getByRole('button', { name: labTexts.more }).click();
    gate.resolve();
    await rows.filter({ hasText: 'LAB-17' }).first().waitFor();
    expect(await rows.count()).toBe(25);
    expect(await rows.filter({ hasText: 'LAB-17' }).count()).toBe(25);

    // On a tablet a name stands on one line.
    await page.setViewportSize({ width: 768, height: 1024 });
    const lines = await rows
      .first()
      .locator('p')
      .first()
      .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    expect(Math.round(lines)).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
