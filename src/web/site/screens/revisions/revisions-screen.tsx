import { siteListTexts } from '#web/texts/lists.ts';
import { revisionTexts } from '#web/texts/revisions.ts';
import { openContentClient, siteContext } from '../../api/site-context.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import { describeBreadcrumb } from '../../page-head/structured-data/describe-breadcrumb.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { loadRevisions, revisionsHref } from './load-revisions.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionSearch } from './revision-search.tsx';

const crumbs = crumbsTo(revisionTexts.title);

export const handle = { query: ['q', 'page'] };
export const loader = ({ request, context }: LoaderArgs) => {
  const { reportError = console.error } = context.get(siteContext);
  return loadRevisions(openContentClient(context), request, reportError);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  const { page, q, failed } = loaderData;
  const meta = plainPageMeta(siteListTexts.onPage(revisionTexts.title, page), shell);
  return describePage(
    { ...meta, description: revisionTexts.description },
    {
      shell,
      path: revisionsHref(page, ''),
      isHidden: q !== '' || failed,
      graph: [describeBreadcrumb(crumbs, shell.publicOrigin, revisionsHref(page, ''))],
    },
  );
};

export default function RevisionsScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <>
      <PageHeading
        title={revisionTexts.title}
        intro={revisionTexts.intro}
        crumbs={crumbs}
        actions={<RevisionSearch q={loaderData.q} />}
      />
      <RevisionList loaded={loaderData} />
    </>
  );
}
