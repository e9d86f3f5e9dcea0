import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#kernel/demo-people.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { changeDatabase, forgetUsedCodes } from '#kit/change-database.ts';
import { accountTexts } from '#web/texts/office/account.ts';
import { invitationTexts, setUpTexts, signInTexts } from '#web/texts/office/session.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { codeOf, enterOffice, type Office, openOffice, personOf } from './open-office.ts';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

describe('the entrance of the office', () => {
  // accepts 421, 443
  it('shows sign-in to a stranger and offers the demo’s people by name', async () => {
    const { page, complaints } = await office.openPage();
    const response = await page.goto(`${office.server.url}/office`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await page.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
    for (const role of ['manager', 'desk', 'editor'] as const) {
      await page.getByRole('button', { name: personOf(role).name }).waitFor();
    }
    await page.getByRole('button', { name: personOf('editor').name }).click();
    await expect.poll(() => page.getByLabel('ایمیل').inputValue()).toBe(personOf('editor').email);
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed when the password is wrong, and says why', async () => {
    const { page } = await office.openPage();
    await page.goto(`${office.server.url}/office`);
    await page.getByLabel('ایمیل').fill('nobody@azma.example');
    const password = page.getByLabel('گذرواژه', { exact: true });
    await password.fill('something wrong');
    // A long password ends where the button begins that shows it.
    const room = await password.evaluate((field) => {
      const button = field.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return (
        button -
        (field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingRight))
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'ادامه' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('ایمیل یا گذرواژه درست نیست.');
    await expect.poll(() => page.getByLabel('ایمیل').inputValue()).toBe('nobody@azma.example');
  });

  // accepts 430, 449
  it('takes a code in Persian digits, opens the first section of the role and shows only its own', async () => {
    const { page, complaints } = await office.openPage();
    const desk = personOf('desk');
    forgetUsedCodes(office.server);
    await page.goto(`${office.server.url}/office`);
    await page.getByLabel('ایمیل').fill(desk.email);
    await page.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'ادامه' }).click();
    const code = toPersianDigits(await codeOf(desk.totpSecret));
    await page.getByLabel('کد شش‌رقمی').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'بخش‌های دفتر' });
    await menu.waitFor();
    await expect.poll(() => menu.getByRole('link', { name: 'کارکنان' }).count()).toBe(0);
    await expect.poll(() => menu.locator('[aria-current="page"]').count()).toBe(1);

    await page.goto(`${office.server.url}/office/staff`);
    await page.getByRole('heading', { name: 'این بخش برای نقش شما باز نیست.' }).waitFor();
    await page.getByRole('main').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).not.toContain('staff');
    expect(complaints).toEqual([]);
  });

  it('says what is missing for an address that is nothing', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'editor', '/office/nowhere');
    await page.getByRole('heading', { name: 'این صفحه پیدا نشد.' }).waitFor();
  });

  // accepts 432, 435, 437
  it('takes a newcomer from the invitation over password and authenticator to the office', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/staff');
    await page.getByRole('button', { name: 'دعوت از همکار' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    await dialog.getByText('دست‌کم یک نقش را برگزینید.').waitFor();
    await dialog.getByLabel('نام و نام خانوادگی').fill('کاوه رستمی');
    await dialog.getByLabel('ایمیل').fill('kaveh@azma.example');
    await dialog.getByLabel('ویراستار').check();
    await dialog.getByRole('button', { name: 'ساختن دعوت‌نامه' }).click();
    const link = (await page.getByText('/office/invitation#').textContent()) ?? '';
    await page.getByLabel('پیوند را رساندم').check();
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click();
    await page
      .getByRole('row', { name: /کاوه رستمی/ })
      .getByText('دعوت‌شده')
      .waitFor();

    const newcomer = await office.openPage();
    await newcomer.page.goto(link);
    await newcomer.page.getByText('کاوه رستمی').waitFor();
    await newcomer.page.getByLabel('گذرواژهٔ تازه').fill('short');
    await newcomer.page.getByRole('button', { name: 'ساختن حساب' }).click();
    await newcomer.page.getByText('گذرواژه دست‌کم ۱۲ نویسه است.').waitFor();
    await expect.poll(() => isFocused(newcomer.page.getByLabel('گذرواژهٔ تازه'))).toBe(true);
    expect(await listAxeViolationsInBothThemes(newcomer.page), 'invitation').toEqual([]);
    const password = 'باران روی بام آزمایشگاه';
    await newcomer.page.getByLabel('گذرواژهٔ تازه').fill(password);
    await newcomer.page.getByLabel('تکرار گذرواژه').fill(password);
    await newcomer.page.getByRole('button', { name: 'ساختن حساب' }).click();

    await newcomer.page.getByRole('img', { name: /QR/ }).waitFor();
    expect(await isFocused(newcomer.page.getByText(setUpTexts.intro))).toBe(true);
    expect(await listAxeViolationsInBothThemes(newcomer.page), 'set-up').toEqual([]);
    const secret = (await newcomer.page.locator('bdi.code').first().textContent())?.replaceAll(' ', '') ?? '';
    await newcomer.page.getByLabel('کدی که برنامه نشان می‌دهد').fill(await codeOf(secret));
    await newcomer.page.getByRole('button', { name: 'تأیید و پایان' }).click();
    const title = newcomer.page.getByRole('heading', { name: 'کدهای بازیابی' });
    await title.waitFor();
    expect(await isFocused(title)).toBe(true);
    const codes = await newcomer.page.locator('ol bdi.code').allTextContents();
    expect(new Set(codes).size).toBe(10);
    expect(await listAxeViolationsInBothThemes(newcomer.page), 'recovery codes').toEqual([]);
    await newcomer.page.getByLabel('کدها را نگه داشته‌ام').check();
    await newcomer.page.getByRole('button', { name: 'رفتن به دفتر' }).click();
    await newcomer.page.getByRole('button', { name: 'حساب کاوه رستمی', exact: true }).waitFor();
    expect(newcomer.complaints).toEqual([]);

    // The link is used up, and a recovery code opens one sign-in.
    const later = await office.openPage();
    await later.page.goto(link);
    await later.page.getByText('این دعوت‌نامه دیگر معتبر نیست.').waitFor();
    await later.page.getByRole('button', { name: 'رفتن به صفحهٔ ورود' }).click();
    await later.page.getByLabel('ایمیل').fill('kaveh@azma.example');
    await later.page.getByLabel('گذرواژه', { exact: true }).fill(password);
    await later.page.getByRole('button', { name: 'ادامه' }).click();
    await later.page.getByRole('button', { name: 'کد بازیابی' }).click();
    await later.page.getByLabel('کد بازیابی').fill(codes[0] ?? '');
    await later.page.getByRole('button', { name: 'ورود', exact: true }).click();
    await later.page.getByRole('button', { name: 'حساب کاوه رستمی', exact: true }).waitFor();
    await later.page.goto(`${office.server.url}/office/account`);
    await later.page.getByText('۹ کد از ۱۰ کد مانده است.').waitFor();
  });

  it('refuses an invitation whose link came with a stray percent sign', async () => {
    const { page, complaints } = await office.openPage();
    await page.goto(`${office.server.url}/office/invitation#torn%link%`);
    await page.getByText(invitationTexts.invalid).waitFor();
    await page.getByRole('button', { name: invitationTexts.toSignIn }).click();
    await page.getByRole('heading', { name: 'ورود به دفتر' }).waitFor();
    expect(complaints).toEqual([]);
  });

  // accepts 433, 434, 442
  it('adds a passkey, signs in with it after the password, and keeps the last second factor', async () => {
    const { context, page, complaints } = await office.openPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await enterOffice(page, office.server, 'editor', '/office/account');
    await page.getByRole('button', { name: 'افزودن کلید عبور' }).click();
    await page.getByLabel('نام کلید').fill('لپ‌تاپ میز پذیرش');
    await page.getByRole('dialog').getByRole('button', { name: 'افزودن کلید عبور' }).click();
    await page.getByText('کلید عبور افزوده شد.').waitFor();
    await page.getByText('لپ‌تاپ میز پذیرش').waitFor();

    await page.getByRole('button', { name: /^حساب / }).click();
    await page.getByRole('menuitem', { name: 'خروج' }).click();
    await page.getByLabel('ایمیل').fill(personOf('editor').email);
    await page.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'ادامه' }).click();
    await page.getByRole('button', { name: signInTexts.back }).click();
    const password = page.getByLabel('گذرواژه', { exact: true });
    await expect.poll(() => isFocused(password)).toBe(true);
    await password.fill(demoPassword);
    await page.getByRole('button', { name: 'ادامه' }).click();
    await page.getByRole('button', { name: 'کلید عبور', exact: true }).click();
    const sign = page.getByRole('button', { name: 'ورود با کلید عبور' });
    await expect.poll(() => isFocused(sign)).toBe(true);
    await sign.click();
    await page.getByRole('button', { name: /^حساب / }).waitFor();

    await page.goto(`${office.server.url}/office/account`);
    await page.getByRole('button', { name: accountTexts.changePassword }).click();
    await expect.poll(() => isFocused(page.getByLabel('گذرواژهٔ تازه'))).toBe(true);
    await page.getByRole('button', { name: 'برداشتن', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن' }).click();
    await page.getByText('برنامهٔ ورود برداشته شد.').waitFor();
    await page.getByRole('button', { name: 'برداشتن کلید «لپ‌تاپ میز پذیرش»' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن' }).click();
    await expect
      .poll(() => page.getByRole('alertdialog').getByRole('alert').textContent())
      .toContain('دست‌کم یک روش برای مرحلهٔ دوم ورود باید بماند.');
    await page.keyboard.press('Escape');

    // A proof that has grown old is given again with what is left: the passkey, behind the password.
    changeDatabase(office.server, 'update staff_session set proved_at = proved_at - 700000');
    await page.getByRole('button', { name: 'ساختن کدهای تازه' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ساختن کدهای تازه' }).click();
    const proof = page.getByRole('dialog', { name: 'تأیید هویت' });
    await proof.getByRole('button', { name: 'تأیید با کلید عبور' }).click();
    await proof.getByText('گذرواژه را بنویسید.').waitFor();
    await expect.poll(() => isFocused(proof.getByLabel('گذرواژه', { exact: true }))).toBe(true);
    expect(await listAxeViolationsInBothThemes(page), 'proof').toEqual([]);
    await expect.poll(() => proof.getByLabel('کد شش‌رقمی').count()).toBe(0);
    await proof.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
    await proof.getByRole('button', { name: 'تأیید با کلید عبور' }).click();
    await expect.poll(() => page.locator('ol bdi.code').count()).toBe(10);
    expect(complaints).toEqual([]);
  });
});
