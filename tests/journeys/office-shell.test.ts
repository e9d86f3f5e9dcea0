import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase } from '#kit/change-database.ts';
import { windows } from '#kit/open-browser.ts';
import { messageTexts } from '#web/texts/office/messages.ts';
import { listAxeViolations, listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { enterOffice, goWithin, type Office, openOffice } from './open-office.ts';

const screens = [
  '/office/repairs',
  '/office/repairs/board',
  '/office/repairs/receive',
  '/office/repairs/14051013',
  '/office/repairs/14051014',
  '/office/repairs/14051012/estimate',
  '/office/repairs/14051012/invoice',
  '/office/repairs/new',
  '/office/payments',
  '/office/payments/day',
  '/office/devices',
  '/office/devices/AZ-1010',
  '/office/centres',
  '/office/centres/30',
  '/office/device-labels',
  '/office/bench',
  '/office/bench/14051012',
  '/office/visits',
  '/office/repairs/14051012/report',
  '/office/checklists',
  '/office/repairs/14051015/report',
  '/office/import',
  '/office/content',
  '/office/content/article',
  '/office/content/article/1',
  '/office/content/article/new',
  '/office/plans',
  '/office/bin',
  '/office/media',
  '/office/reports',
  '/office/calendar',
  '/office/prices',
  '/office/desk-settings',
  '/office/company',
  '/office/running',
  '/office/guide',
  '/office/staff',
  '/office/audit',
  '/office/account',
  '/office/messages',
  '/office/messages/4',
  '/office/nowhere',
];
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

/** Waits until a screen has shown what it has: no skeleton, nothing on its way. */
const settle = async (page: Page) => {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
};

/** What is wider than the window and smaller than a finger. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')].filter(
      (target) => {
        const box = target.getBoundingClientRect();
        return (
          box.width > 0 &&
          !target.closest('[hidden], .sr-only, .skip-link') &&
          target.tabIndex !== -1 &&
          target.offsetParent !== null
        );
      },
    );
    const reach = (target: HTMLElement) => {
      // A link may stretch over its card; a label is pressed for its field.
      const isStretched = getComputedStyle(target, '::after').position === 'absolute';
      const pressed = target.closest('label') ?? (isStretched ? target.closest('li') : null) ?? target;
      const box = pressed.getBoundingClientRect();
      return Math.round(box.height);
    };
    return {
      // The innerWidth of a phone grows with what spills.
      isSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      small: targets
        .filter((target) => reach(target) < 44 && target.closest('td, p') === null)
        .map((target) => `${reach(target)} ${target.outerHTML.slice(0, 90)}`),
    };
  });

describe('the shell of the office', () => {
  // accepts 468
  it('has no finding of axe and no complaint of the policy in either theme', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/account');
    const found: Record<string, unknown> = {};
    for (const screen of screens) {
      await goWithin(page, screen);
      await settle(page);
      const faults = await listAxeViolationsInBothThemes(page, { isShellKnown: screen !== screens[0] });
      if (faults.length > 0) found[screen] = faults;
    }
    expect(found).toEqual({});
    await goWithin(page, '/office/staff');
    await page.getByRole('button', { name: 'دعوت از همکار' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await listAxeViolationsInBothThemes(page), 'dialog').toEqual([]);
    expect(complaints).toEqual([]);
  }, 300_000);

  // accepts 456, 457
  it('fits a phone: nothing sideways, targets for fingers, the menu as a sheet', async () => {
    // The narrowest that is used; what fits it fits every phone.
    const { page, complaints } = await office.openPage({
      ...windows.phone,
      viewport: { width: 320, height: 800 },
    });
    await enterOffice(page, office.server, 'manager', '/office/account');
    const found: Record<string, unknown> = {};
    for (const screen of screens) {
      await goWithin(page, screen);
      await settle(page);
      const { isSideways, small } = await measure(page);
      if (isSideways || small.length > 0) found[screen] = { isSideways, small };
    }
    expect(found).toEqual({});
    await goWithin(page, '/office/staff');
    const button = page.getByRole('button', { name: 'باز کردن فهرست بخش‌ها' });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'بخش‌های دفتر' });
    await expect.poll(() => sheet.locator('[aria-current="page"]').textContent()).toContain('کارکنان');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await sheet.getByRole('link', { name: 'رد کارها' }).click();
    await page.getByRole('heading', { level: 1, name: 'رد کارها' }).waitFor();
    await expect.poll(() => sheet.isVisible()).toBe(false);

    // The filters are folded behind one button, which says how many of them count.
    const action = page.getByLabel('چه کاری');
    const fold = page.getByRole('button', { name: /^پالایش/ });
    await fold.waitFor();
    expect(await action.isVisible()).toBe(false);
    await fold.press('Enter');
    await action.selectOption({ label: 'چه کاری: ورود' });
    await page.getByRole('button', { name: 'پالایش (۱ در کار)', expanded: true }).waitFor();
    expect((await measure(page)).isSideways).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'پالایش (۱ در کار)', expanded: false }).waitFor();
    expect(await action.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('a message of a stranger', () => {
  // accepts 512
  it('is shown as text: nothing in it runs, leads away or turns the screen around', async () => {
    const said =
      '<script>window.ran = 1</script> https://evil.example <b>x</b> \u202eabc <img src=x onerror=alert(1)>';
    changeDatabase(
      office.server,
      `update suggestion set description = '${said}', full_name = '\u202e<i>name</i>' where id = 4`,
    );
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'desk', '/office/messages/4');
    await settle(page);
    const shown = page.getByRole('main');
    await shown.getByText('window.ran').waitFor();
    await expect.poll(() => shown.locator('p', { hasText: 'window.ran' }).textContent()).toBe(said);
    await expect.poll(() => shown.locator('script, b, i, img, a[href*="evil"]').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    const isolated = await shown
      .locator('p', { hasText: 'window.ran' })
      .evaluate((element) => getComputedStyle(element).unicodeBidi);
    expect(isolated).toMatch(/isolate|plaintext/);
    const mail = shown.locator('[dir="ltr"]', { hasText: '@' }).first();
    expect(await mail.evaluate((element) => getComputedStyle(element).unicodeBidi)).toMatch(/isolate/);
    expect(complaints).toEqual([]);
  });
});

describe('an action on a message', () => {
  it('that is refused is said once: by the form that was sent, or else by a toast', async () => {
    const { page } = await office.openPage();
    // This server has no mail: the form is offered as if it had.
    await page.route(/\/office-api\/messages\/4$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), canReply: true } });
    });
    await enterOffice(page, office.server, 'desk', '/office/messages/4');
    const refused = 'این پیام را نمی‌توان تغییر داد.';
    await page.route(/\/office-api\/messages\/4\/(replies|state)$/, (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', message: refused, requestId: 'x' } }),
    );
    await page.getByLabel(messageTexts.reply, { exact: true }).fill('پاسخ شما را می‌فرستیم.');
    await page.getByRole('button', { name: messageTexts.send }).click();
    await page.locator('form').getByText(refused).waitFor();
    expect(await page.getByText(refused).count()).toBe(1);
    await page.getByRole('button', { name: messageTexts.state }).click();
    await page.getByRole('menuitem', { name: messageTexts.states.closed }).click();
    await page.locator('.toast').getByText(refused).waitFor();
  });
});

describe('keys, lists and themes', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await office.openPage());
    await enterOffice(page, office.server, 'desk', '/office/account');
  });

  // accepts 458, 459
  it('has keys by their places, also under a Persian layout, and none while a field has the focus', async () => {
    await settle(page);
    await page.keyboard.press('/');
    const search = page.getByLabel('جست‌وجو در دفتر');
    await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('?gm');
    await expect.poll(() => search.inputValue()).toBe('?gm');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await search.evaluate((element) => (element as HTMLElement).blur());

    // Closer than 50 ms keys are a scanner's.
    const pauseLikePerson = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    await pauseLikePerson();
    await page.keyboard.press('Shift+Slash');
    const list = page.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
    await list.getByText('رفتن به جست‌وجو').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    // As a Persian layout sends them: other letters, the same places.
    const press = (code: string, key: string) =>
      page.evaluate(
        (init) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
          ),
        { code, key },
      );
    await press('KeyG', 'ل');
    await pauseLikePerson();
    // On a slow line the press is seen to have done something.
    const mayCome = Promise.withResolvers<void>();
    await page.route(/messages-screen/, async (route) => {
      await mayCome.promise;
      return route.fallback();
    });
    await press('KeyM', 'پ');
    const main = page.getByRole('main');
    await expect.poll(() => main.getAttribute('aria-busy')).toBe('true');
    mayCome.resolve();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/office/messages');
    await expect.poll(() => main.getAttribute('aria-busy')).toBe('false');
  });

  // accepts 555, 556
  it('opens a request when a hand scanner reads its slip anywhere', async () => {
    // A screen that is still coming may put the focus into its search field, where digits are typed and not scanned.
    await settle(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // At once, as a scanner types: a busy machine would send single presses as slowly as a person.
    const known = '14051014';
    const scan = (digits: string) =>
      page.evaluate((typed) => {
        for (const key of [...typed, 'Enter']) {
          const code = key === 'Enter' ? key : `Digit${key}`;
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
          );
        }
      }, digits);
    const before = page.url();
    await scan('99999999');
    await page.getByText('پیدا نشد.').waitFor();
    expect(page.url()).toBe(before);
    await scan(known);
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/office/repairs/${known}`);
  });

  it('opens a device when its GS1 code is scanned into the search field under a Persian layout', async () => {
    // Not from a request: the page that a scan opens is one.
    await page.goto(`${office.server.url}/office/devices`);
    await settle(page);
    await page.getByLabel('جست‌وجو در دفتر').focus();
    await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      for (const sign of '21AZ-2003') {
        const code = sign === '-' ? 'Minus' : /[0-9]/.test(sign) ? `Digit${sign}` : `Key${sign}`;
        const shiftKey = /[A-Z]/.test(sign);
        field.dispatchEvent(new KeyboardEvent('keydown', { code, key: 'ش', shiftKey, bubbles: true }));
      }
      field.form?.requestSubmit();
    });
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/(devices\/AZ-2003|repairs\/\d{8})$/);
  });

  it('leads by arrows from the search field through its hits and back, and takes a hit that gets no focus', async () => {
    await settle(page);
    const field = page.getByLabel('جست‌وجو در دفتر');
    const hits = page.locator('.search-results section .search-hit');
    const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
    await field.fill('AZ-10');
    await hits.nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(hits.first())).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(hits.nth(1))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => hits.count()).toBe(0);
    expect(await isFocused(field)).toBe(true);
    // Safari gives no pressed link the focus: the field keeps it, or the hits would go before the press ends.
    await field.fill('AZ-10');
    await hits.first().hover();
    await page.mouse.down();
    expect(await isFocused(field)).toBe(true);
    const path = await hits.first().getAttribute('href');
    await page.mouse.up();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  // accepts 468
  it('keeps the theme that was chosen in this browser, from the first paint on', async () => {
    await page.goto(`${office.server.url}/office/account`);
    await settle(page);
    await page.getByRole('main').getByRole('button', { name: 'تیره' }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await ground();
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await ground()).toBe(dark);
    await page.emulateMedia({ media: 'print' });
    expect(await ground()).not.toBe(dark);
    await page.emulateMedia({ media: null });
    await settle(page);
    await page.getByRole('main').getByRole('button', { name: 'همانند سیستم' }).click();
    expect(await ground()).not.toBe(dark);
  });
});

describe('a list', () => {
  // accepts 461, 462
  it('keeps its state in the address, and loads again after a failure without a reload', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/audit');
    await settle(page);
    await page.getByLabel('چه کاری').selectOption({ label: 'چه کاری: ورود' });
    await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe('session.begin');
    const answered = page.waitForResponse(/\/office-api\/audit\?(?=.*action=session\.begin)(?=.*size=50)/);
    await page.getByLabel('تعداد در صفحه').selectOption('50');
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('50');
    const rows = () => page.locator('tbody tr').count();
    const { length: before } = ((await (await answered).json()) as { items: unknown[] }).items;
    expect(before).toBeGreaterThan(0);
    await expect.poll(rows).toBe(before);
    await page.reload();
    await settle(page);
    await expect.poll(() => page.getByLabel('چه کاری').inputValue()).toBe('session.begin');
    await expect.poll(rows).toBe(before);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBeNull();

    await page.route(/\/office-api\/audit(\?|$)/, (route) => route.abort());
    await page.getByLabel('چه کاری').selectOption('');
    await page.reload();
    await page.getByText('این فهرست بارگذاری نشد. شاید ارتباط کند بوده است.').waitFor();
    await page.unroute(/\/office-api\/audit(\?|$)/);
    await page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect.poll(rows).toBeGreaterThan(0);
  });

  // accepts 455
  it('gives the rows of its filter out as a file', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/audit');
    await settle(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'خروجی' }).click();
    await page.getByRole('menuitem', { name: 'فایل CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  // accepts 455
  it('filters by Jalali days that are typed in Latin, Arabic or Persian digits', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/audit');
    await settle(page);
    const year = page.getByRole('spinbutton', { name: /سال/ }).first();
    for (const [digits, day] of [
      ['14061227', '2028-03-17'],
      ['١٤٠٦١٢٢٨', '2028-03-18'],
      ['۱۴۰۶۱۲۲۹', '2028-03-19'],
    ] as const) {
      await year.click();
      await page.keyboard.type(digits);
      await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(day);
    }
    // The year alone, so slowly that the list would be asked for its first digits: month and day stay.
    await year.click();
    await page.keyboard.type('1405', { delay: 450 });
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe('2027-03-20');
    await page.getByText('کاری با این پالایش‌ها ثبت نشده است.').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'باز کردن تقویم' }).first().click();
    await page.getByText('اسفند ۱۴۰۵', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
