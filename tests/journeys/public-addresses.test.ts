import { describe, expect, inject, it } from 'vitest';

const server = inject('site');

const visit = async (path: string) => {
  const response = await fetch(server.url + encodeURI(path), { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    caching: response.headers.get('cache-control'),
  };
};

describe('the number of a page', () => {
  const lists = ['/articles', '/blogs', '/videos', '/websites', '/hardwares', '/softwares'];

  // accepts 291
  it.each(lists)('%s without one leads to page 1', async (list) => {
    expect(await visit(list)).toMatchObject({ status: 301, location: `${list}/1` });
  });

  it.each(['۲', '٢', '02', '۰۲'])('written as %s leads to the plain address', async (two) => {
    expect(await visit(`/articles/${two}`)).toMatchObject({ status: 301, location: '/articles/2' });
    expect(await visit(`/permitssoft?page=${two}`)).toMatchObject({
      status: 301,
      location: '/permitssoft?page=2',
    });
  });

  it.each(['0', '-1', 'abc', '1.5', '1e1', '+1', 'ـ', '1x', '<b>'])(
    'that is none (%s) is a page that does not exist',
    async (text) => {
      for (const path of [`/articles/${text}`, `/hardwares/${text}`, `/products/${text}`]) {
        expect((await visit(path)).status, path).toBe(404);
      }
      // In a query a plus is a space.
      expect((await visit(`/products/1?page=${text}`)).status).toBe(text === '+1' ? 301 : 404);
    },
  );

  it.each(['3', '99', '20000', '99999999999999999999'])(
    'past the end (%s) names the last page',
    async (far) => {
      const { status, html } = await visit(`/articles/${far}`);
      expect(status).toBe(404);
      expect(html).toContain('href="/articles/2"');
      expect(html).toContain('آخرین صفحهٔ «مقاله‌ها»');
      const permits = await visit(`/permitshard?page=${far}`);
      expect(permits.status).toBe(404);
      expect(permits.html).toContain('href="/permitshard?page=2"');
      const products = await visit(`/products/1?page=${far}`);
      expect(products.status).toBe(404);
      expect(products.html).toContain('href="/products/1?page=2"');
    },
  );
});

describe('an id', () => {
  const details = ['/articledetails', '/blogdetails', '/videodetails', '/permitdetails', '/page'];

  it.each(details)('that %s does not know is a real 404 in the site’s own shape', async (path) => {
    for (const id of ['99999', '0', 'abc', '-1', '1.5', '1234567890123', '1 or 1=1', '<script>']) {
      const { status, html, caching } = await visit(`${path}/${id}`);
      expect(status, `${path}/${id}`).toBe(404);
      expect(html).toContain('این صفحه پیدا نشد');
      expect(html).toContain('href="tel:');
      expect(html).toContain('noindex');
      expect(caching).toBe('no-store');
      expect(html).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
    }
  });

  it('in Persian or Arabic digits leads to the plain address', async () => {
    expect(await visit('/articledetails/۱')).toMatchObject({ status: 301, location: '/articledetails/1' });
    expect(await visit('/page/٢')).toMatchObject({ status: 301, location: '/page/2' });
  });

  it('that is unknown names the list it would stand in', async () => {
    expect((await visit('/articledetails/99999')).html).toContain('href="/articles/1"');
    expect((await visit('/permitdetails/99999')).html).toContain('href="/permitshard"');
  });
});

describe('an address that nothing answers', () => {
  it('is a Persian page with ways on and the phone', async () => {
    const { status, html } = await visit('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('lang="fa"');
    expect(html).toContain('href="/contactus"');
    expect(html).toContain('name="q"');
  });
});
