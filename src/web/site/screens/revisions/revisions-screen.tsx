import { isRouteErrorResponse } from 'react-router';
import { listTexts } from '#web/texts/lists.ts';
import { revisionTexts } from '#web/texts/revisions.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { screenHeaders } from '../../api/respond.ts';
import { contentClientOf, siteContext } from '../../api/site-context.ts';
import { describePage, plainFacts } from '../../page-head/describe-page.ts';
import { describeTrail } from '../../page-head/structured-data/describe-trail.ts';
import type { Route } from './+types/revisions-screen';
import { emptyPage, loadRevisions, readRevisionSearch, revisionsHref } from './load-revisions.ts';
import { RevisionList } from './revision-list.tsx';
import { RevisionSearch } from './revision-search.tsx';

const crumbs = [{ title: listTexts.home, href: '/' }, { title: revisionTexts.title }];

export const handle = { usesRouter: true, query: ['q', 'page'] };
export const headers = screenHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { reportError = console.error } = context.get(siteContext);
  return loadRevisions(contentClientOf(context), request, reportError);
};

/** In the browser a change of page that does not arrive is said in the list; the page itself stays. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    if (!request.signal.aborted) console.error(revisionTexts.failed, error);
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1) || 1;
    return emptyPage({ q: readRevisionSearch(request), page, failed: true });
  }
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shell = matches[0].loaderData;
  const { page = 1, q = '' } = loaderData ?? {};
  const facts = plainFacts(listTexts.onPage(revisionTexts.title, page), shell);
  return describePage(
    { ...facts, description: revisionTexts.description },
    {
      shell,
      path: revisionsHref(page, ''),
      isHidden: q !== '' || (loaderData?.failed ?? false),
      graph: [describeTrail(crumbs, shell?.publicOrigin ?? '', revisionsHref(page, ''))],
    },
  );
};

export default function RevisionsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={revisionTexts.title}
        intro={revisionTexts.intro}
        trail={<Breadcrumb label={shellTexts.breadcrumb} crumbs={crumbs} />}
        actions={<RevisionSearch q={loaderData.q} />}
      />
      <RevisionList loaded={loaderData} />
    </>
  );
}
