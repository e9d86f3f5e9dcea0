import { expect, it } from 'vitest';
import { listWaiting } from './waiting-lines.rules.ts';

const none = { draft: 0, published: 0, hidden: 0, ready: 0, changed: 0, planned: 0, failed: 0 };

// accepts 789
it('names what is begun or waits for its time, and leads to exactly those', () => {
  const lines = listWaiting([
    { ...none, kind: 'article', draft: 2, published: 7, changed: 1, ready: 1 },
    { ...none, kind: 'news', published: 3, planned: 1 },
    { ...none, kind: 'product', published: 40, hidden: 5, failed: 2 },
  ]);
  expect(lines).toEqual([
    { kind: 'product', why: 'failed', count: 2, to: '/content/product?mark=failed' },
    { kind: 'article', why: 'ready', count: 1, to: '/content/article?mark=ready' },
    { kind: 'article', why: 'changed', count: 1, to: '/content/article?mark=changed' },
    { kind: 'article', why: 'draft', count: 2, to: '/content/article?state=draft' },
    { kind: 'news', why: 'planned', count: 1, to: '/content/news?mark=planned' },
  ]);
});

it('says nothing of fixed pages that have no text yet, and opens the settings themselves', () => {
  const lines = listWaiting([
    { ...none, kind: 'static-page', draft: 4 },
    { ...none, kind: 'site-settings', published: 1, changed: 1 },
  ]);
  expect(lines).toEqual([
    { kind: 'site-settings', why: 'changed', count: 1, to: '/content/site-settings/1' },
  ]);
});
