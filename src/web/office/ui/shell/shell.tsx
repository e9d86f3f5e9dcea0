import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { useOfficeKeys } from '../../app/keys/use-office-keys.ts';
import { buildMenu } from '../../app/menu.rules.ts';
import type { OfficeRoute } from '../../app/office-route.ts';
import { officeRoutes } from '../../app/routes.ts';
import { useSession } from '../../app/session/use-session.ts';
import { NavigationBlocker } from '../navigation-guard.tsx';
import { refuseScan } from '../scan/refuse-scan.ts';
import { useOpenScanned } from '../scan/use-open-scanned.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { ClosedScreen } from './closed-screen.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Wide enough for a sidebar, too narrow for its words. */
const tablet = '(48rem <= width < 64rem)';

const KeyList = lazy(() => import('./key-list.tsx'));

/**
 * What surrounds every screen: the dark top bar with search and scan, the sidebar of what the role may do, the screen.
 */
export const Shell = () => {
  const { permissions } = useSession();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [isListing, setListing] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const menu = buildMenu(officeRoutes, permissions);
  const lines = menu.flatMap((group) => group.lines);
  const main = useScreenFocus();
  const openScanned = useOpenScanned();
  const route = useRoute();
  const isClosed = route !== undefined && !permissions.has(route.permission);
  const hasNarrowSidebar = useMediaQuery(tablet) || route?.hasNarrowSidebar;

  useOfficeKeys({
    search: () => search.current?.focus(),
    list: () => setListing(true),
    go: (code) => {
      const line = lines.find(({ key }) => key === code);
      if (line) void navigate(`/${line.path}`);
    },
    scan: (text) => {
      if (permissions.has('repairs.bench')) openScanned(text);
    },
    scanInDialog: refuseScan,
  });

  return (
    <>
      <a href="#screen" className="skip-link">
        {officeTexts.skip}
      </a>
      <TopBar searchRef={search} menu={menu} onKeys={() => setListing(true)} />
      <div className="office-shell" data-sidebar={hasNarrowSidebar ? 'narrow' : undefined}>
        <Sidebar menu={menu} onKeys={() => setListing(true)} />
        <main id="screen" ref={main} tabIndex={-1} className="office-main" aria-busy={isLoading}>
          <Suspense>{isClosed ? <ClosedScreen /> : <Outlet />}</Suspense>
        </main>
      </div>
      {isListing && (
        <Suspense>
          <KeyList lines={lines} onClose={() => setListing(false)} />
        </Suspense>
      )}
      <NavigationBlocker />
      <ScrollRestoration />
    </>
  );
};

const useRoute = (): OfficeRoute | undefined =>
  useMatches()
    .map(({ handle }) => handle as OfficeRoute | undefined)
    .findLast((handle) => handle !== undefined);

/** After moving to another screen the focus is there, as it would be after a page had loaded. */
const useScreenFocus = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname && !main.current?.contains(document.activeElement)) main.current?.focus();
    before.current = pathname;
  }, [pathname]);
  return main;
};
