import { detailPaths } from '#contract/site-addresses.ts';
import { readingTexts } from '#web/texts/reading.ts';
import { openContentClient } from '../../api/site-context.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { homeCrumb } from '../../page-head/home-crumb.ts';
import { requireId } from '../../params/require-id.ts';
import { isPrintAsked, printQuery } from '../print/print-page.tsx';
import { describeReadingPage } from '../reading/describe-reading-page.ts';
import { loadReading } from '../reading/load-reading.ts';
import { MoreOfTheSame } from '../reading/more-of-the-same.tsx';
import { ReadingAbsent } from '../reading/reading-absent.tsx';
import { ReadingScreen } from '../reading/reading-screen.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { crumbsOfPage, listFamily } from './place-page.ts';

const path = detailPaths.page;

export const handle = { query: [printQuery] };

export const loader = ({ params, request, context }: LoaderArgs) => {
  const id = requireId(params.id, path, homeCrumb);
  return loadReading({
    path,
    list: homeCrumb,
    item: openContentClient(context).getDynamicPage({ id }),
    // The shell already holds the tree of pages.
    others: Promise.resolve({ kind: 'ok', result: [] }),
    extraOf: () => ({ isPrintAsked: isPrintAsked(request) }),
  });
};

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) => {
  return describeReadingPage(shell, {
    reading: loaderData.reading,
    path: `${path}/${params.id}`,
    crumbs: crumbsOfPage(shell.pages, loaderData.reading),
    type: 'website',
  });
};

export default function PageScreen({ loaderData: { reading, state }, params }: ScreenProps<typeof loader>) {
  const { pages } = useShellData();
  const crumbs = crumbsOfPage(pages, reading);
  if (!reading) {
    return <ReadingAbsent crumbs={crumbs} path={`${path}/${params.id}`} failed={state === 'failed'} />;
  }
  return (
    <ReadingScreen reading={reading} crumbs={crumbs} showDate={false}>
      <MoreOfTheSame title={readingTexts.morePages} items={listFamily(pages, reading.id)} />
    </ReadingScreen>
  );
}
