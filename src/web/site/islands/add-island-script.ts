import type { EntryContext } from 'react-router';

/**
 * A page with islands gets the one small script that looks after them; it waits for the line until everything
 * that can be seen has passed. A page without any gets none.
 */
export const addIslandScript = (page: string, { manifest }: Pick<EntryContext, 'manifest'>): string => {
  if (!page.includes('<div data-island="')) return page;
  const addresses = [manifest.hmr?.runtime, manifest.entry.module].filter((address) => address !== undefined);
  const scripts = addresses.map(
    (address) => `<script type="module" fetchpriority="low" src="${address}"></script>`,
  );
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end)}${scripts.join('')}${page.slice(end)}`;
};
