import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SlipFacts } from './slip-blocks.tsx';

describe('the facts of a slip', () => {
  it('leave out what is not known, with its name', () => {
    const rows = [
      ['دستگاه', 'سانتریفیوژ'],
      ['مرکز', ''],
      ['سریال', undefined],
    ] as const;
    expect(renderToStaticMarkup(<SlipFacts rows={rows} />)).toBe(
      '<dl class="slip-facts"><div><dt>دستگاه</dt><dd>سانتریفیوژ</dd></div></dl>',
    );
  });
});
