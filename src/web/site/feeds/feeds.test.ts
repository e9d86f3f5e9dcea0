import { describe, expect, it } from 'vitest';
import { collectAll } from './collect-all.ts';
import { writeRss } from './write-rss.ts';
import { writeSitemap } from './write-sitemap.ts';
import { escapeXml, xmlElement, xmlTextElement } from './write-xml.ts';

describe('XML', () => {
  it('escapes every sign with a meaning of its own, in text and attributes', () => {
    expect(xmlTextElement('a', `<b> & "c" 'd'`, { e: '"<&' })).toBe(
      '<a e="&quot;&lt;&amp;">&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;</a>',
    );
  });

  it('drops what XML can not carry and keeps emoji and joiners', () => {
    expect(escapeXml('a\u0000b\u000bc\ud800d\ufffee')).toBe('abcde');
    expect(escapeXml('نیم‌فاصله 🧪')).toBe('نیم‌فاصله 🧪');
  });

  it('leaves out elements without text', () => {
    expect(xmlElement('a', [xmlTextElement('b', ''), xmlTextElement('c', undefined)])).toBe('<a></a>');
  });
});

describe('a feed', () => {
  it('holds absolute addresses and plain words', () => {
    const rss = writeRss(
      {
        title: 'مقاله‌ها',
        description: '',
        publicOrigin: 'https://azma.example',
        mediaOrigin: 'https://media.example',
        path: '/feeds/a.xml',
        page: '/articles/1',
        itemPath: '/a',
      },
      [
        {
          id: 3,
          title: 'A & B',
          description: '<p>متن <b>اول</b></p>',
          imageAddressHighQuality: '/media/a.webp',
          imageAddressLowQuality: null,
          metaTitle: '',
          metaDescription: '',
          metaKeywords: '',
          publishedAt: '2026-01-05T08:00:00.000Z',
        },
      ],
    );
    expect(rss).toContain('<title>A &amp; B</title><link>https://azma.example/a/3</link>');
    expect(rss).toContain('<description>متن اول</description>');
    expect(rss).toContain('<pubDate>Mon, 05 Jan 2026 08:00:00 GMT</pubDate>');
    expect(rss).toContain('url="https://media.example/media/a.webp?w=1200"');
  });
});

describe('a sitemap', () => {
  it('escapes addresses and announces pictures and videos', () => {
    const xml = writeSitemap(
      [
        { path: '/products/1?page=2&x=1' },
        {
          path: '/videodetails/1',
          changedAt: '2026-01-05T08:00:00.000Z',
          pictures: ['/media/v.webp'],
          video: {
            title: 'ویدئو',
            description: '',
            picture: '/media/v.webp',
            address: 'https://player.example/1',
            publishedAt: '2026-01-05T08:00:00.000Z',
          },
        },
      ],
      { publicOrigin: 'https://azma.example', mediaOrigin: 'https://azma.example' },
    );
    expect(xml).toContain('<loc>https://azma.example/products/1?page=2&amp;x=1</loc>');
    expect(xml).toContain('<lastmod>2026-01-05T08:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>https://azma.example/media/v.webp?w=1200</image:loc>');
    expect(xml).toContain('<video:player_loc>https://player.example/1</video:player_loc>');
    expect(xml).toContain('<video:description>ویدئو</video:description>');
  });
});

describe('collecting a whole list', () => {
  const answerPages = (sizes: number[], totalCount: number) => {
    const asked: number[] = [];
    const ask = async ({ pageNumber }: { pageNumber: number }) => {
      asked.push(pageNumber);
      const pagingResult = Array.from({ length: sizes[pageNumber - 1] ?? 0 }, () => pageNumber);
      return { kind: 'ok' as const, result: { pagingResult, totalCount } };
    };
    return { asked, ask };
  };

  it('asks page after page until all are there', async () => {
    const { asked, ask } = answerPages([100, 100, 7], 207);
    expect(await collectAll(ask)).toHaveLength(207);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('ends when pages run dry although the count promised more', async () => {
    const { asked, ask } = answerPages([100, 0], 900);
    expect(await collectAll(ask)).toHaveLength(100);
    expect(asked).toEqual([1, 2]);
  });

  it('gives up as a whole when one page fails', async () => {
    await expect(collectAll(async () => ({ kind: 'failed' as const, cause: 'x' }))).rejects.toThrow();
  });
});
