import { type ReactNode, useContext } from 'react';
import { IslandsOnPage } from '../islands/islands-on-page.ts';
import { Shell } from '../layout/shell.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { usePageParts } from './page-parts.ts';
import { siteFiles } from './site-files.ts';

/** The whole document around a screen. */
export const PageDocument = ({ children }: { children: ReactNode }) => {
  const { head, styles, frozen } = usePageParts();
  return (
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
        <Shell frozen={frozen}>{children}</Shell>
        <PageScripts />
      </body>
    </html>
  );
};

const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/**
 * Drawn last, when it is known whether the page has islands. Their script waits for the line until everything
 * that can be seen has passed.
 */
const PageScripts = () => {
  const { scripts, islandScript } = usePageParts();
  const hasIslands = (useContext(IslandsOnPage)?.size ?? 0) > 0;
  return [...scripts, ...(hasIslands ? [islandScript] : [])].map((src) => (
    <script key={src} type="module" fetchPriority="low" src={src} />
  ));
};
