import { renderToStaticMarkup } from 'react-dom/server';
import type { ShellData } from './load-shell.ts';
import { isPortalPath } from './portal-path.ts';
import { ShellHeader } from './shell-header.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What stands above and below every screen, as finished HTML. */
export type FrozenShell = { header: string; footer: string };

/** The shell's data stay the same object until the content changes, and so does what is drawn from them. */
const drawn = new WeakMap<ShellData, Map<boolean, FrozenShell>>();

/**
 * Draws header and footer once for all pages: they are more than half of what most pages are made of, and differ
 * between them only in which link of the menus leads to the page itself, and in the portal in phone and button.
 */
export const freezeShell = (shell: ShellData, path: string): FrozenShell => {
  const looks = drawn.get(shell) ?? new Map<boolean, FrozenShell>();
  drawn.set(shell, looks);
  const isPortal = isPortalPath(path);
  const known = looks.get(isPortal) ?? draw(shell, isPortal ? path : '');
  looks.set(isPortal, known);
  return { ...known, header: markCurrent(known.header, path) };
};

const draw = (shell: ShellData, path: string): FrozenShell => ({
  header: renderToStaticMarkup(<ShellHeader shell={shell} path={path} />),
  footer: renderToStaticMarkup(<SiteFooter shell={shell} />),
});

/** Links of the menus are known by their class, which always follows their address. */
const markCurrent = (header: string, path: string): string =>
  header.replaceAll(`href="${path}" class="menu-`, `href="${path}" aria-current="page" class="menu-`);
