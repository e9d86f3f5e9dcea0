import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#contract/content/search.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

describe.each(['sqlite', 'postgres'] as const)('the search call on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {});
  });
  afterAll(() => server.stop());

  const ask = (query: string) => fetch(`${server.url}/api/v1/Search/Find${query}`);
  const find = async (q: string, more = ''): Promise<SearchResult> => {
    const response = await ask(`?q=${encodeURIComponent(q)}${more}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { result: SearchResult }).result;
  };

  it('finds the demo by words of every kind and leads to pages of the site', async () => {
    const kinds = new Set<string>();
    for (const word of ['سانتریفیوژ', 'آزمایشگاه', 'مجوز', 'گارانتی', 'نسخه', 'ویدئو']) {
      const { groups } = await find(word);
      for (const { kind, hits } of groups) {
        kinds.add(kind);
        for (const { address } of hits) expect(address).toMatch(/^\/[a-z]+[/?#]/);
      }
    }
    expect(kinds.size).toBe(8);
  });

  it('pages one group', async () => {
    const { groups } = await find('آزمایشگاه', '&kind=product&pageNumber=2&pageCount=10');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.kind).toBe('product');
    expect(groups[0]?.hits).toHaveLength(10);
  });

  it('never finds the product that is not shown', async () => {
    const { groups } = await find('آزمایشگاه', '&kind=product');
    const ids = groups.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(94);
  });

  it('answers an empty search with an empty result', async () => {
    const empty = { words: [], totalCount: 0, groups: [], suggestions: [] };
    expect(await find('')).toEqual(empty);
    expect(await find(' %_"\'*:&|!()<->\\ ')).toEqual(empty);
    expect(((await (await ask('')).json()) as { result: object }).result).toEqual(empty);
  });

  it.each([
    `?q=${'a'.repeat(201)}`,
    '?q=a&kind=customer',
    '?q=a&pageNumber=0',
    '?q=a&pageNumber=11',
    '?q=a&pageNumber=x',
    '?q=a&pageCount=13',
  ])('says 400 in its envelope for %s', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ isSuccess: false, error: { code: 'invalid_input' } });
  });
});
