import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldDigits } from '#kernel/fold-digits.ts';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { startServer } from '#kit/start-server.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);
let page: Page;

beforeAll(async () => {
  const context = await browser.newContext({ ...windows.desktop, javaScriptEnabled: false });
  page = await context.newPage();
});

const ask = (path: string) => fetchContent(server.url, path);
const open = (path: string) => page.goto(server.url + path);

describe('the about page', () => {
  // accepts 009, 016, 166, 167
  it('renders description and body as HTML', async () => {
    const about = await ask('/StaticPages/GetByPageKey/AboutUs');
    await open('/aboutus');
    expect(await page.title()).toBe(about.metaTitle);
    const [, firstStrong] = /<strong>([^<]+)<\/strong>/.exec(about.description + about.bodyText) ?? [];
    await expect.poll(() => page.locator('main strong').first().textContent()).toBe(firstStrong);
    await expect.poll(() => page.locator('main h2').count()).toBeGreaterThan(2);
    await expect
      .poll(() => page.locator('main table tr').count())
      .toBe((about.bodyText.match(/<tr>/g) ?? []).length);
    await expect.poll(() => page.locator('main').textContent()).not.toContain('<p>');
  });
});

describe('the colleagues page', () => {
  // accepts 017, 168, 172
  it('shows everyone with large picture, name and description, by priority and then name', async () => {
    const colleagues: { name: string; description: string; imageAddressHighQuality: string }[] =
      await ask('/Colleagues/GetList');
    await open('/colleagues');
    await expect
      .poll(() => page.locator('main article h2').allTextContents())
      .toEqual(colleagues.map(({ name }) => name));
    for (const [at, colleague] of colleagues.entries()) {
      const card = page.locator('main article').nth(at);
      await expect.poll(() => card.textContent()).toContain(colleague.description);
      await expect
        .poll(() => card.locator('img').getAttribute('src'))
        .toContain(colleague.imageAddressHighQuality);
    }
  });

  // accepts 169, 170, 171
  it('leaves out every line that is null, empty, blank or the word null', async () => {
    type Lines = Record<'name' | 'mobile' | 'email' | 'telegram' | 'website', string | null>;
    const colleagues: Lines[] = await ask('/Colleagues/GetList');
    await open('/colleagues');
    const said = (value: string | null) => value !== null && !/^\s*(null)?\s*$/i.test(value);
    for (const [at, colleague] of colleagues.entries()) {
      const { mobile, email, telegram, website } = colleague;
      const expected = [mobile, email, telegram, website].filter(said);
      const lines = page.locator('main article').nth(at).locator('li');
      expect(await lines.count(), colleague.name ?? '').toBe(expected.length);
    }
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/null/i);
    await expect.poll(() => page.locator('main a[href="tel:09120005101"]').textContent()).toBe('09120005101');
    await expect.poll(() => page.locator('main a[href="https://t.me/ghateh_alborz"]').count()).toBe(1);
  });
});

describe('the questions', () => {
  // accepts 019, 177, 178
  it('stand as pairs that open without script, by mouse and by keyboard', async () => {
    const [index, faqs] = await Promise.all([
      ask('/StaticPages/GetByPageKey/FAQsIndex'),
      ask('/FAQs/GetList'),
    ]);
    await open('/faqs');
    await expect.poll(() => page.locator('main').textContent()).toContain(index.description);
    const questions = page.locator('main details');
    await expect
      .poll(() => questions.locator('summary').allTextContents())
      .toEqual(faqs.map(({ question }: { question: string }) => question));
    const answer = questions.first().locator('.prose');
    await expect.poll(() => answer.isVisible()).toBe(false);
    await questions.first().locator('summary').click();
    await expect.poll(() => answer.isVisible()).toBe(true);
    await questions.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => questions.nth(1).locator('.prose').isVisible()).toBe(true);
  });

  it('are all open on paper', async () => {
    await open('/faqs');
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('main details .prose')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('the contact page', () => {
  // accepts 018, 173, 174, 047, 048
  it('shows the description, the address and the phones', async () => {
    const [contact, settings] = await Promise.all([
      ask('/StaticPages/GetByPageKey/ContactUs'),
      ask('/SiteSettings/Get'),
    ]);
    await open('/contactus');
    const main = page.locator('main');
    await expect.poll(() => main.textContent()).toContain(contact.description);
    const readMain = async () => foldDigits((await main.textContent()) ?? '');
    for (const known of ['address', 'factoryAddress', 'workingHours', 'email']) {
      await expect.poll(readMain).toContain(foldDigits(settings[known]));
    }
    for (const phone of [settings.phone, settings.servicePhone]) {
      const dialled = `a[href="tel:${phone.replace(/\D/g, '')}"]`;
      await expect.poll(() => main.locator(dialled).count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator(`footer ${dialled}`).count()).toBe(1);
    }
    await expect.poll(() => page.locator('.site-top a[href^="tel:"]').count()).toBe(1);
  });

  // accepts 175
  it('shows its own picture of the map, with links to map programs at the place', async () => {
    const { latitude, longitude } = await ask('/SiteSettings/Get');
    await open('/contactus');
    const map = page.locator('section[aria-labelledby=map]');
    await expect.poll(() => map.locator('img').getAttribute('src')).toContain('/media/demo/map.webp');
    const links = await map
      .locator('ul a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.map((link) => new URL(link).hostname || new URL(link).protocol)).toEqual([
      'neshan.org',
      'balad.ir',
      'www.google.com',
      'www.openstreetmap.org',
      'geo:',
    ]);
    for (const link of links) expect(link).toMatch(new RegExp(`${latitude}.*${longitude}`));
  });

  it('asks another host for a live map only when a visitor opens it', async () => {
    const mapOrigin = 'http://map.localhost:9';
    const server = await startServer({ MAP_ORIGIN: mapOrigin });
    const asked: string[] = [];
    const watched = await page.context().newPage();
    watched.on('request', (request) => asked.push(request.url()));
    await watched.goto(`${server.url}/contactus`, { waitUntil: 'networkidle' });
    await watched.locator('main details summary').click();
    await watched.locator('main iframe').scrollIntoViewIfNeeded();
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    const live = watched.waitForRequest((request) => request.url().startsWith(mapOrigin));
    await watched.locator('main details a').click();
    expect((await live).url()).toContain('/export/embed.html?bbox=');
    expect(watched.url()).toBe(`${server.url}/contactus`);
    await watched.close();
    await server.stop();
  });
});
