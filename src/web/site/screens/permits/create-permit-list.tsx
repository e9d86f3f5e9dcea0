import { headLengths } from '#contract/content/card-cuts.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { fitText } from '#kernel/fit-text.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { openContentClient } from '../../api/site-context.ts';
import { plainPageMeta } from '../../page-head/describe-page.ts';
import { type ListAddress, readPageQuery } from '../../params/read-page-number.ts';
import { describeList } from '../lists/describe-list.ts';
import { ListCard } from '../lists/list-card.tsx';
import { ListWithIntro } from '../lists/list-with-intro.tsx';
import { loadListWithIntro } from '../lists/load-list-with-intro.ts';
import { toPermitCard } from '../lists/to-entry-card.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

/** The screen that lists the permits of one type. */
export const createPermitList = (permitType: 0 | 1, address: ListAddress) => {
  const loader = ({ context, request }: LoaderArgs) => {
    const client = openContentClient(context);
    return loadListWithIntro(client, 'PermitsIndex', {
      page: readPageQuery(request, address),
      address,
      ask: (paging) => client.pagePermits({ ...paging, permitType }),
      toItem: toPermitCard,
    });
  };

  const meta: Meta<typeof loader> = ({ loaderData: { index, list }, shell }) => {
    const shared = index?.meta;
    // Both lists share one fixed page; its words alone would make them look like one.
    const own = shared && {
      ...shared,
      title: plainPageMeta(address.title, shell).title,
      description: fitText(siteListTexts.ofList(address.title, shared.description), headLengths.description),
    };
    return describeList(shell, { meta: own, page: list.page, address });
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when the table of routes is read
  const Screen = ({ loaderData }: ScreenProps<typeof loader>) => (
    <ListWithIntro
      address={address}
      loaded={loaderData}
      title={address.title}
      card={({ id, title, text, picture }, at) => (
        <ListCard
          title={title}
          text={text}
          picture={picture}
          priority={at === 0}
          href={siteAddresses.permit(id)}
          isButton
          action={commonTexts.permitMore}
        />
      )}
    />
  );

  return { handle: { query: ['page'] }, loader, meta, default: Screen };
};
