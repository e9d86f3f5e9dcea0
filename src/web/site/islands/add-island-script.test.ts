import { describe, expect, it } from 'vitest';
import { addIslandScript } from './add-island-script.ts';

const built = {
  manifest: { entry: { module: '/assets/entry.client-x.js', imports: [] }, routes: {}, url: '', version: '' },
};

describe('the script of a page', () => {
  it('stands at the end of a page with islands, once', () => {
    const island = '<div data-island="tabs"></div>';
    const page = addIslandScript(`<body>${island}${island}</body>`, built);
    expect(page).toBe(
      `<body>${island}${island}<script type="module" fetchpriority="low" src="/assets/entry.client-x.js"></script></body>`,
    );
  });

  it('is absent where no island is, also where words speak of one', () => {
    const page = '<body><p>&lt;div data-island=&quot;tabs&quot;&gt;</p></body>';
    expect(addIslandScript(page, built)).toBe(page);
  });
});
