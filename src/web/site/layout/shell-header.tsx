import type { ShellData } from './load-shell.ts';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands inside the page's header. */
export const ShellHeader = ({ shell, path }: { shell: ShellData; path: string }) => (
  <>
    {shell.settings && <TopBar settings={shell.settings} />}
    <SiteHeader shell={shell} path={path} />
  </>
);
