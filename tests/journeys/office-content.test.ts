import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase } from '#kit/change-database.ts';
import { windows } from '#kit/open-browser.ts';
import { binTexts } from '#web/texts/office/bin.ts';
import { contentTexts, orderTexts } from '#web/texts/office/content.ts';
import { workTexts } from '#web/texts/office/lists.ts';
import { listAxeViolations, listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { enterOffice, goWithin, type Office, openOffice } from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

const readSite = async (path: string): Promise<string> => (await fetch(`${office.server.url}${path}`)).text();
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const input = (page: Page, name: string) => field(page, name).locator('input, textarea').first();
const saved = (page: Page) => page.locator('[data-save=saved]').waitFor();
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Opens a new draft of a kind by its name alone. */
const begin = async (page: Page, kind: string, title: string): Promise<number> => {
  await goWithin(page, `/office/content/${kind}/new`);
  await page.getByRole('main').getByRole('textbox').fill(title);
  await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await page.waitForURL(new RegExp(`/content/${kind}/\\d+$`));
  await field(page, kind === 'faq' ? 'question' : 'title').waitFor();
  return Number(page.url().split('/').at(-1));
};

const write = async (page: Page, name: string, text: string) => {
  const words = field(page, name).locator('[contenteditable=true]');
  await words.click();
  await page.keyboard.insertText(text);
};

const publish = async (page: Page, why?: string) => {
  await page.getByRole('button', { name: /^انتشار( تغییرها)?$/ }).click();
  const dialog = page.getByRole('alertdialog');
  if (why) await dialog.getByLabel(/چه چیزی تغییر کرد/).fill(why);
  await dialog.getByRole('button', { name: /^انتشار/ }).click();
};

describe('an editor', () => {
  // accepts 469, 472, 474, 475, 480, 483, 484, 486, 487
  it('writes an article from nothing to published, changes it, compares, restores and hides it', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/article');
    await page.getByRole('link', { name: 'افزودن مقاله' }).click();
    await page.getByLabel('عنوان').fill('کالیبراسیون سمپلر در پنج گام');
    await page.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
    await field(page, 'title').waitFor();
    const id = Number(page.url().split('/').at(-1));
    const address = `/articledetails/${id}`;
    expect((await fetch(`${office.server.url}${address}`)).status).toBe(404);

    // What is missing is said beside its field, and the first of them has the focus.
    await publish(page);
    await expect.poll(() => isFocused(input(page, 'description'))).toBe(true);
    await expect.poll(() => field(page, 'description').textContent()).toContain('این فیلد را پر کنید.');
    await expect.poll(() => field(page, 'bodyText').textContent()).toContain('این فیلد را پر کنید.');

    await input(page, 'description').fill('شرح نخست برای کارت‌ها و جست‌وجو');
    await write(page, 'bodyText', 'متن مقاله دربارهٔ سمپلر');
    await page.getByText('شرح نخست برای کارت‌ها و جست‌وجو', { exact: true }).nth(1).waitFor();
    await saved(page);

    // The draft in the site's own page, at the three widths.
    await page.getByRole('button', { name: 'پیش‌نمایش', exact: true }).click();
    for (const width of [360, 768, 1280]) {
      await page
        .getByRole('button', {
          name: new RegExp(`${width.toLocaleString('fa-IR', { useGrouping: false })} پیکسل`),
        })
        .click();
      const frame = page.frameLocator(`iframe[data-preview-width="${width}"]`);
      await frame.getByRole('heading', { level: 1, name: 'کالیبراسیون سمپلر در پنج گام' }).waitFor();
      expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
      expect(await measureFrame(page, width)).toEqual({ isInside: true, isTall: true });
    }
    await page.keyboard.press('Escape');

    await publish(page, 'نخستین انتشار');
    await page.getByText('منتشر شد؛').waitFor();
    const title = 'کالیبراسیون سمپلر در پنج گام';
    const says = async (path: string, words: string) => (await readSite(path)).includes(words);
    for (const [path, words] of [
      [address, title],
      ['/articles/1', title],
      ['/', title],
      ['/feeds/articles.xml', title],
      ['/sitemap.xml', `${address}<`],
      [`/search?q=${encodeURIComponent('سمپلر پنج گام')}`, `"${address}"`],
    ] as const) {
      await expect.poll(() => says(path, words), { message: path }).toBe(true);
    }

    await input(page, 'description').fill('شرح دوم برای کارت‌ها');
    await page.getByText('تغییر منتشرنشده').waitFor();
    expect(await says(address, 'شرح نخست')).toBe(true);
    await publish(page, 'شرح تازه');
    await page.getByRole('button', { name: 'نسخهٔ ۲', exact: true }).waitFor();

    await page.getByRole('button', { name: 'سنجیدن دو نسخه' }).click();
    // The draft is the newest edition: what is shown at once is what that one changed.
    expect(await page.getByLabel('از', { exact: true }).inputValue()).toBe('1');
    expect(await page.getByLabel('تا', { exact: true }).inputValue()).toBe('2');
    await page.locator('.difference del', { hasText: 'نخست' }).waitFor();
    await page.locator('.difference ins', { hasText: 'دوم' }).waitFor();
    await page.getByRole('button', { name: 'بازگرداندن به پیش‌نویس' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'بازگرداندن به پیش‌نویس' }).click();
    await expect.poll(() => input(page, 'description').inputValue()).toContain('شرح نخست');
    await expect.poll(() => says(address, 'شرح دوم')).toBe(true);

    await page.getByRole('button', { name: 'کارهای دیگر' }).click();
    await page.getByRole('menuitem', { name: 'پنهان کردن' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'پنهان کردن' }).click();
    await page.getByText('پنهان شد').waitFor();
    const status = async () => (await fetch(`${office.server.url}${address}`)).status;
    await expect.poll(status).toBe(404);
    await page.getByRole('button', { name: 'بازگرداندن', exact: true }).click();
    await expect.poll(status).toBe(200);
    expect(complaints).toEqual([]);
  });

  // accepts 485, 745
  it('loses nothing to a colleague who writes at the same time: both texts are shown and chosen', async () => {
    const [one, other] = [await office.openPage(), await office.openPage()];
    await enterOffice(one.page, office.server, 'editor');
    await enterOffice(other.page, office.server, 'manager');
    const id = await begin(one.page, 'news', 'خبر دو نفره');
    await goWithin(other.page, `/office/content/news/${id}`);
    await field(other.page, 'title').waitFor();
    for (const { page } of [one, other]) await page.getByText('همین حالا این را ویرایش می‌کند').waitFor();

    await input(one.page, 'description').fill('شرحِ نفر نخست');
    await saved(one.page);
    await expect
      .poll(async () => (await one.page.locator('[data-save]').textContent()) ?? '')
      .toContain('ذخیره شد');
    await input(other.page, 'description').fill('شرحِ نفر دوم');
    const dialog = other.page.getByRole('dialog', { name: 'این مورد در این فاصله تغییر کرده است' });
    await dialog.getByText('شرحِ نفر نخست').waitFor();
    await dialog.getByText('شرحِ نفر دوم').waitFor();
    expect(await listAxeViolations(other.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'همه از آنچه ثبت است' }).click();
    await dialog.getByRole('button', { name: 'ادامه با این گزینش' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => input(other.page, 'description').inputValue()).toBe('شرحِ نفر نخست');
    await saved(other.page);
  });

  // accepts 741, 742
  it('never disagrees with herself after a lost answer: typing goes on, the page is loaded again, all is saved', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office');
    const id = await begin(page, 'news', 'پاسخ گم‌شده');
    await saved(page);
    let lost = 0;
    let toLose = 0;
    await page.route(`**/office-api/content/news/${id}/draft`, async (route) => {
      if (route.request().method() !== 'PUT' || toLose === 0) return route.fallback();
      toLose -= 1;
      await route.fetch();
      lost += 1;
      return route.abort('connectionreset');
    });
    const description = async () => {
      const answer = await page
        .context()
        .request.get(`${office.server.url}/office-api/content/news/${id}/draft`);
      return ((await answer.json()) as { document: { description: string } }).document.description;
    };
    const isAsked = () => page.getByRole('dialog').count();

    // Typing goes on: the lost save is sent again first, by itself, and the rest after it.
    for (let round = 1; round <= 2; round += 1) {
      toLose = 2;
      await input(page, 'description').fill(`دور ${round}`);
      await expect.poll(() => lost).toBe(2 * round - 1);
      await input(page, 'description').fill(`دور ${round} و ادامه`);
      await expect.poll(description).toBe(`دور ${round} و ادامه`);
      await saved(page);
      expect(await isAsked()).toBe(0);
    }

    // The page is loaded again, before and after something more was typed.
    page.on('dialog', (dialog) => void dialog.accept());
    for (const more of ['', ' و ادامه']) {
      lost = 0;
      toLose = 1;
      await input(page, 'description').fill('پیش از بارگذاری');
      await expect.poll(() => lost).toBe(1);
      if (more) await input(page, 'description').fill(`پیش از بارگذاری${more}`);
      await page.reload();
      await field(page, 'description').waitFor();
      await saved(page);
      await expect.poll(() => input(page, 'description').inputValue()).toBe(`پیش از بارگذاری${more}`);
      await expect.poll(description).toBe(`پیش از بارگذاری${more}`);
      expect(await isAsked()).toBe(0);
      await input(page, 'description').fill('میان دو دور');
      await expect.poll(description).toBe('میان دو دور');
    }
    expect(complaints).toEqual([]);
  });

  // accepts 465, 485
  it('keeps what is typed when the role is taken away meanwhile, and saves it when it is given back', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor');
    const id = await begin(page, 'news', 'خبرِ بی‌نقش');
    const give = (role: string) =>
      changeDatabase(
        office.server,
        `update staff_role set role = '${role}' where staff_id = (select id from staff where email = 'editor@azma.example')`,
      );
    give('desk');
    try {
      await input(page, 'description').fill('نباید گم شود');
      await page.getByText('اجازهٔ این کار را ندارید.').waitFor();
      await page.locator('[data-save=failed]').getByText('در همین مرورگر').waitFor();
      await expect.poll(() => input(page, 'description').inputValue()).toBe('نباید گم شود');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('این بخش برای نقش شما باز نیست.').waitFor();
    } finally {
      give('editor');
    }
    await page.reload();
    await expect.poll(() => input(page, 'description').inputValue()).toBe('نباید گم شود');
    await saved(page);

    // It saved itself meanwhile, and can still be taken out, and be had back.
    const restored = page.getByRole('status').filter({ hasText: 'متن نیمه‌کارهٔ شما بازگردانده شد.' });
    await restored.getByRole('button', { name: 'پاک کردن' }).click();
    await expect.poll(() => input(page, 'description').inputValue()).toBe('');
    await expect.poll(() => restored.count()).toBe(0);
    await page.locator('.toasts').getByRole('button', { name: 'برگرداندن' }).click();
    await expect.poll(() => input(page, 'description').inputValue()).toBe('نباید گم شود');
    await restored.getByRole('button', { name: 'پاک کردن' }).click();
    const readStored = async () =>
      (await (await page.request.get(`${office.server.url}/office-api/content/news/${id}/draft`)).json())
        .document;
    await expect.poll(readStored).toMatchObject({ description: '' });
    await page.reload();
    await field(page, 'title').waitFor();
    await expect.poll(() => input(page, 'description').inputValue()).toBe('');
    await expect.poll(() => restored.count()).toBe(0);

    // Without a network the top bar says so; what was written meanwhile saves itself when it is back.
    const lamp = page.getByText('ارتباط قطع است؛ آنچه می‌نویسید در همین مرورگر می‌ماند.');
    await page.context().setOffline(true);
    await lamp.waitFor();
    await input(page, 'description').fill('بی‌شبکه نوشته شد');
    await page.locator('[data-save=failed]').waitFor();
    await page.context().setOffline(false);
    await saved(page);
    await expect.poll(() => lamp.count()).toBe(0);
  });

  // accepts 475
  it('keeps what is typed after hiding when the hiding is taken back', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/news/3');
    await page.getByRole('button', { name: 'کارهای دیگر' }).click();
    await page.getByRole('menuitem', { name: 'پنهان کردن' }).click();
    // The dialog closes with its answer, not with the lists that are read again after it.
    const listsMayCome = Promise.withResolvers<void>();
    await page.route('**/office-api/content/news/3/editions*', async (route) => {
      await listsMayCome.promise;
      return route.continue();
    });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'پنهان کردن' }).click();
    await question.waitFor({ state: 'detached' });
    listsMayCome.resolve();
    await page.getByText('پنهان شد').waitFor();
    // Its save never answers, so that only the browser knows these words when the hiding is taken back.
    await page.route('**/office-api/content/news/3/draft', (route) =>
      route.request().method() === 'PUT' ? undefined : route.continue(),
    );
    await input(page, 'description').fill('نوشته پس از پنهان کردن');
    await page.getByRole('button', { name: 'بازگرداندن', exact: true }).click();
    await page.getByText('منتشرشده').first().waitFor();
    await expect.poll(() => input(page, 'description').inputValue()).toBe('نوشته پس از پنهان کردن');
    await page.unroute('**/office-api/content/news/3/draft');
  });

  // accepts 481, 482
  it('plans a publishing at a Jalali time, is refused a past one, and cancels', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor');
    await begin(page, 'faq', 'پرسش زمان‌بندی‌شده؟');
    await write(page, 'answer', 'پاسخ');
    await saved(page);
    const setTime = async (year: string) => {
      await page.getByRole('button', { name: 'زمان‌بندی', exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('spinbutton').first().waitFor();
      await dialog.getByRole('spinbutton', { name: /سال/ }).click();
      await page.keyboard.type(`${year}۰۱۱۵۰۸۳۰`);
      await dialog.getByRole('button', { name: 'گذاشتن زمان' }).click();
      return dialog;
    };
    const past = await setTime('۱۴۰۰');
    await past.getByText('زمان باید در آینده باشد.').first().waitFor();
    await past.getByRole('button', { name: 'انصراف' }).click();
    await setTime('۱۴۱۰');
    const plans = page.getByRole('region', { name: 'زمان‌بندی' });
    await plans.getByText('۱۵ فروردین ۱۴۱۰').waitFor();
    await page.getByText('زمان‌بندی‌شده', { exact: true }).waitFor();
    await plans.getByText('تغییرهای بعدیِ پیش‌نویس در آن نمی‌آید').waitFor();
    await plans.getByRole('button', { name: 'لغو زمان‌بندی' }).click();
    await plans.getByText('کاری برای آینده گذاشته نشده است.').waitFor();
  });

  // accepts 740
  it('is warned of a failed plan on her first screen, reads why in the list of plans, and does it again', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office');
    const id = await begin(page, 'news', 'زمان‌بندی ناموفق من');
    await saved(page);
    changeDatabase(
      office.server,
      `insert into content_plan (kind, entity_id, action, due_at, state, reason, by_name, created_at, finished_at)
       values ('news', ${id}, 'hide', 1000, 'failed', 'فیلدهای لازم پر نشده است.', 'نگار', 1, 1000)`,
    );
    // The form's late parts are there before it is left.
    await page.waitForLoadState('networkidle');
    await page.goto(`${office.server.url}/office`);
    await page.getByText('نیاز به رسیدگی دارد').waitFor();
    await page.getByRole('link', { name: 'دیدن زمان‌بندی‌ها' }).click();
    const row = page.getByRole('row', { name: /زمان‌بندی ناموفق من/ });
    await row.getByText('فیلدهای لازم پر نشده است.').waitFor();
    expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
    await page.goto(`${office.server.url}/office/content/news?mark=failed`);
    await page
      .getByRole('row', { name: /زمان‌بندی ناموفق من/ })
      .getByText('زمان‌بندی ناموفق', { exact: true })
      .first()
      .waitFor();
    await page.goBack();
    await row.getByRole('button', { name: 'دوباره' }).click();
    await page.getByText('تا چند لحظهٔ دیگر دوباره انجام می‌شود.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  // accepts 497, 498
  it('writes a product’s rows by pasting and moving, and is told of a wrong price beside it', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor');
    await begin(page, 'product', 'دستگاه آزمون فرم');
    const rows = field(page, 'specifications');
    await rows.getByRole('button', { name: 'افزودن مشخصه' }).click();
    await rows
      .getByLabel('عنوان')
      .first()
      .evaluate((cell) => {
        const data = new DataTransfer();
        data.setData('text/plain', 'وزن\t۱۲ کیلوگرم\nولتاژ\t۲۲۰ ولت');
        cell.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
    const values = () =>
      rows.getByLabel('عنوان').evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value));
    await expect.poll(values).toEqual(['وزن', 'ولتاژ']);
    await rows.getByRole('button', { name: 'جابه‌جایی ولتاژ' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(values).toEqual(['ولتاژ', 'وزن']);
    await expect.poll(() => isFocused(rows.getByRole('button', { name: 'جابه‌جایی ولتاژ' }))).toBe(true);

    // Only rows are dropped on rows: a text goes into the field it was dropped on.
    const isLeftToBrowser = await rows
      .getByLabel('عنوان')
      .first()
      .evaluate((cell) => cell.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })));
    expect(isLeftToBrowser).toBe(true);

    // What is no number is not taken for zero.
    const refused = page.waitForResponse((answer) => answer.status() === 400);
    await input(page, 'price').fill('گران');
    await field(page, 'price').getByText('عدد را با رقم بنویسید.').waitFor();
    await refused;

    await input(page, 'realPrice').fill('۱۰۰۰۰۰۰');
    await input(page, 'price').fill('2000000');
    await input(page, 'description').fill('شرح');
    await field(page, 'productTypeId').getByRole('combobox').selectOption({ index: 1 });
    await saved(page);
    await publish(page);
    await field(page, 'price').getByText('قیمت با تخفیف از قیمت اصلی بیشتر است.').waitFor();
    await expect.poll(() => isFocused(input(page, 'price'))).toBe(true);
    await input(page, 'price').fill('۹۰۰۰۰۰');
    await page.locator('[data-card=price]', { hasText: '۹۰۰٬۰۰۰' }).waitFor();
    await publish(page);
    await page.getByText('منتشر شد؛').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
  });

  // accepts 478, 497, 500
  it('moves pictures together with the words beside them', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/product/7');
    const titles = field(page, 'images').getByLabel('عنوان');
    await titles.first().waitFor();
    const read = () => titles.evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value));
    const handle = (place: string) =>
      field(page, 'images').getByRole('button', { name: `جابه‌جایی فایل ${place}` });
    const [, second = '', third = ''] = await read();
    await titles.first().fill('روبه‌رو');
    await handle('۱').press('ArrowDown');
    await expect.poll(async () => (await read()).slice(0, 2)).toEqual([second, 'روبه‌رو']);
    // The focus goes with the picture: the same key moves it on.
    await expect.poll(() => isFocused(handle('۲'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(read).toEqual([second, third, 'روبه‌رو']);
    await expect.poll(() => isFocused(handle('۳'))).toBe(true);

    await handle('۳').dragTo(handle('۱'));
    await expect.poll(read).toEqual(['روبه‌رو', second, third]);
    await saved(page);
  });

  // accepts 476, 499
  it('reads beforehand what hiding a parent page does, and what an item that is used is used in', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/page/1');
    const ask = async (action: string) => {
      await page.getByRole('button', { name: 'کارهای دیگر' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await ask('پنهان کردن');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/زیرصفحهٔ آن در منوی سایت به سطح نخست می‌آیند\./).waitFor();
    await dialog.getByRole('button', { name: 'انصراف' }).click();
    await ask('حذف');
    await dialog.getByText(/جا به کار رفته است و حذف نمی‌شود\./).waitFor();
    await dialog.getByRole('link').first().waitFor();
  });

  it('sees what is left in the bin when emptying it stops half-way', async () => {
    const { page } = await office.openPage();
    changeDatabase(
      office.server,
      `update content_document set deleted_at = ${Date.now()}
       where rowid = (select max(rowid) from content_document where kind = 'faq')`,
    );
    await enterOffice(page, office.server, 'manager', '/office/bin');
    let parts = 0;
    await page.route('**/office-api/bin/empty', (route) => {
      parts += 1;
      return parts === 1
        ? route.fulfill({ json: { purged: 200, left: 1 } })
        : route.fulfill({ status: 503, json: { code: 'unavailable', message: '…', requestId: 'x' } });
    });
    await page.getByRole('button', { name: binTexts.empty }).click();
    const isRead = page.waitForRequest((request) => /\/office-api\/bin\?/.test(request.url()));
    await page.getByRole('alertdialog').getByRole('button', { name: binTexts.purge }).click();
    await isRead;
    expect(parts).toBe(2);
  });

  // accepts 469, 478, 479, 496, 499
  it('sees lists, tree and order without a fault in either theme', async () => {
    const { page, complaints } = await office.openPage(windows.phone);
    await enterOffice(page, office.server, 'editor', '/office/content');
    for (const [path, words] of [
      ['', 'مقاله‌ها'],
      ['/article', 'منتشرشده'],
      ['/static-page', 'صفحهٔ نخست'],
      ['/page', 'به شکل درخت'],
      ['/faq/order', 'ذخیرهٔ ترتیب'],
      ['/site-settings/1', 'نشانی گیرندهٔ دستگاه‌ها'],
    ] as const) {
      if (path) await goWithin(page, `/office/content${path}`);
      await page.getByRole('main').getByText(words).first().waitFor();
      expect(await listAxeViolationsInBothThemes(page, { isShellKnown: path !== '' }), path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });

  it('sees as many rows as the foot of a list can say, whatever its address asks for', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content');
    const sizes = [];
    for (const path of ['media', 'content/article', 'plans', 'bin']) {
      const [request] = await Promise.all([
        page.waitForRequest(/\/office-api\/.*[?&]size=\d/),
        page.goto(`${office.server.url}/office/${path}?size=30`),
      ]);
      sizes.push(new URL(request.url()).searchParams.get('size'));
    }
    expect(sizes).toEqual(['50', '25', '25', '25']);
  });

  // accepts 458, 478
  it('orders questions by keys alone, and visitors see the order', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/faq/order');
    const handles = page.getByRole('button', { name: /^جابه‌جایی/ });
    await handles.first().waitFor();
    const first = (await handles.first().getAttribute('aria-label')) ?? '';
    await handles.first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => handles.last().getAttribute('aria-label')).toBe(first);
    await page.getByRole('button', { name: 'ذخیرهٔ ترتیب' }).press('Enter');
    await page.getByText('ترتیب تازه ذخیره شد.').waitFor();
    const question = first.replace('جابه‌جایی ', '');
    await expect
      .poll(async () => {
        const html = await readSite('/faqs');
        return html.split('</summary>').at(-2)?.includes(question) ?? false;
      })
      .toBe(true);
  });

  it('is asked before an order in the making goes for another product type', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/product/order');
    const handles = page.getByRole('button', { name: /^جابه‌جایی/ });
    const type = page.getByLabel(orderTexts.type);
    await handles.first().waitFor();
    const first = (await handles.first().getAttribute('aria-label')) ?? '';
    await handles.first().press('End');
    await type.selectOption({ index: 1 });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: workTexts.stay }).click();
    await question.waitFor({ state: 'detached' });
    expect(await handles.last().getAttribute('aria-label')).toBe(first);

    // Rows stay where they are while they are being saved.
    const mayGo = Promise.withResolvers<void>();
    await page.route('**/office-api/content/product/order*', async (route) => {
      if (route.request().method() === 'PUT') await mayGo.promise;
      return route.fallback();
    });
    await page.getByRole('button', { name: orderTexts.save }).click();
    await expect.poll(() => handles.first().isDisabled()).toBe(true);
    mayGo.resolve();
    await page.getByText(orderTexts.saved).waitFor();
    await expect.poll(() => handles.first().isEnabled()).toBe(true);
    await type.selectOption({ index: 1 });
    await page.waitForURL(/productTypeId=/);
  });

  it('is told that an item is missing, not its kind, by an address with a wrong id', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/content/news/nothing');
    await page.getByText('این صفحه پیدا نشد.').waitFor();
    await page.goto(`${office.server.url}/office/content/nothing/1`);
    await page.getByText(contentTexts.unknownKind).waitFor();
  });
});

/** The page that is looked at lies whole in its box, made smaller where it is wider, and fills it from top to foot. */
const measureFrame = (page: Page, width: number) =>
  page.locator(`iframe[data-preview-width="${width}"]`).evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return {
      isInside: frame.left >= box.left - 1 && frame.right <= box.right + 1,
      isTall: Math.abs(frame.height - box.height) <= 3,
    };
  });
