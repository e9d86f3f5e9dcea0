import { type ReactNode, useContext } from 'react';
import type { SiteScripts } from '#contract/site-module.ts';
import { IslandsOnPage } from '../islands/islands-on-page.ts';
import { SiteShell } from '../layout/site-shell.tsx';
import type { HeadEntry } from '../page-head/head-entry.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { siteFiles } from './site-files.ts';

/** What a screen brings to its document. */
export type PageParts = {
  path: string;
  isPortal: boolean;
  head: readonly HeadEntry[];
  /** Stylesheets of this screen alone. */
  styles: readonly string[];
};

/** The whole document around a screen. */
export const PageDocument = ({
  path,
  isPortal,
  head,
  styles,
  scripts,
  islandScript,
  children,
}: PageParts & SiteScripts & { children: ReactNode }) => (
  <html lang="fa" dir="rtl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#062a31" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#040e12" />
      <PageHead entries={head} />
      <FontPreload href={siteFiles.persianFont} />
      <FontPreload href={siteFiles.basicFont} />
      <link rel="icon" href={siteFiles.favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={siteFiles.touchIcon} />
      {[siteFiles.styles, ...styles].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body>
      <SiteShell path={path} isPortal={isPortal}>
        {children}
      </SiteShell>
      <PageScripts scripts={scripts} islandScript={islandScript} />
    </body>
  </html>
);

const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** Rendered last, when it is known whether the page has islands. Their script has the lowest priority. */
const PageScripts = ({ scripts, islandScript }: SiteScripts) => {
  const hasIslands = (useContext(IslandsOnPage)?.size ?? 0) > 0;
  return [...scripts, ...(hasIslands ? [islandScript] : [])].map((src) => (
    <script key={src} type="module" fetchPriority="low" src={src} />
  ));
};
