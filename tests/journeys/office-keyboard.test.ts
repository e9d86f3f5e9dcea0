import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { forgetUsedCodes } from '#kit/change-database.ts';
import { listAxeViolations, listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { codeOf, enterOffice, type Office, openOffice, personOf } from './open-office.ts';

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
  it('is entered, opened at staff, used for an invitation and left, in both themes', async () => {
    const { page, complaints } = await office.openPage();
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.insertText(text);
    const manager = personOf('manager');
    forgetUsedCodes(office.server);

    await page.goto(`${office.server.url}/office`);
    await walkTo(page, page.getByLabel('ایمیل'));
    await type(manager.email);
    await walkTo(page, page.getByLabel('گذرواژه', { exact: true }));
    await type(demoPassword);
    expect(await listAxeViolationsInBothThemes(page), 'sign-in').toEqual([]);
    await press('Enter');
    const code = page.getByLabel('کد شش‌رقمی');
    await code.waitFor();
    await expect.poll(() => isFocused(code)).toBe(true);
    expect(await listAxeViolationsInBothThemes(page), 'second step').toEqual([]);
    await type(await codeOf(manager.totpSecret));
    await press('Enter');
    const account = page.getByRole('button', { name: `حساب ${manager.name}`, exact: true });
    await account.waitFor();

    // Held for a moment, as a person does: keys closer than 50 ms are a scanner's.
    await page.keyboard.press('g', { delay: 60 });
    await press('s');
    await page.getByRole('heading', { level: 1, name: 'کارکنان' }).waitFor();
    await walkTo(page, page.getByRole('button', { name: 'دعوت از همکار' }));
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await walkTo(page, dialog.getByLabel('نام و نام خانوادگی'));
    await type('روشنا بی‌موش');
    await walkTo(page, dialog.getByLabel('ایمیل'));
    await type('roshana@azma.example');
    await walkTo(page, dialog.getByLabel('میز تعمیرات'));
    await press('Space');
    await walkTo(page, dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }));
    await press('Enter');

    await page.getByText('/office/invitation#').waitFor();
    expect(await listAxeViolationsInBothThemes(page), 'link').toEqual([]);
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
  });

  // accepts 458, 472, 480, 488, 491, 502
  it('writes an article, gives it pictures, looks at it and publishes it', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'editor');
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.insertText(text);
    const main = page.getByRole('main');

    // Held for a moment, as a person does: keys closer than 50 ms are a scanner's.
    await page.keyboard.press('g', { delay: 60 });
    await press('n');
    await walkTo(page, main.getByRole('link', { name: /^مقاله‌ها/ }));
    await press('Enter');
    await walkTo(page, page.getByRole('link', { name: 'افزودن مقاله' }));
    await press('Enter');
    await walkTo(page, main.getByLabel('عنوان'));
    await type('مقاله‌ای بی‌موش');
    await press('Enter');
    await walkTo(page, page.locator('[data-field=description] textarea'));
    await type('شرح مقاله‌ای که با صفحه‌کلید نوشته شد');
    const text = page.getByRole('textbox', { name: 'متن', exact: true });
    await walkTo(page, text);
    await type('پیش از تصویر');
    await press('Enter');

    // A picture goes from the disk through the library into the text, and one writes on below it.
    const library = page.getByRole('dialog');
    // One that the library does not know yet, also when this is walked again.
    const [r = 0, g = 0, b = 0] = randomBytes(3);
    const buffer = await sharp({ create: { width: 700, height: 420, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
    await press('Alt+F10');
    await walkTo(page, page.getByRole('button', { name: 'تصویر', exact: true }), 'ArrowLeft');
    await press('Enter');
    // The window in which files are chosen is the system's own.
    const files = library.getByLabel('بارگذاری فایل تازه');
    await walkTo(page, files);
    await files.setInputFiles([{ name: 'ترازو.png', mimeType: 'image/png', buffer }]);
    await library.getByRole('button', { name: 'ترازو.png', pressed: true }).waitFor();
    await walkTo(page, library.getByRole('button', { name: 'برگزیدن', exact: true }));
    await press('Enter');
    const question = page.getByRole('dialog', { name: 'متن جایگزین تصویر' });
    await walkTo(page, question.getByLabel('متن جایگزین'));
    await type('ترازوی آزمایشگاه');
    await press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(text)).toBe(true);
    await expect.poll(() => text.locator('img').count()).toBe(1);
    await type('پس از تصویر');
    await expect.poll(() => text.locator('> p').last().textContent()).toBe('پس از تصویر');

    // The same picture stands for the article.
    const choose = page.getByRole('button', { name: 'برگزیدن از کتابخانه' });
    await walkTo(page, choose);
    await press('Enter');
    // One press of Tab comes into the grid and one leaves it; the arrows walk inside.
    const scales = library.getByRole('button', { name: 'ترازو' }).first();
    await walkTo(page, scales);
    await press('ArrowLeft');
    expect(await isFocused(scales)).toBe(false);
    await press('ArrowRight');
    await press('Space');
    await scales.and(library.getByRole('button', { pressed: true })).waitFor();
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.media-grid') ?? null)).toBeNull();
    await walkTo(page, library.getByRole('button', { name: 'برگزیدن', exact: true }));
    await press('Enter');
    await library.waitFor({ state: 'detached' });

    // Looked at, read to its end and left again with Escape.
    const look = page.getByRole('button', { name: 'پیش‌نمایش', exact: true });
    await walkTo(page, look, 'Shift+Tab');
    await press('Enter');
    const frame = page.frameLocator('iframe[data-preview-width]');
    await frame.getByRole('heading', { level: 1, name: 'مقاله‌ای بی‌موش' }).waitFor();
    await frame.getByRole('img', { name: 'ترازوی آزمایشگاه' }).waitFor();
    await walkTo(page, page.getByRole('group', { name: 'صفحه با این پیش‌نویس' }));
    expect(await listAxeViolations(page), 'preview').toEqual([]);
    await press('End');
    await expect.poll(() => frame.locator('html').evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await press('Escape');
    await library.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(look)).toBe(true);

    await walkTo(page, page.getByRole('button', { name: 'انتشار', exact: true }));
    await press('Enter');
    const dialog = page.getByRole('alertdialog');
    await walkTo(page, dialog.getByRole('button', { name: 'انتشار', exact: true }));
    await press('Enter');
    await page.getByText('منتشر شد؛').waitFor();
    const id = page.url().split('/').at(-1);
    const read = async () => (await fetch(`${office.server.url}/articledetails/${id}`)).text();
    await expect.poll(read).toContain('پس از تصویر');
    expect(await read()).toMatch(/<img[^>]*alt="ترازوی آزمایشگاه"[^>]*loading="lazy"/);
    expect(complaints).toEqual([]);
  }, 120_000);
});
