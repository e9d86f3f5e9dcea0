import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { siteContext } from '../../api/site-context.ts';
import { loader } from './products-screen.tsx';

it('stays the page of a type whose call was refused by a busy API', async () => {
  const inputs: unknown[] = [];
  const origin = 'http://site.example';
  const refuse = () => new Response(null, { status: 503 });
  const context = new RouterContextProvider();
  context.set(siteContext, {
    fetch: refuse,
    fetchRepair: refuse,
    apiOrigin: origin,
    repairApiOrigin: origin,
    publicOrigin: origin,
    ask: async (name, input) => {
      if (name === 'pageProducts') inputs.push(input);
      return { kind: 'refused', httpStatus: 429, code: 'too_many' };
    },
  });
  const url = new URL('/products/1', origin);
  const loaded = await loader({
    request: new Request(url),
    url,
    pattern: '/products/:pageNumber',
    params: { pageNumber: '1' },
    context,
  });
  expect(inputs).toEqual([expect.objectContaining({ productTypeId: 1 })]);
  expect(loaded).toMatchObject({ init: { headers: { 'cache-control': 'no-store' } } });
});
