import type { ReactNode } from 'react';
import { siteShellTexts } from '#web/texts/shell.ts';
import { MediaOrigin } from '../ui/media-origin.tsx';
import { useShellData } from './shell-data.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteTopBar } from './site-top-bar.tsx';

type ShellProps = { path: string; isPortal: boolean; children: ReactNode };

/** The shell around every screen: skip link, top bar, header, the screen itself, footer. */
export const SiteShell = ({ path, isPortal, children }: ShellProps) => {
  const shell = useShellData();
  return (
    <MediaOrigin value={shell.mediaOrigin}>
      <a
        href="#content"
        className="sr-only z-50 focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-ink"
      >
        {siteShellTexts.skip}
      </a>
      {/* Without a box of its own, so that the sticky part sticks to the page. */}
      <header className="contents">
        {shell.settings && <SiteTopBar settings={shell.settings} isPortal={isPortal} />}
        <SiteHeader shell={shell} path={path} isPortal={isPortal} />
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="site-footer on-panel mt-auto bg-panel-deep text-small text-on-panel-soft">
        <SiteFooter shell={shell} />
      </footer>
    </MediaOrigin>
  );
};
