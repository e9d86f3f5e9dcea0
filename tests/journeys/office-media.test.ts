import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { windows } from '#kit/open-browser.ts';
import { workTexts } from '#web/texts/office/lists.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { listAxeViolations } from './list-axe-violations.ts';
import { enterOffice, type Office, openOffice } from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 120_000);

type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture that nobody uploaded before. */
const picture = async (name: string): Promise<GivenFile> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const background = { r, g, b };
  const drawn = sharp({ create: { width: 640, height: 420, channels: 3, background } }).jpeg();
  return { name, mimeType: 'image/jpeg', buffer: await drawn.toBuffer() };
};
const drawing: GivenFile = {
  name: 'نقاشی.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(200)),
};

/** Lets files fall on the library, as a hand with a mouse does. */
const dropFiles = async (page: Page, files: readonly GivenFile[]): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  const place = page.locator('.media-uploads');
  for (const step of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(step, { dataTransfer });
};

/** Pastes a file, and a text that came with it, and says whether the page took it from the browser. */
const paste = (place: Locator, { name, mimeType, buffer }: GivenFile, text?: string): Promise<boolean> =>
  place.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], given.name, { type: given.mimeType }));
      if (given.text) clipboardData.setData('text/plain', given.text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    },
    { name, mimeType, base64: buffer.toString('base64'), text },
  );

const tiles = (page: Page) => page.getByRole('list', { name: 'کتابخانه' }).getByRole('button');

describe('the media library', () => {
  // accepts 502, 503, 507
  it('takes several dropped files on a desktop, each with its own end, and keeps their alternative text', async () => {
    const { page, complaints } = await office.openPage();
    // Only what this run brings is looked at: the search stands in the address.
    const mark = `سانتریفیوژ${Date.now()}`;
    const find = `/office/media?q=${encodeURIComponent(mark)}`;
    await enterOffice(page, office.server, 'editor', find);
    await page.getByRole('heading', { name: 'کتابخانه', level: 1 }).waitFor();
    await dropFiles(page, [await picture(`${mark} یک.jpg`), drawing, await picture(`${mark} دو.jpg`)]);
    const lines = page.getByRole('region', { name: 'بارگذاری‌ها' });
    await expect.poll(() => lines.getByText('بارگذاری شد').count()).toBe(2);
    await lines.getByText('این نوع فایل پذیرفته نیست.').waitFor();
    await expect.poll(() => tiles(page).count()).toBe(2);

    await tiles(page)
      .filter({ hasText: `${mark} یک` })
      .click();
    const panel = page.getByRole('complementary', { name: 'جزئیات' });
    await panel.getByText('640 × 420').waitFor();
    await panel.getByText('جایی به کار نرفته است.').waitFor();
    await panel.getByLabel('متن جایگزین', { exact: true }).fill(`${mark} روی ميز كار`);
    expect(await listAxeViolations(page)).toEqual([]);
    const readAgain = page.waitForResponse(
      (answer) => /\/media\/\d+$/.test(answer.url()) && answer.request().method() === 'GET',
    );
    await panel.getByRole('button', { name: 'ذخیره' }).click();
    await panel.getByLabel('نام', { exact: true }).focus();
    await readAgain;
    await page.getByText('ذخیره شد.').waitFor();

    // Escape leaves the details from any of their fields, back to the tile; the arrows go to the next one.
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    const focusedTile = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focusedTile).toContain(`${mark} روی`);
    await page.keyboard.press('Home');
    const first = await focusedTile();
    await page.keyboard.press('ArrowLeft');
    expect(await focusedTile()).not.toBe(first);
    await page.keyboard.press('ArrowRight');
    expect(await focusedTile()).toBe(first);

    await page.getByRole('button', { name: /^بدون متن جایگزین [۰-۹]/ }).click();
    await expect.poll(() => tiles(page).count()).toBe(1);
    await page.getByRole('button', { name: /^بدون متن جایگزین [۰-۹]/ }).click();
    await page.getByRole('textbox', { name: 'نام یا متن جایگزین' }).fill(`${mark} میز کار`);
    await expect.poll(() => tiles(page).count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(`${mark} میز کار`);
    await page.reload();
    await expect.poll(() => tiles(page).count()).toBe(1);

    // accepts 749
    await tiles(page).click();
    await panel.getByRole('button', { name: 'برش' }).click();
    const cropping = page.getByRole('dialog', { name: 'برش تصویر' });
    await cropping.getByText('576 × 378').waitFor();
    await cropping.getByLabel('نسبت').selectOption('1:1');
    await cropping.getByText('420 × 420').waitFor();
    await cropping.getByRole('button', { name: 'گوشهٔ پایین راست' }).press('Shift+ArrowLeft');
    await cropping.getByText('356 × 356').waitFor();
    const corner = await cropping.getByRole('button', { name: 'گوشهٔ پایین راست' }).boundingBox();
    if (!corner) throw new Error('the corner is not drawn');
    await page.mouse.move(corner.x + 16, corner.y + 16);
    await page.mouse.down();
    await page.mouse.move(corner.x - 34, corner.y - 34, { steps: 4 });
    await page.mouse.up();
    expect(await cropping.getByText('356 × 356').count()).toBe(0);
    expect(await listAxeViolations(page)).toEqual([]);
    await cropping.getByRole('button', { name: 'ذخیره به‌عنوان تصویر تازه' }).click();
    await page.getByText('تصویر بریده شد.').waitFor();
    await expect.poll(() => panel.getByText('640 × 420').count()).toBe(0);
    await expect.poll(() => tiles(page).count()).toBe(2);

    await panel.getByRole('button', { name: 'جایگزینی' }).click();
    const library = page.getByRole('dialog', { name: 'جایگزینی فایل' });
    await library.getByRole('button', { name: `${mark} دو` }).click();
    await library.getByRole('button', { name: 'برگزیدن', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'جایگزینی فایل' });
    await question.getByRole('button', { name: 'جایگزینی' }).click();
    await page.getByText('فایل در ۰ جا جایگزین شد.').waitFor();
    await panel.getByText('640 × 420').waitFor();
    // Words typed after a save are written over what was saved, not over something older.
    await panel.getByLabel('متن جایگزین', { exact: true }).fill(`${mark} روی سکو`);
    await panel.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByText('ذخیره شد.').waitFor();
    await panel.getByLabel('نام', { exact: true }).fill(`${mark} سکو`);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(`${mark} سکو`);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await panel.getByText(workTexts.restored).waitFor();
    expect(await panel.getByText(workTexts.olderBase).count()).toBe(0);
    expect(complaints).toEqual([]);
  }, 120_000);

  // accepts 502, 508
  it('takes chosen files on a phone in the dark, waits when it must, and deletes what nothing uses', async () => {
    const { page, complaints } = await office.openPage({ ...windows.phone, colorScheme: 'dark' });
    let refused: { name: string | undefined; at: number } | undefined;
    let waitedMs = 0;
    await page.route('**/office-api/media', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const name = route.request().headers()['x-file-name'];
      if (refused) {
        // Two files go up at once, in any order: the other one was on its way already.
        if (name === refused.name) waitedMs = Date.now() - refused.at;
        return route.continue();
      }
      refused = { name, at: Date.now() };
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { code: 'too_many', message: 'کمی صبر کنید.', requestId: 'x' },
      });
    });
    await enterOffice(page, office.server, 'editor', '/office/media');
    await page
      .locator('input[type=file]')
      .setInputFiles([await picture('از گوشی یک.jpg'), await picture('از گوشی دو.jpg')]);
    const lines = page.getByRole('region', { name: 'بارگذاری‌ها' });
    await lines.getByText('خودش ادامه می‌یابد').waitFor();
    await expect.poll(() => lines.getByText('بارگذاری شد').count()).toBe(2);
    expect(waitedMs).toBeGreaterThan(900);
    await lines.getByRole('button', { name: 'برداشتن پایان‌یافته‌ها' }).click();
    await expect.poll(() => lines.count()).toBe(0);

    await tiles(page).filter({ hasText: 'از گوشی یک' }).click();
    const panel = page.getByRole('complementary', { name: 'جزئیات' });
    await panel.getByRole('button', { name: 'حذف', exact: true }).click();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
    await page.getByText('فایل حذف شد.').waitFor();
    await expect.poll(() => tiles(page).filter({ hasText: 'از گوشی یک' }).count()).toBe(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('waits its turn when it is sent again, although the server asked for patience before', async () => {
    const { page } = await office.openPage();
    const gate = Promise.withResolvers<void>();
    let tries = 0;
    await page.route('**/office-api/media', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (route.request().headers()['x-file-name'] === encodeURIComponent('یک.jpg')) {
        tries += 1;
        if (tries > 1) return route.abort();
        const json = { code: 'too_many', message: 'کمی صبر کنید.', requestId: 'x' };
        return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json });
      }
      await gate.promise;
      return route.abort();
    });
    await enterOffice(page, office.server, 'editor', '/office/media');
    const given = ['یک.jpg', 'دو.jpg', 'سه.jpg'].map((name) => picture(name));
    await page.locator('input[type=file]').setInputFiles(await Promise.all(given));
    const line = page.getByRole('region', { name: 'بارگذاری‌ها' }).getByRole('listitem').first();
    await line.getByText(libraryTexts.waitsFor(1)).waitFor();
    await line.getByRole('button', { name: 'ارسال دوبارهٔ یک.jpg' }).click();
    await line.getByText(libraryTexts.waiting).waitFor();
    gate.resolve();
  });

  it('says that a file is gone, where asking again would not help', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/media?file=268435455');
    const panel = page.getByRole('complementary', { name: 'جزئیات' });
    await panel.getByText('این فایل در کتابخانه نیست.').waitFor();
    expect(await panel.getByRole('button').count()).toBe(1);
  });

  it('sends a file although another tab made the anti-forgery token stale', async () => {
    const { context, page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/media');
    await context.addCookies([
      { name: 'XSRF-TOKEN', value: 'old.abcdefghijklmnopqrstuvwx', url: office.server.url },
    ]);
    const given = await picture('با نشان کهنه.jpg');
    // Several megabytes: the refusal comes while the file is still being sent.
    const file = { ...given, buffer: Buffer.concat([given.buffer, Buffer.alloc(8 * 1_048_576)]) };
    await page.locator('input[type=file]').setInputFiles([file]);
    await page.getByRole('region', { name: 'بارگذاری‌ها' }).getByText('بارگذاری شد').waitFor();
  });

  // accepts 502, 503, 504, 505
  it('says of every file what became of it: known, empty, lying, too large, lost and sent again', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/media');
    const keysOfLost: (string | undefined)[] = [];
    await page.route('**/office-api/media', async (route) => {
      const headers = route.request().headers();
      if (headers['x-file-name'] !== encodeURIComponent('گم.jpg')) return route.continue();
      keysOfLost.push(headers['idempotency-key']);
      return keysOfLost.length === 1 ? route.abort() : route.continue();
    });
    const first = await picture('یکتا.jpg');
    const large = Buffer.concat([first.buffer, Buffer.alloc(10 * 1_048_576)]);
    const line = (name: string) =>
      page.getByRole('region', { name: 'بارگذاری‌ها' }).getByRole('listitem').filter({ hasText: name });
    await dropFiles(page, [first]);
    await line('یکتا.jpg').getByText('بارگذاری شد').waitFor();
    await dropFiles(page, [
      { ...first, name: 'نوشته‌نما.txt', mimeType: 'text/plain' },
      { name: 'خالی.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'نقش.svg', mimeType: 'image/svg+xml', buffer: drawing.buffer },
      { name: 'بزرگ.jpg', mimeType: 'image/jpeg', buffer: large },
      await picture('گم.jpg'),
    ]);
    await line('نوشته‌نما.txt').getByText('از پیش در کتابخانه بود').waitFor();
    await line('خالی.png').getByText('این فایل خالی است.').waitFor();
    await line('نقش.svg').getByText('این نوع فایل پذیرفته نیست.').waitFor();
    await line('بزرگ.jpg').getByText('تصویر باید کوچک‌تر از ۱۰ مگابایت باشد.').waitFor();
    await line('گم.jpg').getByRole('button', { name: 'ارسال دوبارهٔ گم.jpg' }).click();
    await line('گم.jpg').getByText('بارگذاری شد').waitFor();
    expect(keysOfLost).toHaveLength(2);
    expect(keysOfLost[0]).toBe(keysOfLost[1]);
  }, 120_000);

  // accepts 509
  it('takes the poster of a film from its own frames, and the player shows it', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/media?kind=video');
    const film = join(import.meta.dirname, '../../demo/media/clip-2.mp4');
    await page.locator('input[type=file]').setInputFiles(film);
    await page.getByText('بارگذاری شد').waitFor();
    await tiles(page).filter({ hasText: 'clip-2.mp4' }).click();
    const panel = page.getByRole('complementary', { name: 'جزئیات' });
    await panel.getByRole('button', { name: 'از قاب‌های ویدئو' }).click();
    const frames = page.getByRole('dialog').getByRole('button', { name: /^قاب [۰-۹]/ });
    await expect.poll(() => frames.count()).toBe(6);
    // While the picture is on its way its window stays: nothing changes behind a closed one.
    const mayGo = Promise.withResolvers<void>();
    await page.route('**/office-api/media', async (route) => {
      if (route.request().method() === 'POST') await mayGo.promise;
      return route.fallback();
    });
    await frames.nth(3).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(1);
    mayGo.resolve();
    await page.getByText('تصویر پیش از پخش عوض شد.').waitFor();
    await expect
      .poll(() => panel.locator('video').getAttribute('poster'))
      .toMatch(/^\/media\/library\/.*-high\.webp$/);
    const poster = await panel.locator('video').getAttribute('poster');
    const drawn = await (await fetch(`${office.server.url}${poster}`)).arrayBuffer();
    const { channels } = await sharp(Buffer.from(drawn)).stats();
    // A frame of a film has something on it.
    expect(channels.some(({ stdev }) => stdev > 1)).toBe(true);
    expect(complaints).toEqual([]);
  }, 120_000);

  // accepts 502
  it('gives up an upload that is cancelled, and takes pasted files', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/media');
    let release: (() => void) | undefined;
    await page.route('**/office-api/media', async (route) => {
      if (route.request().method() === 'POST' && !release) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return route.abort();
      }
      return route.continue();
    });
    const [first, second] = [await picture('رهاشده.jpg'), await picture('چسبانده‌شده.jpg')];
    await page.locator('input[type=file]').setInputFiles([first]);
    await page.getByRole('button', { name: 'لغو بارگذاری رهاشده.jpg' }).click();
    await expect.poll(() => page.getByText('رهاشده.jpg').count()).toBe(0);
    await expect.poll(() => release !== undefined).toBe(true);
    release?.();
    expect(await paste(page.locator('body'), second)).toBe(true);
    await page.getByText('بارگذاری شد').waitFor();
    await expect.poll(() => tiles(page).filter({ hasText: 'چسبانده‌شده' }).count()).toBe(1);
    await expect.poll(() => tiles(page).filter({ hasText: 'رهاشده' }).count()).toBe(0);

    // Cells of a table are text and a picture of it: in a field they are text.
    const search = page.getByRole('textbox', { name: 'نام یا متن جایگزین' });
    expect(await paste(search, await picture('خانه‌ها.jpg'), 'الف')).toBe(false);

    // Of two libraries the one in front takes what is pasted.
    await tiles(page).filter({ hasText: 'چسبانده‌شده' }).click();
    await page
      .getByRole('complementary', { name: 'جزئیات' })
      .getByRole('button', { name: 'جایگزینی' })
      .click();
    const library = page.getByRole('dialog', { name: 'جایگزینی فایل' });
    await paste(library, await picture('درپنجره.jpg'));
    await library.getByText('بارگذاری شد').waitFor();
    expect(await page.locator('.media-upload-lines li').allTextContents()).toEqual([
      expect.stringContaining('چسبانده‌شده.jpg'),
      expect.stringContaining('درپنجره.jpg'),
    ]);
  }, 120_000);
});
