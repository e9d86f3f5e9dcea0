import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foldDigits } from '#kernel/fold-digits.ts';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { startServer } from '#kit/start-server.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

/** A content screen in a browser whose script is off. */
const openPlain = async (window: keyof typeof windows, path: string): Promise<Page> => {
  const context = await browser.newContext({ ...windows[window], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};

const ask = (path: string) => fetchContent(server.url, path);

describe('the shell of a content screen, without script', () => {
  // accepts 039, 041, 042, 044, 045
  it('links to all that the menu must hold', async () => {
    const page = await openPlain('desktop', '/faqs');
    const links = await page
      .locator('header nav')
      .first()
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const fixed of [
      '/articles/1',
      '/blogs/1',
      '/videos/1',
      '/websites/1',
      '/permitssoft',
      '/contactus',
    ]) {
      expect(links).toContain(fixed);
    }
    for (const { id } of await ask('/ProductTypes/GetList')) expect(links).toContain(`/products/${id}`);
    for (const { id } of await ask('/GalleryGroups/GetList')) expect(links).toContain(`/gallery/${id}`);
    for (const { id } of await ask('/DynamicPages/GetList')) expect(links).toContain(`/page/${id}`);
    await page.context().close();
  });

  // accepts 040, 046, 047, 048
  it('leads out to the customer panel and the footer’s sites in new tabs, and shows the phone twice', async () => {
    const page = await openPlain('desktop', '/articles/1');
    const settings = await ask('/SiteSettings/Get');
    const panel = page.locator(`.site-top a[href^="${settings.panelUrl}"]`);
    await expect.poll(() => panel.getAttribute('target')).toBe('_blank');
    for (const { url } of settings.footerLinks) {
      const link = page.locator(`footer a[href="${url}"]`);
      expect([await link.count(), await link.getAttribute('target')]).toEqual([1, '_blank']);
    }
    const phone = `a[href="tel:${settings.phone.replace(/\D/g, '')}"]`;
    await expect.poll(() => page.locator(`.site-top ${phone}`).isVisible()).toBe(true);
    await expect.poll(() => page.locator(`footer.site-footer ${phone}`).isVisible()).toBe(true);
    // As bright as the headings, unlike the links around it.
    const colourOf = (place: string) =>
      page
        .locator(`footer.site-footer ${place}`)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    expect(await colourOf(phone)).toBe(await colourOf('h2'));
    expect(await colourOf('h2')).not.toBe(await colourOf('li a[target]'));
    await expect
      .poll(() => page.locator('.site-footer').textContent())
      .toContain(settings.address.replace(/[۰-۹]{10}/, foldDigits));
    await page.context().close();
  });

  it('opens a menu by click and by keyboard, and closes it by Escape', async () => {
    const page = await openPlain('desktop', '/articles/1');
    const button = page.getByRole('button', { name: 'محصولات' });
    const entry = page.locator('header a[href="/products/3"]').first();
    await button.click();
    await entry.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    await button.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor({ state: 'visible' });
    await entry.click();
    await page.waitForURL(`${server.url}/products/3`);
    await page.context().close();
  });

  it('opens the sheet on a phone and walks from there', async () => {
    const page = await openPlain('phone', '/articles/1');
    await page.getByRole('button', { name: 'باز کردن فهرست' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('summary', { hasText: 'مقاله و خبر' }).click();
    await sheet.getByRole('link', { name: 'ویدئوها', exact: true }).click();
    await page.waitForURL(`${server.url}/videos/1`);
    await page.context().close();
  });

  it('walks through the pages of a list and into what is read', async () => {
    const page = await openPlain('phone', '/articles/1');
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${server.url}/articles/2`);
    await page.locator('main article').first().getByRole('link').click();
    await page.waitForURL(/\/articledetails\/\d+$/);
    await page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link', { name: 'مقاله‌ها' }).click();
    await page.waitForURL(`${server.url}/articles/1`);
    await page.context().close();
  });

  it('lets the whole card be the target', async () => {
    const page = await openPlain('desktop', '/blogs/1');
    await page
      .locator('main article')
      .first()
      .click({ position: { x: 40, y: 40 } });
    await page.waitForURL(/\/blogdetails\/\d+$/);
    await page.context().close();
  });
});

describe('the next page', () => {
  it('is fetched ahead when the pointer rests on its link, and not fetched again', async () => {
    const chatty = await startServer({ LOG_LEVEL: 'info' });
    const times = () => chatty.output().match(/"path":"\/aboutus"/g)?.length ?? 0;
    const rules =
      (await fetch(`${chatty.url}/faqs`)).headers.get('speculation-rules')?.replaceAll('"', '') ?? '';
    const file = await fetch(chatty.url + rules);
    expect(file.headers.get('content-type')).toContain('application/speculationrules+json');

    const page = await (await browser.newContext(windows.desktop)).newPage();
    await page.goto(`${chatty.url}/faqs`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'دربارهٔ ما' }).click();
    const link = page.locator('header a[href="/aboutus"]').first();
    await link.hover();
    await expect.poll(times).toBe(1);
    await link.click();
    await page.waitForURL('**/aboutus');
    await expect.poll(() => page.locator('h1').textContent()).toContain('آزما');
    expect(times()).toBe(1);
    await page.context().close();
    await chatty.stop();
  });
});
