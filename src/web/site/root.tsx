import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root';
import '#web/styles/site.css';
import { respond, respondUncached, screenHeaders } from './api/respond.ts';
import favicon from './layout/favicon.svg?url';
import { loadShell } from './layout/load-shell.ts';
import { Shell } from './layout/shell.tsx';
import touchIcon from './layout/touch-icon.png?url';
import { ErrorScreen } from './screens/missing/error-screen.tsx';

export const headers = screenHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { shell, isWhole } = await loadShell(context);
  return isWhole ? respond(shell) : respondUncached(shell);
};

/** The frame is the same on every screen: a change inside one does not ask for it again. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
];

/** What a screen may say about itself in its `handle`. */
export type ScreenHandle = {
  /** It turns its pages by the router, which then runs the whole page; every other one runs its islands at most. */
  usesRouter?: boolean;
  /** The names it reads out of the query. No other reaches it, because pages are kept by these alone. */
  query?: readonly string[];
  /** It is made anew for everyone who asks, with the whole query, and never kept. */
  isFresh?: boolean;
};

const useRouterHere = (): boolean =>
  useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.usesRouter === true);

export const Layout = ({ children }: { children: ReactNode }) => {
  const usesRouter = useRouterHere();
  return (
    <html lang="fa" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#062a31" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#040e12" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        {usesRouter && <Scripts />}
      </body>
    </html>
  );
};

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
