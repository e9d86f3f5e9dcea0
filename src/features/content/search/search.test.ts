import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentKind } from '#contract/content/kinds.ts';
import { searchText, searchWords } from '#kernel/search-key.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { commitContent, putContent } from '#kit/put-content.ts';
import type { Storage } from '#storage/dialect.ts';
import { hideItem } from '../commands/show-item.ts';
import { systemPerson as by, contentAnswers } from '../index.ts';

const item = (kind: ContentKind, id: number, title: string, bodyText: string, more: object = {}) => ({
  kind,
  id,
  input: { title, bodyText, publishedAt: new Date(Date.UTC(2025, 0, id)).toISOString(), ...more },
});
const product = (id: number, title: string, more: object = {}) => ({
  kind: 'product' as const,
  id,
  input: { productTypeId: 1, title, description: 'دستگاهی برای آزمایشگاه', ...more },
});

describe.each(engines)('the search on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await write({ kind: 'product-type', id: 1, input: { title: 'سخت‌افزار' } });
    await write(product(1, 'سانتریفیوژ CF-24R'));
    await write(
      product(2, 'میکروسکوپ MS-100', {
        specifications: [{ title: 'منبع نور', description: 'دیود ۳ واتی' }],
        images: [
          {
            title: 'نما',
            imageAddressHighQuality: '/media/a-high.webp',
            imageAddressLowQuality: '/media/a-low.webp',
          },
        ],
      }),
    );
    await write({ ...product(3, 'سانتریفیوژ پنهان'), isShown: false });
    await write(item('article', 1, 'انتخاب سانتریفیوژ', '<p>دور و گنجایش</p>'));
    await write(item('article', 2, 'نگهداری', '<p>تمیزکاری سانتریفیوژ هر هفته</p>'));
    await write(item('article', 3, 'راهنمای تازه', '<p>سانتریفیوژ و نرم‌افزارهاي آزمایشگاه</p>'));
    await write({ ...item('news', 1, 'خبر پنهان سانتریفیوژ', ''), isShown: false });
    await write(item('page', 4, 'گارانتی', '<p>دو سال</p>'));
    await write(item('permit', 5, 'پروانهٔ ساخت', ''));
    await write(item('video', 6, 'آموزش بالانس روتور', ''));
    await write({
      kind: 'faq',
      id: 7,
      input: { question: 'هزینهٔ ارسال با کیست؟', answer: '<p>با مشتری</p>' },
    });
    await write({
      kind: 'revision',
      id: 8,
      input: {
        title: 'پذیرش سریع',
        versionNumber: '5.4.2',
        description: 'نسخهٔ بهار',
        features: ['چاپ برچسب'],
        publishedAt: '2025-05-01T00:00:00Z',
      },
    });
  });
  afterAll(() => storage.close());

  const write = (one: Parameters<typeof putContent>[1]) => commitContent(storage.db, one);
  const find = (q: string, more: object = {}) =>
    contentAnswers.findContent({ db: storage.db }, { q, pageNumber: 1, pageCount: 12, ...more });
  const addressesOf = async (q: string) =>
    (await find(q)).groups.flatMap(({ hits }) => hits.map(({ address }) => address));

  it('finds every kind at its own address', async () => {
    expect(await addressesOf('CF-24R')).toEqual(['/productdetails/1']);
    expect(await addressesOf('گارانتی')).toEqual(['/page/4']);
    expect(await addressesOf('پروانه ساخت')).toEqual(['/permitdetails/5']);
    expect(await addressesOf('بالانس')).toEqual(['/videodetails/6']);
    expect(await addressesOf('هزینه ارسال')).toEqual(['/faqs#faq-7']);
    expect(await addressesOf('5.4.2')).toEqual([expect.stringMatching(/^\/revisions\?q=5\.4\.2%20/)]);
    expect(await addressesOf('برچسب')).toHaveLength(1);
  });

  it('puts hits in titles first and then the newest, group by group, with counts', async () => {
    const { groups, totalCount } = await find('سانتریفیوژ');
    expect(groups.map(({ kind, totalCount: count }) => [kind, count])).toEqual([
      ['product', 1],
      ['article', 3],
    ]);
    expect(groups[1]?.hits.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(totalCount).toBe(4);
  });

  it('puts a group whose titles match before one whose texts match', async () => {
    const { groups } = await find('ازمایشگاه');
    expect(groups.map(({ kind }) => kind)).toEqual(['product', 'article']);
    const titled = await find('راهنمای');
    expect(titled.groups[0]?.kind).toBe('article');
  });

  it.each(['نرم‌افزارهای', 'نرم افزار', 'نرمافزار', 'نرم افزار های', 'افزارها', 'نرم‌افزارهاي'])(
    'finds «نرم‌افزارهاي» typed as %s',
    async (typed) => {
      expect(await addressesOf(typed)).toEqual(['/articledetails/3']);
    },
  );

  it.each([
    ['cf24', '/productdetails/1'],
    ['CF ۲۴', '/productdetails/1'],
    ['ميكروسكوپ', '/productdetails/2'],
    ['مَیکروسکوپ', '/productdetails/2'],
    ['واتی', '/productdetails/2'],
    ['ارسا', '/faqs#faq-7'],
  ])('finds by %s what stands at %s', async (typed, address) => {
    expect(await addressesOf(typed)).toEqual([address]);
  });

  it('finds beginnings of words and not their middle', async () => {
    expect(await addressesOf('سانتری')).toHaveLength(4);
    expect(await addressesOf('تریفیوژ')).toEqual([]);
  });

  it('wants every word', async () => {
    expect(await addressesOf('سانتریفیوژ هفته')).toEqual(['/articledetails/2']);
    expect(await addressesOf('سانتریفیوژ پروانه')).toEqual([]);
  });

  it('suggests the parts that would find something when the whole does not', async () => {
    const { groups, suggestions } = await find('سانتریفیوژ زرافه میکروسکوپ');
    expect(groups).toEqual([]);
    expect(suggestions).toEqual(['سانتریفیوژ', 'میکروسکوپ']);
    expect((await find('زرافه')).suggestions).toEqual([]);
  });

  it('never finds what is hidden, also when it was shown before', async () => {
    expect((await find('پنهان')).totalCount).toBe(0);
    await write(item('article', 9, 'ناپایدار', ''));
    expect(await addressesOf('ناپایدار')).toEqual(['/articledetails/9']);
    await storage.db.transaction().execute((trx) => hideItem(trx, { kind: 'article', id: 9, by }));
    expect(await addressesOf('ناپایدار')).toEqual([]);
  });

  it('forgets old words and an old place when something is written again', async () => {
    await write(item('article', 10, 'کهنه', 'واژهٔ نخست'));
    await write(item('article', 10, 'نو', 'واژهٔ دوم', { publishedAt: '2026-01-01T00:00:00Z' }));
    expect(await addressesOf('کهنه')).toEqual([]);
    expect(await addressesOf('واژه نخست')).toEqual([]);
    expect(await addressesOf('واژه دوم')).toEqual(['/articledetails/10']);
  });

  it('takes its entries back when the write they belong to fails', async () => {
    const failing = storage.db.transaction().execute(async (trx) => {
      await putContent(trx, item('article', 11, 'نیمه‌کاره', ''));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await addressesOf('نیمه‌کاره')).toEqual([]);
  });

  it('pages one group, counts up to a limit and says that there are more', async () => {
    await storage.db.transaction().execute(async (trx) => {
      for (let id = 1_001; id <= 1_130; id += 1)
        await putContent(trx, item('news', id, `خبر فراوان ${id}`, ''));
    });
    const overview = await find('فراوان');
    expect(overview.groups[0]).toMatchObject({ kind: 'blog', totalCount: 120, hasMore: true });
    expect(overview.groups[0]?.hits).toHaveLength(5);
    const last = await find('فراوان', { kind: 'blog', pageNumber: 10 });
    expect(last.groups[0]?.hits.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, at) => 1_022 - at),
    );
    expect((await find('فراوان', { kind: 'article' })).groups).toEqual([]);
  });

  it('gives an excerpt around the hit, and the picture of a product', async () => {
    const long = `${'پیش‌گفتار '.repeat(60)}شاه‌واژه در میانه ${'پس‌گفتار '.repeat(60)}`;
    await write(item('article', 12, 'بلند', `<p>${long}</p>`));
    const hit = (await find('شاه‌واژه')).groups[0]?.hits[0];
    expect(hit?.excerpt).toMatch(/^… پیش‌گفتار .*شاه‌واژه در میانه پس‌گفتار.*…$/);
    expect(hit?.excerpt.length).toBeLessThan(240);
    expect((await find('میکروسکوپ')).groups[0]?.hits[0]?.imageAddress).toBe('/media/a-low.webp');
  });

  it.each([
    '',
    '   ',
    '%_',
    '"',
    "'",
    "' or 1=1 --",
    '*',
    'title:میکروسکوپ',
    'NEAR(a b)',
    'a AND NOT b',
    '{title} : "x"',
    ':* & |!()<->',
    '\\',
    '\u0000سانتریفیوژ',
    '🧪',
    '\uD83E',
    '\u202Eسانتریفیوژ',
    'ا'.repeat(200),
    `${'و '.repeat(100)}`,
    ');drop table search_entry;--',
  ])('is not broken by %j', async (typed) => {
    const answer = await find(typed);
    expect(answer.totalCount).toBeGreaterThanOrEqual(0);
  });

  it('answers whatever is typed, and finds each text by its own words', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        expect((await find(typed)).words).toBeInstanceOf(Array);
      }),
      { numRuns: 60 },
    );
    const persian = fc.string({
      unit: fc.constantFrom(...'ابپکيیآةه\u200C ۱2-٣aZِ'),
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(persian, async (title) => {
        fc.pre(searchWords(title).length > 0 && searchWords(title).length < 8 && searchText(title) !== '');
        await write(item('article', 13, title, ''));
        const { groups } = await find(title, { kind: 'article' });
        expect(groups.flatMap(({ hits }) => hits.map(({ id }) => id))).toContain(13);
      }),
      { numRuns: 60 },
    );
  });
});
