import type { ShellData } from '../layout/load-shell.ts';
import { describePage, plainPageMeta } from './describe-page.ts';
import type { HeadEntry } from './head-entry.ts';
import { crumbsTo } from './home-crumb.ts';
import { describeBreadcrumb } from './structured-data/describe-breadcrumb.ts';
import type { StaticPageData } from './to-static-page.ts';

/** The head of a fixed page. */
export const describeStaticPage = (
  shell: ShellData,
  { page }: StaticPageData,
  { name, path, graph = [] }: { name: string; path: string; graph?: readonly object[] },
): HeadEntry[] =>
  describePage(page?.meta ?? plainPageMeta(name, shell), {
    shell,
    path,
    graph: [describeBreadcrumb(crumbsTo(name), shell.publicOrigin, path), ...graph],
  });
