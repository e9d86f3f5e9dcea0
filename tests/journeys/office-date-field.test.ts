import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { windows } from '#kit/open-browser.ts';
import { enterOffice, type Office, openOffice } from './open-office.ts';

describe('the calendar of a date field in a dialog', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });

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
