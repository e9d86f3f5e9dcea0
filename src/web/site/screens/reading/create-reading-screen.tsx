import { contentKinds, type PlainKind } from '#contract/content/kinds.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describeReading } from '../../page-head/structured-data/describe-reading.ts';
import { requireId } from '../../params/require-id.ts';
import { isPrintAsked, printQuery } from '../print/print-page.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { crumbsInto, describeReadingPage } from './describe-reading-page.ts';
import { loadReading, relatedCount } from './load-reading.ts';
import { ReadingOrAbsent } from './reading-or-absent.tsx';

/** The screen of one article, one news item or one of another kind of the same columns. */
export const createReadingScreen = (kind: PlainKind) => {
  const { many, reading, ...row } = contentKinds[kind];
  const list = { title: many, href: row.list.address() };
  const path = detailPaths[kind];

  const loader = ({ params, request, context }: LoaderArgs) => {
    const id = requireId(params.id, path, list);
    const client = openContentClient(context);
    return loadReading({
      path,
      list,
      item: client[reading.get]({ id }),
      others: client[reading.top]({ count: relatedCount }),
      extraOf: () => ({ isPrintAsked: isPrintAsked(request) }),
    });
  };

  const meta: Meta<typeof loader> = ({ loaderData, shell, params }) =>
    describeReadingPage(shell, {
      reading: loaderData.reading,
      path: `${path}/${params.id}`,
      crumbs: crumbsInto(list, loaderData.reading?.title),
      graphOf: (data) => [describeReading(reading.schema, shell, data)],
    });

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when the table of routes is read
  const Screen = ({ loaderData, params }: ScreenProps<typeof loader>) => (
    <ReadingOrAbsent loaded={loaderData} list={list} path={`${path}/${params.id}`} moreTitle={reading.more} />
  );

  return { handle: { query: [printQuery] }, loader, meta, default: Screen };
};
