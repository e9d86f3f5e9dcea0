import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Facts } from './facts.tsx';

describe('names and values', () => {
  it('leave out what is empty, with its name', () => {
    const rows = [
      ['دستگاه', 'سانتریفیوژ'],
      ['مرکز', ''],
      ['سریال', undefined],
    ] as const;
    expect(renderToStaticMarkup(<Facts className="slip-facts" rows={rows} />)).toBe(
      '<dl class="slip-facts"><div><dt>دستگاه</dt><dd>سانتریفیوژ</dd></div></dl>',
    );
  });
});
