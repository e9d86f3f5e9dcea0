import type { ContentAnswer } from '#contract/content/client.ts';
import type { Permit } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { detailPaths, siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { readingTexts } from '#web/texts/reading.ts';
import { openContentClient } from '../../api/site-context.ts';
import { requireId } from '../../params/require-id.ts';
import { isPrintAsked, printQuery } from '../print/print-page.tsx';
import { crumbsInto, describeReadingPage } from '../reading/describe-reading-page.ts';
import { loadReading } from '../reading/load-reading.ts';
import { ReadingOrAbsent } from '../reading/reading-or-absent.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

const lists = [
  { title: siteListTexts.permitsHard, href: siteAddresses.permitsHard() },
  { title: siteListTexts.permitsSoft, href: siteAddresses.permitsSoft() },
] as const;
const listOf = (permitType: number | undefined) => (permitType === 1 ? lists[1] : lists[0]);
const path = detailPaths.permit;

/** Enough of both types to find a few of one. */
const newestPermits = 24;

export const handle = { query: [printQuery] };

export const loader = ({ params, request, context }: LoaderArgs) => {
  const id = requireId(params.id, path, lists[0]);
  const client = openContentClient(context);
  const item = client.getPermit({ id });
  return loadReading({
    path,
    list: lists[0],
    item,
    others: pickSameType(item, client.topPermits({ count: newestPermits })),
    extraOf: ({ permitType }) => ({ permitType, isPrintAsked: isPrintAsked(request) }),
  });
};

/** The newest permits come mixed; only those of the same type are offered. */
const pickSameType = async (
  item: Promise<ContentAnswer<Permit>>,
  newest: Promise<ContentAnswer<Listed<Permit>[]>>,
): Promise<ContentAnswer<Listed<Permit>[]>> => {
  const [permit, others] = await Promise.all([item, newest]);
  if (permit.kind !== 'ok' || others.kind !== 'ok') return others;
  const { permitType } = permit.result;
  return { kind: 'ok', result: others.result.filter((other) => other.permitType === permitType) };
};

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) => {
  return describeReadingPage(shell, {
    reading: loaderData.reading,
    path: `${path}/${params.id}`,
    crumbs: crumbsInto(listOf(loaderData.reading?.permitType), loaderData.reading?.title),
    type: 'website',
  });
};

export default function PermitScreen({ loaderData, params }: ScreenProps<typeof loader>) {
  return (
    <ReadingOrAbsent
      loaded={loaderData}
      list={listOf(loaderData.reading?.permitType)}
      path={`${path}/${params.id}`}
      moreTitle={readingTexts.morePermits}
      showDate={false}
      wholePicture
    />
  );
}
