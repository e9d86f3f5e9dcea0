import type { ShellData } from './load-shell.ts';
import { isPortalPath } from './portal-path.ts';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands inside the page's header. */
export const ShellHeader = ({ shell, path }: { shell: ShellData; path: string }) => (
  <>
    {shell.settings && <TopBar settings={shell.settings} isPortal={isPortalPath(path)} />}
    <SiteHeader shell={shell} path={path} />
  </>
);
