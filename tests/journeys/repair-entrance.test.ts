import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { repairBasePath } from '#contract/repair/calls.ts';
import { labCalls } from '#contract/repair/lab-calls.ts';
import { clearLimits, importDevices } from '#kit/import-devices.ts';
import { windows } from '#kit/open-browser.ts';
import { labTexts } from '#web/texts/lab.ts';
import { codeTexts, deviceSearchTexts, portalTexts, repairAlerts } from '#web/texts/repair.ts';
import { deviceViewTexts, requestFormTexts } from '#web/texts/repair-device-view.ts';
import { openPortal } from './open-portal.ts';
import { codeInput, readCode, readSentBody, serialInput, signIn, visitPortal } from './portal-page.ts';

const { browser, server } = await openPortal();

const submit = (page: Page) => page.getByRole('button', { name: deviceSearchTexts.submit });
const alert = (page: Page) => page.getByRole('alertdialog');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const description = (page: Page) =>
  page.getByRole('textbox', { name: requestFormTexts.description, exact: true });

/** A phone that reads codes out of messages; `handOver` is the message that arrives. */
const pretendPhone = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = () =>
      new Promise((found) => {
        Object.assign(window, {
          handOver: (code: string) => found({ id: '', type: 'otp', code } as never),
        });
      });
  });
const handOver = (page: Page, code: string) =>
  page.evaluate((received) => {
    (window as unknown as { handOver: (code: string) => void }).handOver(received);
  }, code);

describe('the search', () => {
  // accepts 182, 184, 185, 187, 240, 241, 320, 321, 330
  it('asks for what is missing in an alert that takes the focus and gives it back', async () => {
    const { context, page, complaints } = await visitPortal(browser, server);
    await serialInput(page).waitFor();
    await expect.poll(() => page.getByText(portalTexts.shippingCostNote).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('altcha-widget').count()).toBe(0);
    await serialInput(page).focus();
    await page.keyboard.press('Enter');
    await alert(page).getByText(repairAlerts.serial).waitFor();
    await expect.poll(() => alert(page).locator(':focus').textContent()).toBe(portalTexts.understood);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedId(page)).toBe('serial');

    await page.getByRole('radio', { name: deviceSearchTexts.byTrace }).check();
    await submit(page).click();
    await alert(page).getByText(repairAlerts.trace).waitFor();
    // Some browsers close it at Escape without asking the page; the next one is shown all the same.
    await alert(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect.poll(() => alert(page).count()).toBe(0);
    await submit(page).click();
    await alert(page).getByText(repairAlerts.trace).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => alert(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  // accepts 383
  it('says in red under the form what the server says, and keeps what was typed', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).fill('XX-9999');
    await serialInput(page).press('Enter');
    await page.getByRole('alert').getByText('دستگاهی با این شماره سریال پیدا نشد').waitFor();
    await expect.poll(() => serialInput(page).inputValue()).toBe('XX-9999');
    await context.close();
  });

  // accepts 183, 186, 327, 328
  it('offers centres from the third letter on, and remembers the chosen one over a reload', async () => {
    const { context, page, complaints } = await visitPortal(browser, server);
    const centre = page.getByRole('combobox', { name: deviceSearchTexts.centre });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/Marakez/LoadList')) asked.push(searchParams.get('phrase') ?? '');
    });
    // accepts 657
    await expect.poll(() => centre.isVisible()).toBe(false);
    await page.getByText(deviceSearchTexts.more).click();
    await centre.fill('آز');
    await expect.poll(() => centre.getAttribute('aria-expanded')).toBe('false');
    // The server counts letters alone, and says so.
    await centre.fill('م ر');
    await page.getByText('برای جست‌وجوی مرکز دست‌کم ۳ حرف بنویسید.').first().waitFor();
    await centre.fill('آزما');
    await page.getByRole('option').first().waitFor();
    expect(asked).toEqual(['م ر', 'آزما']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chosen = await centre.inputValue();
    expect(chosen).toContain('آزمایشگاه');
    await page.getByRole('checkbox', { name: deviceSearchTexts.inPlace }).check();
    await page.reload();
    await expect.poll(() => centre.inputValue()).toBe(chosen);
    await expect
      .poll(() => page.getByRole('checkbox', { name: deviceSearchTexts.inPlace }).isChecked())
      .toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps its folded options open while a chosen centre is typed over or the box is unticked', async () => {
    const { context, page } = await visitPortal(browser, server);
    const centre = page.getByRole('combobox', { name: deviceSearchTexts.centre });
    const inPlace = page.getByRole('checkbox', { name: deviceSearchTexts.inPlace });
    const isInUse = (field: Locator) =>
      field.evaluate((element) => element.checkVisibility() && element.matches(':focus'));
    const chooseCentre = async () => {
      await centre.fill('آزما');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => centre.inputValue()).toContain('آزمایشگاه');
    };
    await page.getByText(deviceSearchTexts.more).click();
    await chooseCentre();
    await page.keyboard.press('Backspace');
    expect(await isInUse(centre)).toBe(true);
    await inPlace.focus();
    for (const isTicked of [true, false]) {
      await page.keyboard.press('Space');
      await expect.poll(() => inPlace.isChecked()).toBe(isTicked);
    }
    expect(await isInUse(inPlace)).toBe(true);

    // It is open from the start where something in it is set.
    await chooseCentre();
    await page.reload();
    await centre.focus();
    await page.keyboard.press('Backspace');
    expect(await isInUse(centre)).toBe(true);
    await context.close();
  });

  // accepts 298, 385
  it('waits in words, and raises an alert when the network is gone', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).fill('AZ-1001');
    await page.route(/AuthMobile/, async (route) => {
      await page.getByRole('status').getByText(portalTexts.wait).waitFor();
      await route.abort('internetdisconnected');
    });
    await serialInput(page).press('Enter');
    await alert(page).getByText(repairAlerts.network).waitFor();
    await expect.poll(() => page.getByText(portalTexts.wait).count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => serialInput(page).inputValue()).toBe('AZ-1001');
    await context.close();
  });
});

describe('the code step', () => {
  // accepts 188, 189, 242, 323, 384, 409
  it('counts down over a reload, refuses wrong codes and offers another SMS at zero', async () => {
    const { context, page, complaints } = await visitPortal(browser, server, windows.phone);
    await serialInput(page).fill('AZ-1016');
    await serialInput(page).press('Enter');
    await codeInput(page).waitFor();
    await expect.poll(() => codeInput(page).getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => codeInput(page).getAttribute('inputmode')).toBe('numeric');
    await expect.poll(() => focusedId(page)).toBe('code');
    await expect.poll(() => page.getByText(codeTexts.noPhone).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(۲:۰۰|۱:۵[۰-۹])$/);

    await codeInput(page).fill('12345');
    await codeInput(page).press('Enter');
    await alert(page).getByText(repairAlerts.code).waitFor();
    await page.keyboard.press('Enter');
    const right = await readCode(server, '09120001016');
    await codeInput(page).fill(right === '000000' ? '111111' : '000000');
    await page.getByLabel(deviceSearchTexts.serial, { exact: true }).press('Enter');
    await page.getByRole('alert').getByText('کد درست نیست').waitFor();

    // Below 1:58 the seconds a reload takes can no longer be mistaken for a clock set back to the start.
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۱:(۵[۰-۷]|[۰-۴][۰-۹])$/);
    await page.reload();
    await codeInput(page).waitFor();
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۱:(۵[۰-۸]|[۰-۴][۰-۹])$/);
    await page.evaluate(() => {
      const real = Date.now;
      Date.now = () => real() + 121_000;
    });
    await page.getByRole('button', { name: codeTexts.resend }).waitFor();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  // accepts 244, 293, 294
  it('takes a pasted code with Persian digits, and is walked by the keyboard alone', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).focus();
    await page.keyboard.type('az-1014');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedId(page)).toBe('code');
    const code = await readCode(server, '09120001014');
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    await page.keyboard.insertText(`${persian.slice(0, 3)} – ${persian.slice(3)}`);
    await expect.poll(() => codeInput(page).inputValue()).toBe(code);
    await page.keyboard.press('Enter');
    await page.locator('.device-view-grid').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(deviceViewTexts.heading);
    await context.close();
  });

  it('leads back to the search by the back button, and keeps the code that was sent', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).fill('AZ-1017');
    await serialInput(page).press('Enter');
    await codeInput(page).waitFor();
    await page.goBack();
    await submit(page).waitFor();
    await expect.poll(() => serialInput(page).inputValue()).toBe('AZ-1017');
    await submit(page).click();
    await codeInput(page).fill(await readCode(server, '09120001017'));
    await codeInput(page).press('Enter');
    await page.locator('.device-view-grid').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });
});

describe('help from outside', () => {
  it('takes the code out of the SMS where the phone hands it over', async () => {
    const { context, page } = await visitPortal(browser, server, windows.phone);
    await pretendPhone(page);
    await page.reload();
    await serialInput(page).fill('AZ-1012');
    await serialInput(page).press('Enter');
    // A wrong one that was typed before does not end it.
    await codeInput(page).fill('000000');
    await codeInput(page).press('Enter');
    await page.getByRole('alert').getByText('کد درست نیست').waitFor();
    await handOver(page, await readCode(server, '09120001012'));
    await page.locator('.device-view-grid').waitFor();
    await context.close();
  });

  it('asks for a captcha after many codes from one place, and goes on once it is solved', async () => {
    const { context, page, complaints } = await visitPortal(browser, server);
    for (const serial of ['AZ-1000', 'AZ-1010', 'AZ-1011', 'AZ-1015', 'AZ-1100']) {
      await serialInput(page).fill(serial);
      await serialInput(page).press('Enter');
      await page.getByRole('button', { name: codeTexts.editSerial }).click();
    }
    await serialInput(page).fill('AZ-1101');
    await serialInput(page).press('Enter');
    await page.getByText(codeTexts.captcha).waitFor();
    await page.getByRole('checkbox', { name: 'من ربات نیستم' }).click();
    // accepts 653: the call that waited goes on by itself.
    await codeInput(page).waitFor();
    await expect.poll(() => page.getByText('0912*****01').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a verified owner', () => {
  // accepts 387, 768
  it('keeps their place in a second tab and their text over a failed save, until they sign out', async () => {
    const { context, page } = await visitPortal(browser, server);
    await signIn(page, server, { serial: 'AZ-1002', mobile: '09120001001' });
    const second = await context.newPage();
    await second.goto(`${server.url}/repair-request`);
    await second.getByText('AZ-1002').first().waitFor();
    await second.close();

    const text = 'دستگاه پس از روشن شدن شمارش نمی‌کند و آژیر می‌زند.';
    await description(page).fill(text);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await context.setOffline(true);
    await page.getByRole('button', { name: requestFormTexts.submit }).click();
    await page.getByText(repairAlerts.offline).waitFor();
    expect([sent, await description(page).inputValue()]).toEqual([[], text]);
    await context.setOffline(false);

    const gate = Promise.withResolvers<void>();
    await context.route('**/repair-api/**', async (route) => {
      await gate.promise;
      await route.abort();
    });
    await page.getByRole('button', { name: requestFormTexts.submit }).click();
    await page.getByRole('status').getByText(portalTexts.wait).waitFor();
    // What stands in the form while it is sent is what is offered again.
    await description(page).pressSequentially('!');
    const shown = await description(page).inputValue();
    gate.resolve();
    await alert(page).getByText(repairAlerts.network).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page).inputValue()).toBe('');
    await page.getByRole('button', { name: requestFormTexts.unsavedRestore }).click();
    await expect.poll(() => description(page).inputValue()).toBe(shown);
    await context.unrouteAll();

    await page.getByRole('button', { name: deviceViewTexts.signOut }).click();
    await submit(page).waitFor();
    await expect.poll(() => serialInput(page).inputValue()).toBe('');
    await page.reload();
    await submit(page).waitFor();
    await context.close();
  });
});

it('text typed for one device is not sent for another that a second tab has opened', async () => {
  const [one, other] = await importDevices(server, 2);
  if (!one || !other) throw new Error('two devices were asked for');
  const { context, page } = await visitPortal(browser, server);
  await signIn(page, server, one);
  await description(page).fill('شمارش نمی‌کند و آژیر می‌زند.');
  const second = await context.newPage();
  await second.goto(`${server.url}/repair-request`);
  await second.getByRole('button', { name: deviceViewTexts.signOut }).click();
  await submit(second).waitFor();
  await signIn(second, server, other);
  const returnToTab = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return page.getByText(other.serial).count();
  };
  await expect.poll(returnToTab).toBeGreaterThan(0);
  await expect.poll(() => description(page).inputValue()).toBe('');
  await context.close();
});

const mobileInput = (page: Page) => page.getByLabel(labTexts.mobile, { exact: true });
const labCodeInput = (page: Page) => page.getByLabel(labTexts.code, { exact: true });
const owner = '09120001030';
const visitLab = (window?: (typeof windows)['phone']) => visitPortal(browser, server, window, '/my-devices');
/** Has a code sent to the owner of all devices. */
const askForLabCode = async (page: Page): Promise<void> => {
  await mobileInput(page).fill(owner);
  await mobileInput(page).press('Enter');
  await labCodeInput(page).waitFor();
};
/** Signs the owner in and shows their devices. */
const openLab = async () => {
  const visit = await visitLab();
  const { page } = visit;
  await askForLabCode(page);
  await labCodeInput(page).fill(await readCode(server, owner));
  await labCodeInput(page).press('Enter');
  await page.getByText(labTexts.summary(11, 1)).waitFor();
  return visit;
};

describe('all devices of a mobile', () => {
  it('open by a code that is typed again, sent again and ended only by an answer of the server', async () => {
    const { context, page, complaints } = await visitLab(windows.phone);
    const mobile = mobileInput(page);
    await mobile.fill('0910001030');
    await mobile.press('Home');
    for (const _ of [0, 1, 2]) await page.keyboard.press('ArrowRight');
    await page.keyboard.insertText('۲');
    await expect.poll(() => mobile.inputValue()).toBe(owner);
    expect(await mobile.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
    await mobile.press('Enter');

    const code = labCodeInput(page);
    await expect.poll(() => focusedId(page)).toBe('code');
    await code.fill('۰۰۰ – ۰۰۰');
    await expect.poll(() => code.inputValue()).toBe('000000');
    await code.press('Enter');
    await page.getByRole('alert').getByText('کد درست نیست').waitFor();
    expect(await page.getByText('کد درست نیست').textContent()).toContain(codeTexts.triesLeft(4));
    // The wrong code is corrected where it stands.
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    const chosen = () => page.evaluate(() => String(window.getSelection()));
    await expect.poll(chosen).toBe('000000');

    // The server's clock is not moved: it forgets that a code went out.
    await clearLimits(server);
    await page.evaluate(() => {
      const real = Date.now;
      Date.now = () => real() + 121_000;
    });
    const calls: string[] = [];
    await page.route(/Lab\/AuthMobile/, async (route) => {
      calls.push(route.request().url());
      await new Promise((go) => setTimeout(go, 300));
      await route.continue();
    });
    await page.getByRole('button', { name: labTexts.resend }).dblclick();
    await page.getByText(/ارسال دوباره تا/).waitFor();
    expect(calls).toHaveLength(1);
    await code.fill(await readCode(server, owner));
    await code.press('Enter');
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    await page.locator('h1:focus', { hasText: labTexts.title }).waitFor();

    await page.evaluate(() => {
      localStorage.setItem('azma.repair.slip.10000001', 'yes');
    });
    const signOut = page.getByRole('button', { name: labTexts.signOut });
    await page.route(/Lab\/SignOut/, (route) => route.abort());
    await signOut.click();
    await page.getByRole('alert').getByText(labTexts.failed).waitFor();
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    await page.unrouteAll();
    await signOut.click();
    await mobile.waitFor();
    await expect.poll(() => focusedId(page)).toBe('mobile');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await mobile.waitFor();
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('take the code out of the SMS where the phone hands it over', async () => {
    const { context, page } = await visitLab(windows.phone);
    await pretendPhone(page);
    await page.reload();
    await askForLabCode(page);
    await handOver(page, await readCode(server, owner));
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    await context.close();
  });

  it('come as a file, and what is refused of it is said on the page', async () => {
    const { context, page } = await openLab();
    const ask = page.getByRole('button', { name: labTexts.export });
    const [download] = await Promise.all([page.waitForEvent('download'), ask.click()]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);

    await page.route(/Lab\/Export/, (route) => route.abort(), { times: 1 });
    await ask.click();
    await page.getByRole('alert').getByText(labTexts.failed).waitFor();

    const path = `${repairBasePath}${labCalls.labExport.path}`;
    const statuses = await page.evaluate(async (address) => {
      const answers = Array.from({ length: 10 }, () => fetch(address));
      return (await Promise.all(answers)).map(({ status }) => status);
    }, path);
    expect(statuses).toContain(429);
    await ask.click();
    await page
      .getByRole('alert')
      .getByText(/دیگر دوباره تلاش کنید/)
      .waitFor();
    await page.getByRole('alert').getByText(labTexts.failed).waitFor({ state: 'detached' });

    await context.clearCookies();
    await ask.click();
    await page.getByRole('alert').getByText(labTexts.ended).waitFor();
    await context.close();
  });

  it('say why one of them did not open, and ask for it only once', async () => {
    const { context, page } = await openLab();
    let calls = 0;
    await page.route(/Lab\/Open/, (route) => {
      calls += 1;
      return route.abort();
    });
    await page.locator('a[href*="?open="]').first().click();
    await page.getByRole('alert').getByText(labTexts.failed).waitFor();
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByText(labTexts.summary(11, 1)).waitFor();
    expect([calls, await page.getByRole('alert').count()]).toEqual([1, 0]);
    await context.close();
  });

  it('ask for another mobile without what was said about the first one’s code', async () => {
    const { context, page } = await visitLab();
    await askForLabCode(page);
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: labTexts.otherMobile }).click();
    await mobileInput(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('are registered with the text in the form: one changed after a lost answer is kept, and not called registered', async () => {
    const { context, page } = await openLab();
    await page
      .getByRole('checkbox', { name: new RegExp(labTexts.choose) })
      .first()
      .check();
    await page.getByRole('button', { name: labTexts.request(1) }).click();

    const fault = page.getByRole('textbox');
    const send = page.getByRole('button', { name: labTexts.send(1) });
    await send.click();
    await page.getByRole('alert').getByText(labTexts.faultHint).waitFor();
    expect(await fault.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => fault.evaluate((field) => field === document.activeElement)).toBe(true);
    // The form arrives; its answer does not.
    await page.route(
      /Lab\/SaveMany/,
      async (route) => {
        await route.fetch({ postData: await readSentBody(page) });
        await route.abort();
      },
      { times: 1 },
    );
    await fault.fill('دستگاه هنگام کار صدا می‌دهد و خاموش می‌شود.');
    await send.click();
    await page.getByRole('alert').getByText(labTexts.failed).waitFor();
    const changed = 'دستگاه روشن نمی‌شود و چراغ آن چشمک می‌زند.';
    await fault.fill(changed);
    // What is on its way cannot be changed: a sentence added meanwhile would be in no request.
    let goOn = () => {};
    const held = new Promise<void>((go) => {
      goOn = go;
    });
    await page.route(/Lab\/SaveMany/, (route) => held.then(() => route.continue()), { times: 1 });
    await send.click();
    await expect.poll(() => fault.isEditable()).toBe(false);
    goOn();
    await page.getByText(/^برای این دستگاه درخواست بازی در جریان است/).waitFor();
    expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(changed);
    await context.close();
  });
});

describe('the page itself', () => {
  it('is kept by nobody, and says what to do without script', async () => {
    const response = await fetch(`${server.url}/repair-request`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/repair-request`);
    const note = page.locator('main noscript');
    await expect.poll(() => note.textContent()).toContain(portalTexts.noScript);
    await expect.poll(() => note.locator('a').getAttribute('href')).toBe('tel:02188990022');
    expect((await note.locator('a').boundingBox())?.height).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.island-waits').isVisible()).toBe(false);
    await context.close();
  });

  it('brings at most 200 kB of script, the device’s desk included', async () => {
    const { context, page } = await visitPortal(browser, server);
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), Number(response.headers()['content-length'] ?? Number.NaN));
    });
    await page.reload();
    await serialInput(page).waitFor();
    await signIn(page, server, { serial: 'AZ-1013', mobile: '09120001013' });
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(200_000);
    await context.close();
  });
});
