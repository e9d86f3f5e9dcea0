import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { windows } from '#kit/open-browser.ts';
import { findFaults } from './find-faults.ts';
import { codeOf, forgetUsedCodes, type Office, openOffice, personOf } from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Walks with one key until something has the focus, as someone without a mouse does. */
const walkTo = async (page: Page, target: Locator, key = 'Tab') => {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached with ${key}`);
};

describe('the office without a mouse', () => {
  // accepts 458, 468
  it.each(['light', 'dark'] as const)(
    'is entered, opened at staff, used for an invitation and left, in %s',
    async (theme) => {
      const { page, complaints } = await office.openPage({ ...windows.desktop, colorScheme: theme });
      const press = (key: string) => page.keyboard.press(key);
      const type = (text: string) => page.keyboard.insertText(text);
      const manager = personOf('manager');
      forgetUsedCodes(office.server);

      await page.goto(`${office.server.url}/office`);
      await walkTo(page, page.getByLabel('ایمیل'));
      await type(manager.email);
      await walkTo(page, page.getByLabel('گذرواژه', { exact: true }));
      await type(demoPassword);
      expect(await findFaults(page), 'sign-in').toEqual([]);
      await press('Enter');
      const code = page.getByLabel('کد شش‌رقمی');
      await code.waitFor();
      await expect.poll(() => isFocused(code)).toBe(true);
      expect(await findFaults(page), 'second step').toEqual([]);
      await type(await codeOf(manager.totpSecret));
      await press('Enter');
      const account = page.getByRole('button', { name: `حساب ${manager.name}`, exact: true });
      await account.waitFor();

      await press('g');
      await press('s');
      await page.getByRole('heading', { level: 1, name: 'کارکنان' }).waitFor();
      await walkTo(page, page.getByRole('button', { name: 'دعوت از همکار' }));
      await press('Enter');
      const dialog = page.getByRole('dialog');
      await walkTo(page, dialog.getByLabel('نام و نام خانوادگی'));
      await type('روشنا بی‌موش');
      await walkTo(page, dialog.getByLabel('ایمیل'));
      await type(`roshana-${theme}@azma.example`);
      await walkTo(page, dialog.getByLabel('میز تعمیرات'));
      await press('Space');
      await walkTo(page, dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }));
      await press('Enter');

      await page.getByText('/office/invitation#').waitFor();
      expect(await findFaults(page), 'link').toEqual([]);
      await walkTo(page, page.getByLabel('پیوند را رساندم'));
      await press('Space');
      await walkTo(page, dialog.getByRole('button', { name: 'بستن' }));
      await press('Enter');
      await dialog.waitFor({ state: 'detached' });

      await walkTo(page, account);
      await press('Enter');
      await walkTo(page, page.getByRole('menuitem', { name: 'خروج', exact: true }), 'ArrowDown');
      await press('Enter');
      await page.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
