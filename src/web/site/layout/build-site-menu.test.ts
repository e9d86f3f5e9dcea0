import { describe, expect, it } from 'vitest';
import { buildSiteMenu } from './build-site-menu.ts';

const hrefsOf = (data: Parameters<typeof buildSiteMenu>[0]) =>
  buildSiteMenu(data).flatMap(({ href, columns }) => [
    ...(href ? [href] : []),
    ...columns.flatMap((column) => [
      ...(column.href ? [column.href] : []),
      ...column.links.map((link) => link.href),
    ]),
  ]);

const empty = { productTypes: [], galleryGroups: [], pages: [] };

describe('the main menu', () => {
  // accepts 009, 010, 011, 012, 039
  it('leads to every fixed screen even when no list arrived', () => {
    expect(hrefsOf(empty)).toEqual(
      expect.arrayContaining([
        '/',
        '/hardwares/1',
        '/softwares/1',
        '/websites/1',
        '/articles/1',
        '/blogs/1',
        '/videos/1',
        '/permitssoft',
        '/permitshard',
        '/revisions',
        '/aboutus',
        '/colleagues',
        '/faqs',
        '/contactus',
        '/repair-request',
      ]),
    );
  });

  it('leaves out the gallery when there is no gallery group', () => {
    expect(buildSiteMenu(empty).map(({ id }) => id)).not.toContain('gallery');
  });

  // accepts 041, 042, 044, 045
  it('holds product groups, gallery groups and dynamic pages with their sub-menus', () => {
    const menu = {
      productTypes: [{ id: 6, title: 'دستگاه‌ها' }],
      galleryGroups: [{ id: 2, title: 'کارخانه' }],
      pages: [
        { id: 1, title: 'خدمات', children: [{ id: 4, title: 'ضمانت' }] },
        { id: 9, title: 'نمایندگان', children: [] },
      ],
    };
    expect(hrefsOf(menu)).toEqual(
      expect.arrayContaining(['/products/6', '/gallery/2', '/page/1', '/page/4', '/page/9']),
    );
    const services = buildSiteMenu(menu).find(({ id }) => id === 'services');
    expect(services?.columns.find(({ href }) => href === '/page/1')?.links).toEqual([
      { title: 'ضمانت', href: '/page/4' },
    ]);
  });

  // accepts 673
  it('leads to each address once, and to the pages of the company under «دربارهٔ ما»', () => {
    const menu = {
      productTypes: [
        { id: 1, title: 'تجهیزات' },
        { id: 2, title: 'نرم‌افزار' },
      ],
      galleryGroups: [{ id: 2, title: 'کارخانه' }],
      pages: [
        { id: 1, title: 'شرکت', children: [{ id: 2, title: 'تاریخچه' }] },
        { id: 3, title: 'خدمات', children: [{ id: 4, title: 'ضمانت' }] },
      ],
    };
    const hrefs = hrefsOf(menu);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    // The same two lists under their other addresses.
    expect(hrefs).not.toContain('/hardwares/1');
    expect(hrefs).not.toContain('/softwares/1');
    const about = buildSiteMenu(menu).find(({ id }) => id === 'about');
    expect(about?.columns.find(({ href }) => href === '/page/1')?.links).toEqual([
      { title: 'تاریخچه', href: '/page/2' },
    ]);
    const services = buildSiteMenu(menu).find(({ id }) => id === 'services');
    expect(services?.columns.map(({ href }) => href)).toEqual([undefined, '/page/3']);
  });
});
