import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchText, searchWords } from '#kernel/search-key.ts';
import { commitContent } from '#kit/commit-content.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import type { ContentWriter } from '../commands/write-content.ts';
import { contentAnswers } from '../index.ts';

const blank = { meta_title: '', meta_description: '', meta_keywords: '', image_high: null, image_low: null };
const item = (id: number, title: string, body: string, more: object = {}) => ({
  id,
  title,
  description: '',
  body_text: body,
  published_at: Date.UTC(2025, 0, id),
  is_show: 1,
  ...blank,
  ...more,
});
const product = (id: number, title: string, more: object = {}) => ({
  id,
  product_type_id: 1,
  title,
  description: 'دستگاهی برای آزمایشگاه',
  body_text: '',
  video_address: null,
  install_video_address: null,
  user_manual_address: null,
  is_show: 1,
  show_priority: 0,
  price: 0,
  real_price: 0,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  images: [],
  specifications: [],
  customers: [],
  ...more,
});

describe.each(engines)('the search on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await write(async (writer) => {
      await writer.storeProductType({ id: 1, title: 'سخت‌افزار', description: '', ...blank });
      await writer.storeProduct(product(1, 'سانتریفیوژ CF-24R'));
      await writer.storeProduct(
        product(2, 'میکروسکوپ MS-100', {
          specifications: [{ title: 'منبع نور', description: 'دیود ۳ واتی' }],
          images: [{ title: 'نما', image_high: '/media/a-high.webp', image_low: '/media/a-low.webp' }],
        }),
      );
      await writer.storeProduct(product(3, 'سانتریفیوژ پنهان', { is_show: 0 }));
      await writer.storeItem('article', item(1, 'انتخاب سانتریفیوژ', '<p>دور و گنجایش</p>'));
      await writer.storeItem('article', item(2, 'نگهداری', '<p>تمیزکاری سانتریفیوژ هر هفته</p>'));
      await writer.storeItem('article', item(3, 'راهنمای تازه', '<p>سانتریفیوژ و نرم‌افزارهاي آزمایشگاه</p>'));
      await writer.storeItem('blog', item(1, 'خبر پنهان سانتریفیوژ', '', { is_show: 0 }));
      await writer.storeItem('dynamic_page', { ...item(4, 'گارانتی', '<p>دو سال</p>'), parent_id: 0 });
      await writer.storeItem('permit', { ...item(5, 'پروانهٔ ساخت', ''), permit_type: 0 });
      await writer.storeItem('video', { ...item(6, 'آموزش بالانس روتور', ''), video_address: null });
      await writer.storeFaq({
        id: 7,
        question: 'هزینهٔ ارسال با کیست؟',
        answer: '<p>با مشتری</p>',
        show_priority: 0,
      });
      await writer.storeRevision({
        id: 8,
        title: 'پذیرش سریع',
        version_number: '5.4.2',
        description: 'نسخهٔ بهار',
        body_text: '',
        image_addresses: '',
        video_address: null,
        manual_pdf_address: null,
        features: '["چاپ برچسب"]',
        published_at: Date.UTC(2025, 4, 1),
      });
    });
  });
  afterAll(() => storage.close());

  const write = (work: (writer: ContentWriter) => Promise<void>) => commitContent(storage.db, work);
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
    await write((writer) => writer.storeItem('article', item(9, 'ناپایدار', '')));
    expect(await addressesOf('ناپایدار')).toEqual(['/articledetails/9']);
    await write((writer) => writer.storeItem('article', item(9, 'ناپایدار', '', { is_show: 0 })));
    expect(await addressesOf('ناپایدار')).toEqual([]);
  });

  it('forgets old words and an old place when something is written again', async () => {
    await write((writer) => writer.storeItem('article', item(10, 'کهنه', 'واژهٔ نخست')));
    await write((writer) =>
      writer.storeItem('article', item(10, 'نو', 'واژهٔ دوم', { published_at: Date.UTC(2026, 0, 1) })),
    );
    expect(await addressesOf('کهنه')).toEqual([]);
    expect(await addressesOf('واژه نخست')).toEqual([]);
    expect(await addressesOf('واژه دوم')).toEqual(['/articledetails/10']);
  });

  it('takes its entries back when the write they belong to fails', async () => {
    const failing = write(async (writer) => {
      await writer.storeItem('article', item(11, 'نیمه‌کاره', ''));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await addressesOf('نیمه‌کاره')).toEqual([]);
  });

  it('pages one group, counts up to a limit and says that there are more', async () => {
    await write(async (writer) => {
      for (let id = 1_001; id <= 1_130; id += 1)
        await writer.storeItem('blog', item(id, `خبر فراوان ${id}`, ''));
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
    await write((writer) => writer.storeItem('article', item(12, 'بلند', `<p>${long}</p>`)));
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
        await write((writer) => writer.storeItem('article', item(13, title, '')));
        const { groups } = await find(title, { kind: 'article' });
        expect(groups.flatMap(({ hits }) => hits.map(({ id }) => id))).toContain(13);
      }),
      { numRuns: 60 },
    );
  });
});
