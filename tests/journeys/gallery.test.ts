import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fetchContent } from '#kit/fetch-content.ts';
import { windows, withoutPictures } from '#kit/open-browser.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite(withoutPictures);

const open = async (path: string, options: BrowserContextOptions = windows.desktop): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return page;
};

type Image = { title: string; description: string; imageAddressHighQuality: string };
const expectChosen = async (page: Page, image: Image) => {
  const figure = page.locator('main figure');
  await expect.poll(() => figure.locator('h2').textContent()).toBe(image.title);
  await expect.poll(() => figure.locator('figcaption p').textContent()).toBe(image.description);
  await expect.poll(() => figure.locator('img').getAttribute('src')).toContain(image.imageAddressHighQuality);
};

describe.each(Object.entries(windows))('a gallery on a %s window', (_, window) => {
  // accepts 031, 140, 141, 142, 143
  it('shows its first picture, and any other by click and by keyboard', async () => {
    const group = await fetchContent(server.url, '/GalleryGroups/GetById/1');
    const page = await open('/gallery/1', window);
    await expect.poll(() => page.locator('h1').textContent()).toBe(group.title);
    await expect.poll(() => page.locator('main').textContent()).toContain(group.description);
    await expectChosen(page, group.images[0]);
    // Until its program has come, a thumbnail is a link to another page, and keys do nothing there.
    const thumbnail = page.locator('.thumbnail').nth(3);
    const isAlive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__react'));
    await expect.poll(() => thumbnail.evaluate(isAlive)).toBe(true);
    await thumbnail.click();
    await expectChosen(page, group.images[3]);
    await page.keyboard.press('ArrowLeft');
    await expectChosen(page, group.images[4]);
    await page.keyboard.press('End');
    await expectChosen(page, group.images.at(-1));
    await page.getByLabel('تصویر بعدی').click();
    await expectChosen(page, group.images[0]);
    await page.getByLabel('تصویر قبلی').press('Enter');
    await expectChosen(page, group.images.at(-1));
    await page.reload();
    await expectChosen(page, group.images.at(-1));
    await page.context().close();
  });
});

it('changes the picture without script, by links', async () => {
  const group = await fetchContent(server.url, '/GalleryGroups/GetById/2');
  const page = await open('/gallery/2', { ...windows.phone, javaScriptEnabled: false });
  await expectChosen(page, group.images[0]);
  await page.locator('.thumbnail').nth(2).click();
  await page.waitForURL('**/gallery/2?image=3');
  await expectChosen(page, group.images[2]);
  await page.context().close();
});

it.each(['?image=0', '?image=999', '?image=x', '?image=-1', '?image='])(
  'shows the first picture for %s',
  async (query) => {
    const group = await fetchContent(server.url, '/GalleryGroups/GetById/1');
    const html = await (await fetch(`${server.url}/gallery/1${query}`)).text();
    expect(html).toContain(group.images[0].description);
  },
);

it('answers an unknown gallery with a real 404', async () => {
  for (const id of ['99', 'x', '-1']) expect((await fetch(`${server.url}/gallery/${id}`)).status).toBe(404);
});

it('has nothing for axe to say in either theme', async () => {
  const page = await open('/gallery/1', windows.desktop);
  expect(await listAxeViolationsInBothThemes(page)).toEqual([]);
  await page.context().close();
});
