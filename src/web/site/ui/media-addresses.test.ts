import { describe, expect, it } from 'vitest';
import { commonTexts } from '#web/texts/site-wide.ts';
import { placeAddress } from './media-origin.tsx';
import { scaledAddress } from './picture.tsx';
import { prepareRichHtml } from './rich-text.tsx';

describe('addresses of media', () => {
  // accepts 008
  it('puts the API server before relative addresses', () => {
    expect(placeAddress('/media/a.webp', 'https://api.example')).toBe('https://api.example/media/a.webp');
    expect(placeAddress('media/a.webp', 'https://api.example')).toBe('https://api.example/media/a.webp');
  });

  it('leaves absolute addresses alone', () => {
    expect(placeAddress('https://cdn.example/a.webp', 'https://api.example')).toBe(
      'https://cdn.example/a.webp',
    );
    expect(placeAddress('//cdn.example/a.webp', 'https://api.example')).toBe('//cdn.example/a.webp');
  });

  it('asks `/media` for the widest offered width that fits', () => {
    expect(scaledAddress('/media/demo/a.webp', 1000)).toBe('/media/demo/a.webp?w=960');
    expect(scaledAddress('/media/demo/a.webp', 100)).toBe('/media/demo/a.webp?w=160');
  });

  it('asks no other server for a width', () => {
    expect(scaledAddress('https://cdn.example/a.webp', 640)).toBe('https://cdn.example/a.webp');
  });
});

describe('rich text', () => {
  const place = (address: string) => `https://api.example${address}`;

  it('lets tables scroll by themselves', () => {
    expect(prepareRichHtml('<table><tr><td>۱</td></tr></table>', place)).toBe(
      `<section class="table-scroll" tabindex="0" aria-label="${commonTexts.table}"><table><tr><td>۱</td></tr></table></section>`,
    );
  });

  it('loads pictures late and from where they live', () => {
    expect(prepareRichHtml('<img alt="" src="/media/a.webp" />', place)).toBe(
      '<img loading="lazy" decoding="async" alt="" src="https://api.example/media/a.webp" />',
    );
  });
});
