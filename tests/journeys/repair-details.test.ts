import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { windows } from '#kit/open-browser.ts';
import { captchaTexts, contactFormTexts } from '#web/texts/contact.ts';
import { deviceSearchTexts, portalTexts, repairAlerts } from '#web/texts/repair.ts';
import { deviceViewTexts, receivedTexts, shippingTexts, surveyTexts } from '#web/texts/repair-device-view.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import { openPortal } from './open-portal.ts';
import { foldOf, openFold, serialInput, signIn, visitPortal } from './portal-page.ts';

const { browser, server } = await openPortal();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const enter = async (serial: string, window: (typeof windows)['phone' | 'desktop'] = windows.desktop) => {
  const visit = await visitPortal(browser, server, window);
  await signIn(visit.page, server, { serial, mobile: `0912000${serial.slice(3)}` });
  return visit;
};
/** Buttons in the accent's colour that can be seen, header included. */
const countAccents = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('.button-accent')].filter((one) => one.checkVisibility()).length,
  );
const dialled = (page: Page) => page.locator('.site-top a[href^="tel:"]').first().getAttribute('href');

describe('the search', () => {
  // accepts 650
  it('leads from the alert about an empty serial to its field, which says what is missing', async () => {
    const { context, page } = await visitPortal(browser, server);
    await button(page, deviceSearchTexts.submit).click();
    await page.getByRole('alertdialog').getByText(repairAlerts.serial).waitFor();
    await button(page, portalTexts.understood).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('serial');
    await expect.poll(() => serialInput(page).getAttribute('aria-invalid')).toBe('true');
    const beside = (await serialInput(page).getAttribute('aria-describedby')) ?? '';
    const words = await Promise.all(beside.split(' ').map((id) => page.locator(`#${id}`).textContent()));
    expect(words).toContain(deviceSearchTexts.serialMissing);
    await context.close();
  });

  // accepts 652, 658
  it('shows the service phone above, one amber button, and full-width buttons on a phone', async () => {
    const { context, page } = await visitPortal(browser, server, windows.phone);
    await serialInput(page).waitFor();
    const inPortal = await dialled(page);
    expect(await countAccents(page)).toBe(1);
    const [form, submit] = await Promise.all([
      page.locator('main form').first().boundingBox(),
      button(page, deviceSearchTexts.submit).boundingBox(),
    ]);
    expect((submit?.width ?? 0) / (form?.width ?? 1)).toBeGreaterThan(0.8);
    await page.goto(`${server.url}/aboutus`);
    const elsewhere = await dialled(page);
    expect(inPortal).toBe('tel:02188990022');
    expect(elsewhere).not.toBe(inPortal);
    await context.close();
  });
});

// accepts 643
it('asks for a rating or words before an empty opinion is sent', async () => {
  const { context, page } = await enter('AZ-1016');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SavePolling')) sent.push(request.url());
  });
  await button(page, surveyTexts.submit).click();
  await page.getByText(surveyTexts.empty).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pollingText');
  await expect.poll(() => page.locator('#pollingText').getAttribute('aria-describedby')).toContain('error');
  expect(sent).toEqual([]);
  expect(await countAccents(page)).toBe(1);
  await context.close();
});

it('says in the card of a service report that it was not read, and reads it again there', async () => {
  const { context, page } = await visitPortal(browser, server);
  await page.route(/RepairRequestHandler\/ServiceReport/, (route) => route.abort(), { times: 1 });
  await signIn(page, server, { serial: 'AZ-1016', mobile: '09120001016' });
  await openFold(page, releasedReportTexts.title);
  const card = foldOf(page, releasedReportTexts.title);
  await card.getByText(repairAlerts.network).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await card.getByRole('button', { name: portalTexts.tryAgain }).click();
  await card.getByText(releasedReportTexts.finding, { exact: true }).waitFor();
  expect(await card.getByText(repairAlerts.network).count()).toBe(0);
  await context.close();
});

// accepts 654, 655, 656, 658
it('shows note and return address beside the invoice, its figures in one column, and no void beside the panel', async () => {
  const { context, page } = await enter('AZ-1013');
  await openFold(page, receivedTexts.words);
  await button(page, receivedTexts.addNote).waitFor();
  await button(page, receivedTexts.correct).waitFor();
  expect(await countAccents(page)).toBe(1);

  const figures = await page.locator('.invoice-table td.invoice-amount').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { letterSpacing, fontVariantNumeric } = getComputedStyle(cell);
      return { edge: Math.round(range.getBoundingClientRect().right), letterSpacing, fontVariantNumeric };
    }),
  );
  expect(figures.length).toBeGreaterThan(1);
  expect(new Set(figures.map(({ edge }) => edge)).size).toBe(1);
  for (const { letterSpacing, fontVariantNumeric } of figures)
    expect([letterSpacing, fontVariantNumeric]).toEqual(['normal', 'normal']);
  await expect.poll(() => page.locator('.invoice-table thead').textContent()).toContain('ریال');
  await expect.poll(() => page.locator('.invoice-table tbody').textContent()).not.toContain('ریال');

  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error(`nothing is at ${place}`);
    return box;
  };
  // Scrolled down to the folded words, the device sticks below the head.
  await page.evaluate(() => window.scrollTo(0, 0));
  const [panel, story, device] = await Promise.all([
    boxOf(page.locator('.device-view-panel > section:first-of-type')),
    boxOf(foldOf(page, deviceViewTexts.story)),
    boxOf(foldOf(page, deviceViewTexts.device)),
  ]);
  expect(story.y).toBeGreaterThanOrEqual(panel.y + panel.height);
  expect(Math.abs(device.y - panel.y)).toBeLessThan(40);
  expect(Math.abs(story.x - panel.x)).toBeLessThan(2);
  await context.close();
});

// accepts 654
it.each([
  ['AZ-1014', [receivedTexts.addNote, receivedTexts.correct]],
  ['AZ-1010', [shippingTexts.visitCorrect]],
] as const)('has at hand for %s what may be corrected, without an older step', async (serial, names) => {
  const { context, page } = await enter(serial, windows.phone);
  for (const name of names) await button(page, name).waitFor();
  const cramped = await page
    .locator('main .panel-actions .button-large')
    .evaluateAll((ones) => ones.filter((one) => one.clientWidth < window.innerWidth * 0.7).length);
  expect(cramped).toBe(0);
  await context.close();
});

// accepts 678
it('names the captcha in a legend and says when it is solved', async () => {
  const { context, page } = await visitPortal(browser, server, windows.desktop, '/contactus');
  const group = page.getByRole('group', { name: contactFormTexts.fields.recaptcha });
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('checkbox', { name: captchaTexts.altcha.label }).click();
  await group.getByRole('status').filter({ hasText: captchaTexts.done }).waitFor({ state: 'attached' });
  await context.close();
});

// accepts 663
it('cuts nothing of the hero off at 1920 px: words inside their slide, pictures as large as they are shown', async () => {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  const troubles = await page.evaluate(async () => {
    const found: string[] = [];
    const slides = [...document.querySelectorAll<HTMLElement>('.hero-slide')];
    for (const slide of slides) {
      const frame = slide.getBoundingClientRect();
      for (const part of slide.querySelectorAll('h1, h2, p, a')) {
        const box = part.getBoundingClientRect();
        if (box.width > 0 && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
          found.push(`«${part.textContent?.slice(0, 30)}» leaves its slide`);
      }
    }
    if (slides.length === 0) found.push('no slide was found');
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push('the page is wider than its window');
    return found;
  });
  expect(troubles).toEqual([]);
  await context.close();
});
