import type { ComponentProps } from 'react';
import type { ContentItem } from '#contract/content/entities.ts';
import { contentKinds, type ReadingKind } from '#contract/content/kinds.ts';
import type { Listed } from '#contract/content/listed.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { openContentClient } from '../../api/site-context.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import { describeList } from '../lists/describe-list.ts';
import { ListCard } from '../lists/list-card.tsx';
import { ListWithIntro } from '../lists/list-with-intro.tsx';
import { loadListWithIntro } from '../lists/load-list-with-intro.ts';
import { type EntryCardData, toEntryCard } from '../lists/to-entry-card.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

type CardLook = Pick<ComponentProps<typeof ListCard>, 'action' | 'isButton' | 'overlay'>;

/** The screen that lists articles, news, videos or another kind that is read newest first. */
export const createReadingList = (kind: ReadingKind, look: CardLook = { action: commonTexts.readMore }) => {
  const { many, list, feed, reading } = contentKinds[kind];
  const address: ListAddress = { title: many, hrefOf: list.address };

  const loader = ({ params, context }: LoaderArgs) => {
    const client = openContentClient(context);
    return loadListWithIntro<Listed<ContentItem>, EntryCardData>(client, list.index, {
      page: readPageNumber(params.pageNumber, address),
      address,
      ask: client[reading.page],
      toItem: toEntryCard,
    });
  };

  const meta: Meta<typeof loader> = ({ loaderData: { index, list: loaded }, shell }) =>
    describeList(shell, { meta: index?.meta, page: loaded.page, address, feed });

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when the table of routes is read
  const Screen = ({ loaderData }: ScreenProps<typeof loader>) => (
    <ListWithIntro
      address={address}
      loaded={loaderData}
      card={({ id, title, text, picture, date }, at) => (
        <ListCard
          title={title}
          text={text}
          picture={picture}
          href={`${detailPaths[kind]}/${id}`}
          priority={at === 0}
          above={<DateText at={date} className="mb-1 block text-fine text-ink-faint" />}
          {...look}
        />
      )}
    />
  );

  return { loader, meta, default: Screen };
};
