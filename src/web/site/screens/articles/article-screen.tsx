import { detailPaths } from '#contract/site-addresses.ts';
import { listTexts } from '#web/texts/lists.ts';
import { readingTexts } from '#web/texts/reading.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import { contentClientOf } from '../../api/site-context.ts';
import { describeReading } from '../../page-head/structured-data/describe-reading.ts';
import { requireId } from '../../params/require-id.ts';
import { isPrintAsked, printQuery } from '../print/print-page.tsx';
import { describeReadingPage, trailInto } from '../reading/describe-reading-page.ts';
import { loadReading, moreWanted } from '../reading/load-reading.ts';
import { ReadingOrAbsent } from '../reading/reading-or-absent.tsx';

const list = { title: listTexts.articles, href: '/articles/1' };
const path = detailPaths.article;

export const handle = { query: [printQuery] };

export const loader = ({ params, request, context }: LoaderArgs) => {
  const id = requireId(params.id, path, list);
  const client = contentClientOf(context);
  return loadReading({
    path,
    list,
    item: client.getArticle({ id }),
    others: client.topArticles({ count: moreWanted }),
    extraOf: () => ({ isPrintAsked: isPrintAsked(request) }),
  });
};

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) => {
  return describeReadingPage(shell, {
    reading: loaderData.reading,
    path: `${path}/${params.id}`,
    crumbs: trailInto(list, loaderData.reading?.title),
    graphOf: (facts) => [describeReading('Article', shell, facts)],
  });
};

export default function ArticleScreen({ loaderData, params }: ScreenProps<typeof loader>) {
  return (
    <ReadingOrAbsent
      loaded={loaderData}
      list={list}
      path={`${path}/${params.id}`}
      moreTitle={readingTexts.moreArticles}
    />
  );
}
