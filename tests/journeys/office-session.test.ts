import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase, forgetUsedCodes } from '#kit/change-database.ts';
import { accountTexts } from '#web/texts/office/account.ts';
import { identityFieldTexts } from '#web/texts/office/company.ts';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { workTexts } from '#web/texts/office/lists.ts';
import {
  codeOf,
  enterOffice,
  giveSignIn,
  goWithin,
  type Office,
  openOffice,
  personOf,
} from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

const openInvite = async (page: Page, name: string, email: string) => {
  await page.getByRole('button', { name: 'دعوت از همکار' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام و نام خانوادگی').fill(name);
  await dialog.getByLabel('ایمیل').fill(email);
  await dialog.getByLabel('میز تعمیرات').check();
  return dialog;
};

const countInvited = (email: string): number => {
  const database = new DatabaseSync(join(office.server.dataDir, 'azma.sqlite'), { readOnly: true });
  const { count } = database.prepare('select count(*) as count from staff where email = ?').get(email) as {
    count: number;
  };
  database.close();
  return count;
};

const readStored = (page: Page): Promise<string> => page.evaluate(() => Object.values(localStorage).join());

const over = (page: Page) => page.getByRole('dialog', { name: 'ورود دوباره' });

describe('a session that ends', () => {
  // accepts 463
  it('is asked for over the form, and the save is then done once', async () => {
    const { context, page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/staff');
    const dialog = await openInvite(page, 'سیمین دانا', 'simin@azma.example');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await over(page)
      .getByText('نشست شما به پایان رسید. دوباره وارد شوید؛ نوشتهٔ شما سر جای خود است.')
      .waitFor();
    await giveSignIn(over(page), office.server, 'manager');
    await page.getByText('/office/invitation#').waitFor();
    expect(countInvited('simin@azma.example')).toBe(1);
    expect(complaints).toEqual([]);
  });

  // accepts 463
  it('shows and saves nothing for another person who signs in', async () => {
    const { context, page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/staff');
    const dialog = await openInvite(page, 'راز مدیر', 'secret@azma.example');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await over(page).waitFor();
    const readFields = () =>
      page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(await readFields()).toContain('راز مدیر');
    await giveSignIn(over(page), office.server, 'desk');
    await page.getByRole('button', { name: `حساب ${personOf('desk').name}`, exact: true }).waitFor();
    await expect.poll(readFields).not.toContain('راز مدیر');
    await expect.poll(() => page.getByText('راز مدیر').count()).toBe(0);
    expect(countInvited('secret@azma.example')).toBe(0);
  });

  it('loads the page anew when an upgrade took the sign-in over the form away, and gives the text back', async () => {
    const { context, page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/staff');
    const dialog = await openInvite(page, 'نیمهٔ پیش از ارتقا', 'upgrade@azma.example');
    await expect.poll(() => readStored(page)).toContain('نیمهٔ پیش از ارتقا');
    await page.route('**/sign-in-over-*.js', (route) => route.fulfill({ status: 404 }));
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await page.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
    await giveSignIn(page, office.server, 'manager');
    await page.getByRole('button', { name: 'دعوت از همکار' }).click();
    await expect.poll(() => dialog.getByLabel('نام و نام خانوادگی').inputValue()).toBe('نیمهٔ پیش از ارتقا');
    expect(countInvited('upgrade@azma.example')).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('unsaved work', () => {
  it('on company settings is laid beside what a colleague saved meanwhile, and reverts nothing', async () => {
    const [one, other] = [await office.openPage(), await office.openPage()];
    for (const { page } of [one, other]) await enterOffice(page, office.server, 'manager', '/office/company');
    const { page } = one;
    const name = page.getByLabel('نام حقوقی یا حقیقی');
    const kept = () => readStored(page);
    await name.fill('شرکت نو');
    await expect.poll(kept).toContain('شرکت نو');

    await other.page.getByRole('button', { name: 'حساب تازه' }).click();
    const account = other.page.getByRole('group', { name: 'حساب ' }).last();
    await account.getByLabel('بانک').fill('بانک همکار');
    await account.getByRole('button', { name: 'برداشتن حساب بانک همکار' }).waitFor();
    await account.getByLabel('شمارهٔ شبا').fill('IR820540102680020817909002');
    await other.page.getByRole('button', { name: 'ذخیره' }).click();
    await other.page.getByText('مشخصات شرکت ذخیره شد.').waitFor();

    // Neither coming back nor another letter makes the text one that was written over the new state.
    page.on('dialog', (dialog) => void dialog.accept());
    for (const text of ['شرکت نوین', 'شرکت نوین آزما']) {
      await page.reload();
      await page.getByText('کس دیگری این مورد را تغییر داده است').waitFor();
      await name.fill(text);
      await expect.poll(kept).toContain(text);
    }
    await page.getByRole('button', { name: 'ذخیره' }).click();
    const compared = page.getByRole('dialog', { name: 'این مورد در این فاصله تغییر کرده است' });
    await compared.getByText('شرکت نوین آزما').waitFor();
    await compared.getByRole('button', { name: 'ادامه با این گزینش' }).click();
    await compared.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByText('مشخصات شرکت ذخیره شد.').waitFor();
    const { settings } = await (await page.request.get(`${office.server.url}/office-api/company`)).json();
    expect(settings.seller.name).toBe('شرکت نوین آزما');
    expect(settings.accounts.at(-1)).toMatchObject({ bank: 'بانک همکار' });
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  it.each([
    ['desk-settings', deskSettingTexts.accessories, deskSettingTexts.causes],
    ['company', identityFieldTexts.legalName, identityFieldTexts.address],
  ])(
    'of %s that is typed while a save is under way stays for the next save',
    async (section, first, second) => {
      const { page, complaints } = await office.openPage();
      await enterOffice(page, office.server, 'manager', `/office/${section}`);
      const call = `${office.server.url}/office-api/${section}`;
      const read = async () => (await page.request.get(call)).text();
      const gate = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        if (route.request().method() === 'PUT') await gate.promise;
        return route.fallback();
      });
      const save = page.getByRole('button', { name: 'ذخیره' });
      await page.getByLabel(first).fill('فرستاده‌شده');
      await save.click();
      await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
      await page.getByLabel(second).fill('نوشتهٔ میان راه');
      gate.resolve();
      await page.getByText(/ذخیره شد\.$/).waitFor();
      await page.getByText(workTexts.restored).waitFor();
      expect(await page.getByText(workTexts.olderBase).count()).toBe(0);
      expect(await page.getByLabel(second).inputValue()).toBe('نوشتهٔ میان راه');
      expect(await read()).not.toContain('نوشتهٔ میان راه');
      await save.click();
      await expect.poll(read).toContain('نوشتهٔ میان راه');
      expect(await read()).toContain('فرستاده‌شده');
      expect(complaints).toEqual([]);
    },
  );

  // accepts 464, 465, 466, 467
  it('survives a reload, warns before it is left, and goes with signing out', async () => {
    const { context, page, complaints } = await office.openPage();
    await enterFresh(page);
    await openInvite(page, 'نیمه‌کاره', 'half@azma.example');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('office-work');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'دعوت از همکار' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('متن نیمه‌کارهٔ شما بازگردانده شد.').waitFor();
    await expect.poll(() => dialog.getByLabel('نام و نام خانوادگی').inputValue()).toBe('نیمه‌کاره');

    // Back would leave the screen: it asks first.
    await page.evaluate(() => window.history.back());
    const question = page.getByRole('alertdialog');
    await question.getByText('تغییرهای ذخیره‌نشده دارید. بدون ذخیره بیرون می‌روید؟').waitFor();
    await question.getByRole('button', { name: 'می‌مانم' }).click();
    await expect.poll(() => dialog.getByLabel('نام و نام خانوادگی').inputValue()).toBe('نیمه‌کاره');

    // Without a network the form stays; when only the answer was lost, saving again makes one change.
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await dialog.getByText('ارتباط با سرور برقرار نشد').waitFor();
    await context.setOffline(false);
    let isLost = false;
    await page.route('**/office-api/staff', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await expect.poll(() => isLost).toBe(true);
    await dialog.getByText('ارتباط با سرور برقرار نشد').waitFor();
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await page.getByText('/office/invitation#').waitFor();
    expect(countInvited('half@azma.example')).toBe(1);
    await page.getByLabel('پیوند را رساندم').check();
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click();

    await openInvite(page, 'باز هم نیمه‌کاره', 'again@azma.example');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('office-work');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^حساب / }).click();
    await page.getByRole('menuitem', { name: 'خروج' }).click();
    await page.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('office-work');
    expect(complaints).toEqual([]);
  });

  it('goes with signing out everywhere, which ends the other tabs of the browser too', async () => {
    const { context, page, complaints } = await office.openPage();
    await enterFresh(page);
    const other = await context.newPage();
    await other.goto(`${office.server.url}/office/account`);
    await other.getByRole('heading', { level: 1, name: accountTexts.title }).waitFor();
    await openInvite(page, 'نیمهٔ همه‌جا', 'everywhere@azma.example');
    await expect.poll(() => readStored(page)).toContain('نیمهٔ همه‌جا');
    await page.keyboard.press('Escape');
    await goWithin(page, '/office/account');
    await page.getByRole('button', { name: accountTexts.everywhere }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: accountTexts.everywhere }).click();
    for (const tab of [page, other]) await tab.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
    expect(await readStored(page)).not.toContain('نیمهٔ همه‌جا');
    expect(complaints).toEqual([]);
  });

  // accepts 466
  it('is guarded as soon as it can be seen, however late the browser does the rest', async () => {
    const { context, page } = await office.openPage();
    await enterFresh(page);
    await openInvite(page, 'نیمه‌کاره', 'seen@azma.example');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('office-work');
    page.once('dialog', (dialog) => void dialog.accept());
    // React does what it puts off by messages to itself.
    await context.addInitScript(() => {
      const send = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message: [unknown]) {
        setTimeout(() => send.apply(this, message), 150);
      };
    });
    await page.reload();
    await page.getByRole('button', { name: 'دعوت از همکار' }).click();
    await page.getByText('متن نیمه‌کارهٔ شما بازگردانده شد.').waitFor();
    await page.evaluate(() => window.history.back());
    await page.getByText('تغییرهای ذخیره‌نشده دارید. بدون ذخیره بیرون می‌روید؟').waitFor();
  });

  // accepts 464
  it('is saved by «می‌مانم» two minutes before the idle end', async () => {
    const { page } = await office.openPage();
    await page.clock.install();
    await enterFresh(page);
    await page.clock.fastForward('28:05');
    const warning = page.getByRole('alertdialog', { name: 'پایان نشست نزدیک است' });
    await warning.getByText('تا ۲ دقیقهٔ دیگر از حساب خود خارج می‌شوید.').waitFor();
    const answered = page.waitForResponse('**/office-api/session');
    await warning.getByRole('button', { name: 'می‌مانم' }).click();
    expect((await answered).status()).toBe(200);
    await warning.waitFor({ state: 'detached' });
  });

  // accepts 463
  it('asks for sign-in when the session ends later than the browser counted', async () => {
    const { context, page } = await office.openPage();
    await page.clock.install();
    await enterFresh(page);
    // The server counts a picture too, and goes on for a while.
    const answered = page.waitForResponse('**/office-api/session');
    await page.clock.fastForward('30:05');
    expect((await answered).status()).toBe(200);
    await context.clearCookies();
    await page.clock.fastForward('01:05');
    await over(page).waitFor();
  });

  // accepts 442
  it('goes on after password and code were asked for again', async () => {
    const { page } = await office.openPage();
    await enterFresh(page);
    changeDatabase(office.server, 'update staff_session set proved_at = proved_at - 700000');
    forgetUsedCodes(office.server);
    const dialog = await openInvite(page, 'پری صبا', 'pari@azma.example');
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    const proof = page.getByRole('dialog', { name: 'تأیید هویت' });
    await proof.getByLabel('گذرواژه', { exact: true }).fill('azma-demo-office');
    await proof.getByLabel('کد شش‌رقمی').fill(await codeOf(personOf('manager').totpSecret));
    await proof.getByRole('button', { name: 'تأیید و ادامه' }).click();
    await page.getByText('/office/invitation#').waitFor();
    expect(countInvited('pari@azma.example')).toBe(1);
  });
});

const enterFresh = async (page: Page) => {
  await enterOffice(page, office.server, 'manager', '/office/audit');
  await page.getByRole('link', { name: 'کارکنان' }).click();
  await page.getByRole('button', { name: 'دعوت از همکار' }).waitFor();
};
