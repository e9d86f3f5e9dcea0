import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { suggestionTexts } from '#contract/contact/suggestion-facts.ts';
import { contactEnv, createContactVisitor, sampleMessage } from '#kit/contact-visitor.ts';
import { openBrowser, skipPictures, windows } from '#kit/open-browser.ts';
import { startRecaptcha } from '#kit/start-recaptcha.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { contactFormTexts } from '#web/texts/contact.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer(contactEnv);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A visitor from an address of their own, and everything their browser complained about. */
const open = async (path: string, options: BrowserContextOptions = windows.desktop, url = server.url) => {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: createContactVisitor(url).at });
  await skipPictures(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url + path);
  const form = page.locator('form', { has: page.locator('#contact-email') });
  return { context, page, form, complaints };
};

const field = (page: Page, name: keyof typeof sampleMessage) => page.locator(`#contact-${name}`);
const sendButton = (page: Page) => page.getByRole('button', { name: contactFormTexts.send });
const fill = async (page: Page, more: Partial<Record<keyof typeof sampleMessage, string>> = {}) => {
  for (const [name, text] of Object.entries({ ...sampleMessage, ...more })) {
    await field(page, name as keyof typeof sampleMessage).fill(text);
  }
};
const solveCaptcha = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'من ربات نیستم' }).click();
  await page.getByText('تأیید شد').waitFor();
};
const isEnabled = (page: Page) => expect.poll(() => sendButton(page).isEnabled()).toBe(true);

// accepts 013, 077, 176, 179, 180, 181, 284, 285, 286, 287, 318, 377, 380
describe.each(['/', '/contactus'])('the contact form on %s', (path) => {
  it.each(['desktop', 'phone'] as const)('is filled, solved and sent on a %s', async (size) => {
    const { context, page, form, complaints } = await open(path, windows[size]);
    expect(await context.cookies()).toEqual([]);
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    await expect.poll(() => form.getByText(suggestionTexts.email.required).count()).toBe(0);
    await fill(page, { subject: `از ${path} با ${size}` });
    await expect
      .poll(() => page.locator('#contact-missing').textContent())
      .toContain(contactFormTexts.fields.recaptcha);
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);

    await solveCaptcha(page);
    await isEnabled(page);
    await page.route('**/SendSuggestion', async (route) => {
      await page.getByText(contactFormTexts.sending).waitFor();
      await route.continue();
    });
    await sendButton(page).click();
    const thanks = page.getByText(contactFormTexts.sent);
    await thanks.waitFor();
    await expect.poll(() => page.getByText(contactFormTexts.sending).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(contactFormTexts.sent);
    for (const name of Object.keys(sampleMessage) as (keyof typeof sampleMessage)[]) {
      await expect.poll(() => field(page, name).inputValue()).toBe('');
    }
    await expect.poll(() => page.getByRole('checkbox', { name: 'من ربات نیستم' }).isChecked()).toBe(false);
    await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(0);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the contact form', () => {
  // accepts 180, 306, 307, 308, 310, 311, 314, 317, 319
  it('says what is wrong with a field once it was touched, at every limit', async () => {
    const { context, page, form } = await open('/contactus');
    const isSaid = async (name: keyof typeof sampleMessage, text: string, said: string | undefined) => {
      const error = page.locator(`#contact-${name}-error`);
      // The form's program may come after the first touch, which it then cannot hear.
      const touch = async () => {
        await field(page, name).fill(text);
        await field(page, name).blur();
        return (await error.allTextContents())[0];
      };
      await expect.poll(touch, { interval: 300 }).toBe(said);
    };
    await form.scrollIntoViewIfNeeded();
    await isSaid('email', '', suggestionTexts.email.required);
    await isSaid('email', 'nasrin', suggestionTexts.email.invalid);
    await isSaid('email', `${'a'.repeat(250)}@example.com`, suggestionTexts.email.tooLong);
    await isSaid('email', 'nasrin@example.com', undefined);
    await isSaid('fullName', 'نسر', suggestionTexts.fullName.tooShort);
    await isSaid('fullName', 'ن'.repeat(257), suggestionTexts.fullName.tooLong);
    await isSaid('fullName', 'ن'.repeat(256), undefined);
    await isSaid('subject', '👍'.repeat(513), suggestionTexts.subject.tooLong);
    await isSaid('subject', '👍'.repeat(512), undefined);
    await isSaid('description', 'م'.repeat(2_049), suggestionTexts.description.tooLong);
    await expect.poll(() => page.getByText('۲۰۴۹ از ۲۰۴۸').count()).toBe(1);
    await isSaid('description', ` ${'م'.repeat(2_048)} `, undefined);
    await context.close();
  });

  // accepts 285, 288, 379
  it('keeps everything typed when sending fails, in red, and sends at the next try', async () => {
    const { context, page, form } = await open('/contactus');
    await form.scrollIntoViewIfNeeded();
    await fill(page, { subject: 'بار دوم' });
    await solveCaptcha(page);
    await isEnabled(page);
    await page.route('**/SendSuggestion', (route) => route.abort(), { times: 1 });
    await sendButton(page).click();
    const alert = form.getByRole('alert');
    await alert.getByText(contactFormTexts.failed).waitFor();
    await expect.poll(() => field(page, 'description').inputValue()).toBe(sampleMessage.description);
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    await solveCaptcha(page);
    await isEnabled(page);
    await sendButton(page).click();
    await page.getByText(contactFormTexts.sent).waitFor();
    await expect.poll(() => alert.count()).toBe(0);
    await context.close();
  });

  it('points at the field that the server finds wrong, and the keyboard gets there', async () => {
    const { context, page, form } = await open('/contactus');
    await form.scrollIntoViewIfNeeded();
    await fill(page);
    await solveCaptcha(page);
    await isEnabled(page);
    await page.route('**/SendSuggestion', (route) =>
      route.fulfill({
        status: 400,
        json: {
          isSuccess: false,
          result: null,
          error: {
            code: 'invalid_input',
            message: '',
            requestId: 'x',
            details: { fields: { subject: 'این موضوع پذیرفته نیست.' } },
          },
        },
      }),
    );
    await sendButton(page).focus();
    await page.keyboard.press('Enter');
    const alert = form.getByRole('alert');
    await alert.waitFor();
    expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-subject');
    await expect
      .poll(() => page.locator('#contact-subject-error').textContent())
      .toBe('این موضوع پذیرفته نیست.');
    await context.close();
  });

  it('tells those who press Enter too early what is missing', async () => {
    const { context, page, form } = await open('/contactus');
    const summary = form.getByRole('alert');
    // Enter does nothing before the form's script has come, which a busy machine delays.
    await expect
      .poll(async () => {
        await field(page, 'fullName').fill('نسرین رضایی');
        await field(page, 'fullName').press('Enter');
        return summary.isVisible();
      })
      .toBe(true);
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: suggestionTexts.email.required }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email');
    await context.close();
  });

  it('lets a browser solve the captcha at its real difficulty', async () => {
    const { context, page, form } = await open('/contactus', windows.desktop, inject('site').url);
    await form.scrollIntoViewIfNeeded();
    await solveCaptcha(page);
    await context.close();
  });

  // accepts 289, 290
  it('loses the captcha’s value when it expires', async () => {
    const { context, page, form } = await open('/no-such-page');
    await page.clock.install();
    await page.goto(`${server.url}/contactus`);
    await form.scrollIntoViewIfNeeded();
    await fill(page);
    await solveCaptcha(page);
    await isEnabled(page);
    await page.clock.fastForward('15:00');
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    await form.getByText(suggestionTexts.recaptcha.required).waitFor();
    await context.close();
  });

  it('gets a fresh token by itself when the one it holds is stale', async () => {
    const { context, page, form } = await open('/contactus');
    await context.addCookies([
      { name: 'XSRF-TOKEN', value: 'old.abcdefghijklmnopqrstuvwx', url: server.url },
    ]);
    await form.scrollIntoViewIfNeeded();
    await fill(page, { subject: 'با نشان کهنه' });
    await solveCaptcha(page);
    await isEnabled(page);
    await sendButton(page).click();
    await page.getByText(contactFormTexts.sent).waitFor();
    await context.close();
  });

  it('keeps what was typed before its program ran', async () => {
    const { context, page } = await open('/no-such-page');
    const { promise: typed, resolve: letScriptsRun } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${server.url}/contactus`, { waitUntil: 'commit' });
    await field(page, 'fullName').fill('نسرین رضایی');
    letScriptsRun();
    await expect
      .poll(() => page.locator('#contact-missing').textContent())
      .not.toContain(contactFormTexts.fields.fullName);
    await expect.poll(() => field(page, 'fullName').inputValue()).toBe('نسرین رضایی');
    await context.close();
  });

  it('loads its captcha only when someone comes near', async () => {
    const { context, page, form } = await open('/');
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join('\n'),
      );
    expect(await loaded()).not.toMatch(/altcha|captcha\/settings/);
    await form.scrollIntoViewIfNeeded();
    await expect.poll(loaded).toMatch(/altcha/);
    await context.close();
  });

  it('offers to try again when the captcha cannot be loaded', async () => {
    const { context, page, form } = await open('/contactus');
    await page.route('**/captcha/settings', (route) => route.abort(), { times: 1 });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'تلاش دوباره' }).click();
    await page.getByRole('checkbox', { name: 'من ربات نیستم' }).waitFor();
    await context.close();
  });

  it('is a note with phone and e-mail where scripts are off', async () => {
    const { context, page, form } = await open('/contactus', { ...windows.phone, javaScriptEnabled: false });
    await expect.poll(() => form.isVisible()).toBe(false);
    const note = page.locator('.needs-script').locator('xpath=preceding-sibling::noscript');
    await expect.poll(() => note.textContent()).toContain(contactFormTexts.noScript);
    await expect.poll(() => note.locator('a[href^="tel:"]').isVisible()).toBe(true);
    await expect.poll(() => note.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    await context.close();
  });

  it('has nothing that axe objects to in either theme, empty and faulty', async () => {
    const { context, page, form } = await open('/contactus', windows.desktop);
    await form.scrollIntoViewIfNeeded();
    await page.getByRole('checkbox', { name: 'من ربات نیستم' }).waitFor();
    expect(await listAxeViolationsInBothThemes(page, { within: 'form:has(#contact-email)' })).toEqual([]);
    await field(page, 'fullName').press('Enter');
    await form.getByRole('alert').waitFor();
    expect(await listAxeViolationsInBothThemes(page, { within: 'form:has(#contact-email)' })).toEqual([]);
    await context.close();
  });
});

describe('a site that uses reCAPTCHA', () => {
  // accepts 318, 378
  it('shows that widget instead, and asks its server', async () => {
    const recaptcha = await startRecaptcha();
    const other = await startServer({
      CAPTCHA: 'recaptcha',
      RECAPTCHA_BASE_URL: recaptcha.url,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'a-secret',
    });
    const { context, page, form, complaints } = await open('/contactus', windows.desktop, other.url);
    await form.scrollIntoViewIfNeeded();
    await fill(page);
    const widget = page.getByRole('button', { name: 'reCAPTCHA' });
    await widget.click();
    await isEnabled(page);
    await widget.dispatchEvent('expire');
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    await widget.click();
    await isEnabled(page);
    await sendButton(page).click();
    await page.getByText(contactFormTexts.sent).waitFor();
    expect(recaptcha.asked.map((form) => [form.get('secret'), form.get('response')])).toEqual([
      ['a-secret', 'token-2'],
    ]);
    expect(complaints).toEqual([]);
    await context.close();
    await other.stop();
    await recaptcha.stop();
  });
});
