import type { TakenPage } from '../api/take-static-page.ts';
import type { ShellData } from '../layout/load-shell.ts';
import { describePage, plainPageMeta } from './describe-page.ts';
import type { HeadEntry } from './head-entry.ts';
import { crumbsTo } from './home-crumb.ts';
import { describeTrail } from './structured-data/describe-trail.ts';

/** The head of a fixed page. */
export const describeStaticPage = (
  shell: ShellData,
  { page }: TakenPage,
  { name, path, graph = [] }: { name: string; path: string; graph?: readonly object[] },
): HeadEntry[] =>
  describePage(page?.meta ?? plainPageMeta(name, shell), {
    shell,
    path,
    graph: [describeTrail(crumbsTo(name), shell.publicOrigin, path), ...graph],
  });
