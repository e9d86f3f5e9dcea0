import type { DesignedWebSite } from '#contract/content/entities.ts';
import { cutText } from '#kernel/cut-text.ts';
import { listTexts } from '#web/texts/lists.ts';
import { ArrowUpLeft } from '#web/ui/icons.ts';
import { LtrText } from '#web/ui/text-runs.tsx';
import { describeList, trailTo } from '../lists/describe-list.ts';
import { IndexBody, IndexIntro } from '../lists/index-intro.tsx';
import { ListCard } from '../lists/list-card.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { contentPageSize, loadIndexedList } from '../lists/load-indexed-list.ts';
import { listCuts } from '../lists/show-entry.ts';
import { screenHeaders } from '../parts/answer-screen.ts';
import { pickThumbnail } from '../parts/pick-picture.ts';
import { type ListAddress, readPageNumber } from '../parts/read-page-number.ts';
import { readWebAddress } from '../parts/read-web-address.ts';
import { contentClientOf } from '../site-context.ts';
import type { Route } from './+types/websites-screen';

const address: ListAddress = { title: listTexts.websites, hrefOf: (page) => `/websites/${page}` };

export const headers = screenHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) => {
  const page = readPageNumber(params.pageNumber, address);
  const client = contentClientOf(context);
  return loadIndexedList(client, 'DesignedWebsitesIndex', {
    page,
    address,
    ask: (pageNumber) => client.pageDesignedWebSites({ pageNumber, pageCount: contentPageSize }),
    show: showWebsite,
  });
};

const showWebsite = (website: DesignedWebSite) => ({
  id: website.id,
  title: website.title,
  text: cutText(website.description, listCuts.content),
  picture: pickThumbnail(website),
  site: readWebAddress(website.webSiteUrl) ?? null,
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describeList(matches[0].loaderData, {
    facts: loaderData?.index?.facts,
    page: loaderData?.list.page ?? 1,
    address,
  });

export default function WebsitesScreen({ loaderData: { index, list } }: Route.ComponentProps) {
  return (
    <ListScreen
      title={index?.title ?? address.title}
      intro={<IndexIntro html={index?.description} />}
      crumbs={trailTo(address.title)}
      list={list}
      hrefOf={address.hrefOf}
      card={(website, at) => <WebsiteCard website={website} priority={at === 0} />}
    >
      <IndexBody html={index?.body} page={list.page} />
    </ListScreen>
  );
}

/** The card leads out of the site, to the work itself. */
const WebsiteCard = ({
  website: { title, text, picture, site },
  priority,
}: {
  website: ReturnType<typeof showWebsite>;
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
          {listTexts.visit}
          <LtrText className="font-normal text-ink-soft">{site.host}</LtrText>
          <ArrowUpLeft size={18} />
          <span className="sr-only">{listTexts.newTab}</span>
        </>
      )
    }
  />
);
