import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoRole } from '#kernel/demo-people.ts';
import { windows } from '#kit/open-browser.ts';
import { enterOffice, type Office, openOffice } from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

/** What each row of the queue says and draws about its days. */
const readRows = (page: Page) =>
  page.locator('.queue-table tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      dots: row.querySelectorAll('.age-dots > i').length,
      dotsWidth: row.querySelector('.age-dots')?.getBoundingClientRect().width ?? 0,
      lateWords: row.textContent?.match(/دیر/g)?.length ?? 0,
      isLate: row.querySelector('.age-dots > i[data-late]') !== null,
      next: row.querySelector('[data-next-action]')?.textContent ?? '',
    })),
  );

describe('the queue', () => {
  // accepts 729
  it('draws the days of every row at 1280 as at 1920, says late once and names the next action', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'desk');
    await page.locator('.queue-table').waitFor();
    const rows = await readRows(page);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row.dots).toBeGreaterThan(0);
      expect(row.dotsWidth).toBeGreaterThan(0);
      expect(row.lateWords).toBe(row.isLate ? 1 : 0);
      expect([
        'پذیرفتن',
        'ثبت بازدید',
        'زمان بازدید',
        'صدور برآورد',
        'صدور فاکتور',
        'بازگشت بدون تعمیر',
        'ثبت ارسال',
        'پایان کار',
      ]).toContain(row.next);
    }
    expect(rows.some(({ isLate }) => isLate)).toBe(true);
    // The longest wait, with all of its dots, leaves the next action its place.
    expect(rows.some(({ dots }) => dots === 10)).toBe(true);
    expect(
      await page.locator('.queue-table .table-box').evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBe(0);
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect((await readRows(page)).map(({ dots }) => dots)).toEqual(rows.map(({ dots }) => dots));
    await page.getByRole('link', { name: 'صدور برآورد' }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/office\/repairs\/\d{8}\/estimate$/);
  });

  // accepts 729
  it('begins with its requests on a phone, and keeps counts, search and order one press away', async () => {
    const { page } = await office.openPage(windows.phone);
    await enterOffice(page, office.server, 'desk');
    const first = page.locator('.queue-table tbody tr').first();
    await first.waitFor();
    expect(await topOf(first)).toBeLessThan(230);
    const tiles = page.getByRole('group', { name: 'شمار درخواست‌ها در هر وضعیت' });
    expect(await tiles.count()).toBe(0);
    await page.getByRole('button', { name: 'پالایش‌ها' }).click();
    await tiles.getByRole('button', { name: /^ثبت شده/ }).click();
    await page.getByRole('button', { name: 'پالایش‌ها (۱)' }).waitFor();
    for (const label of ['ترتیب', 'شماره پیگیری، سریال، همراه، مرکز یا آزمایشگاه'])
      expect(await page.getByLabel(label).isVisible()).toBe(true);
    // Receiving stays under the thumb, however far the rows are scrolled.
    const receive = page.getByRole('link', { name: 'پذیرش مرسوله' });
    const { y = 0, height = 0 } = (await receive.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(760);
    expect(y + height).toBeLessThanOrEqual(800);
  });
});

describe('the menu', () => {
  // accepts 730
  it.each<[DemoRole, number]>([
    ['desk', 0],
    ['editor', 0],
    ['manager', 1],
  ])('of %s fits 1280 × 720 with at most %i folded group, each icon once', async (role, folded) => {
    const { page } = await office.openPage({ viewport: { width: 1280, height: 720 } });
    await enterOffice(page, office.server, role);
    const sidebar = page.getByRole('navigation', { name: 'بخش‌های دفتر' });
    await sidebar.waitFor();
    expect(await sidebar.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBeLessThanOrEqual(0);
    expect(await sidebar.locator('details').count()).toBeLessThanOrEqual(folded);
    const icons = await sidebar
      .locator('.sidebar-link > .icon:first-child')
      .evaluateAll((found) => found.map(({ innerHTML }) => innerHTML));
    expect(icons.length).toBeGreaterThan(3);
    expect(new Set(icons).size).toBe(icons.length);
  });

  // accepts 730
  it('opens the folded group where one is in it', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager');
    const sidebar = page.getByRole('navigation', { name: 'بخش‌های دفتر' });
    const staff = sidebar.getByRole('link', { name: 'کارکنان' });
    expect(await staff.isVisible()).toBe(false);
    await sidebar.getByText('مدیریت').click();
    await staff.click();
    await page.getByRole('heading', { level: 1, name: 'کارکنان' }).waitFor();
    await expect.poll(() => staff.getAttribute('aria-current')).toBe('page');
  });
});

describe('the calendar of a date field in a dialog', () => {
  const openDialog = async (way: 'click' | 'tap') => {
    const { page } = await office.openPage(way === 'tap' ? windows.phone : windows.desktop);
    await enterOffice(page, office.server, 'desk', '/office/devices');
    await page.getByRole('button', { name: 'ثبت دستگاه' })[way]();
    const field = page.getByRole('group', { name: 'تاریخ مالکیت' }).first();
    await field.waitFor();
    // While one of the fields is still on its way, what is below it moves under the finger.
    await expect.poll(() => page.locator('dialog [aria-busy="true"]').count()).toBe(0);
    await field.getByRole('button', { name: 'باز کردن تقویم' })[way]();
    return { page, field, day: page.getByRole('gridcell').getByText('۱۲', { exact: true }) };
  };

  const isOpen = (page: Page) => page.getByRole('gridcell').first().isVisible();

  // accepts 726
  it.each(['click', 'tap'] as const)('gives a day by %s', async (way) => {
    const { page, field, day } = await openDialog(way);
    // A press where the day is drawn must reach the day, not the dialog.
    const box = await day.boundingBox();
    if (!box) throw new Error('the day is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (way === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect.poll(() => field.getByRole('spinbutton', { name: /روز/ }).textContent()).toBe('۱۲');
    expect(await isOpen(page)).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  // accepts 726
  it('goes with its field when the dialog scrolls, and Escape closes it alone', async () => {
    const { page, field } = await openDialog('tap');
    const calendar = page.locator('.calendar-popover');
    const apart = async () =>
      ((await calendar.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0);
    const dialog = page.locator('dialog[open]');
    const before = await apart();
    const top = (await field.boundingBox())?.y ?? 0;
    await dialog.evaluate((element) => element.scrollBy(0, element.scrollTop > 20 ? -20 : 20));
    await expect.poll(async () => Math.abs(((await field.boundingBox())?.y ?? 0) - top)).toBeGreaterThan(10);
    await expect.poll(async () => Math.abs((await apart()) - before)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await dialog.count()).toBe(1);
    expect(await field.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  });
});
