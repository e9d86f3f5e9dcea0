import { data } from 'react-router';

/**
 * What a loader answers when something did not arrive: the page is made and sent, but no cache may keep it. With
 * `status` 503 the page's own subject is missing (one item, or the page about the company), so that search engines come
 * again instead of taking it for the real page. A list without its items is 200.
 */
export const respondUncached = <Data>(screen: Data, status: 200 | 503 = 200) =>
  data(screen, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '30' } : {}) },
  });
