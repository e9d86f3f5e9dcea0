import { listCuts } from '#contract/content/card-cuts.ts';
import type { DesignedWebSite } from '#contract/content/entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { cutText } from '#kernel/cut-text.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { ArrowUpLeft } from '#web/ui/icons.ts';
import { openContentClient } from '../../api/site-context.ts';
import { parseWebAddress } from '../../params/parse-web-address.ts';
import { type ListAddress, readPageNumber } from '../../params/read-page-number.ts';
import { pickThumbnail } from '../../pictures/pick-picture.ts';
import { describeList } from '../lists/describe-list.ts';
import { ListCard } from '../lists/list-card.tsx';
import { ListWithIntro } from '../lists/list-with-intro.tsx';
import { loadListWithIntro } from '../lists/load-list-with-intro.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

const address: ListAddress = { title: siteListTexts.websites, hrefOf: siteAddresses.websites };

export const loader = ({ params, context }: LoaderArgs) => {
  const client = openContentClient(context);
  return loadListWithIntro(client, 'DesignedWebsitesIndex', {
    page: readPageNumber(params.pageNumber, address),
    address,
    ask: client.pageDesignedWebSites,
    toItem: toWebsiteCard,
  });
};

const toWebsiteCard = (website: DesignedWebSite) => ({
  id: website.id,
  title: website.title,
  text: cutText(website.description, listCuts.content),
  picture: pickThumbnail(website),
  site: parseWebAddress(website.webSiteUrl) ?? null,
});

export const meta: Meta<typeof loader> = ({ loaderData: { index, list }, shell }) =>
  describeList(shell, { meta: index?.meta, page: list.page, address });

export default function WebsitesScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <ListWithIntro
      address={address}
      loaded={loaderData}
      card={(website, at) => <WebsiteCard website={website} priority={at === 0} />}
    />
  );
}

/** The card leads out of the site, to the work itself. */
const WebsiteCard = ({
  website: { title, text, picture, site },
  priority,
}: {
  website: ReturnType<typeof toWebsiteCard>;
  priority: boolean;
}) => (
  <ListCard
    title={title}
    text={text}
    picture={picture}
    priority={priority}
    href={site?.href ?? ''}
    isOutside
    action={
      site && (
        <>
          {siteListTexts.visit}
          <Code className="font-normal text-ink-soft">{site.host}</Code>
          <ArrowUpLeft size={18} />
          <span className="sr-only">{commonTexts.newTab}</span>
        </>
      )
    }
  />
);
