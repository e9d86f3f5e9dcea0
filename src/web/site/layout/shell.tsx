import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shellTexts } from '#web/texts/shell.ts';
import { MediaOriginProvider } from '#web/ui/media-origin.tsx';
import type { SlotContent } from '#web/ui/slot-content.ts';
import { useFrozenShell } from './frozen-shell.ts';
import { useShellData } from './shell-data.ts';
import { ShellHeader } from './shell-header.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The frame around every screen: skip link, top bar, header, the screen itself, footer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const shell = useShellData();
  const { pathname } = useLocation();
  const frozen = useFrozenShell();
  return (
    <MediaOriginProvider value={shell.mediaOrigin}>
      <a
        href="#content"
        className="sr-only z-50 focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-ink"
      >
        {shellTexts.skip}
      </a>
      {/* Without a box of its own, so that the sticky part sticks to the page. */}
      <header
        className="contents"
        {...fillingOf(frozen?.header, <ShellHeader shell={shell} path={pathname} />)}
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer
        className="site-footer on-panel mt-auto bg-panel-deep text-small text-on-panel-soft"
        {...fillingOf(frozen?.footer, <SiteFooter shell={shell} />)}
      />
    </MediaOriginProvider>
  );
};

const fillingOf = (finished: string | undefined, live: ReactNode): SlotContent =>
  finished === undefined ? { children: live } : { dangerouslySetInnerHTML: { __html: finished } };
