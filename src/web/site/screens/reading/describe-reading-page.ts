import type { HelpLink } from '../../api/not-found.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { homeCrumb } from '../../page-head/home-crumb.ts';
import { describeBreadcrumb } from '../../page-head/structured-data/describe-breadcrumb.ts';
import type { ReadingData } from '../../page-head/structured-data/describe-reading.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { Reading } from './to-reading.ts';

/** Home, the list, and the page itself when it arrived. */
export const crumbsInto = (list: HelpLink, title: string | undefined): Crumb[] => [
  homeCrumb,
  list,
  ...(title ? [{ title }] : []),
];

/** The head of something that is read. `graphOf` gives its schema.org objects. */
export const describeReadingPage = (
  shell: ShellData,
  page: {
    reading: Reading | null;
    path: string;
    crumbs: readonly Crumb[];
    type?: 'article' | 'video.other' | 'website';
    graphOf?: (data: ReadingData) => object[];
  },
): HeadEntry[] => {
  const { reading, crumbs } = page;
  const breadcrumb = describeBreadcrumb(crumbs, shell.publicOrigin, page.path);
  if (!reading) {
    const meta = plainPageMeta(crumbs.at(-1)?.title ?? '', shell);
    return describePage(meta, { shell, path: page.path, isHidden: true });
  }
  const { meta, title, path, picture, date } = reading;
  return describePage(meta, {
    shell,
    path,
    picture,
    type: page.type ?? 'article',
    publishedAt: page.type === 'website' ? undefined : date || undefined,
    graph: [
      breadcrumb,
      ...(page.graphOf?.({ meta, headline: title, path, picture, publishedAt: date }) ?? []),
    ],
  });
};
