import { headLengths } from '#contract/content/card-cuts.ts';
import type { ContentClient } from '#contract/content/client.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { fitText } from '#kernel/fit-text.ts';
import { commonTexts } from '#web/texts/everywhere.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { ArrowLeft } from '#web/ui/icons.ts';
import type { LoadedBy } from '../../api/screen.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { plainPageMeta } from '../../page-head/describe-page.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { type ListAddress, readPageQuery } from '../../params/read-page-number.ts';
import { describeList } from '../lists/describe-list.ts';
import { IndexScreen } from '../lists/index-screen.tsx';
import { ListCard } from '../lists/list-card.tsx';
import { contentPageSize, loadIndexedList } from '../lists/load-indexed-list.ts';
import { showPermit } from '../lists/show-entry.ts';

/** The two permit lists differ by their type and their address alone. */
type PermitKind = { permitType: 0 | 1; address: ListAddress };

const listAt = (title: string, path: string): ListAddress => ({
  title,
  hrefOf: (page) => (page === 1 ? path : `${path}?page=${page}`),
});

export const softwarePermits: PermitKind = {
  permitType: 1,
  address: listAt(siteListTexts.permitsSoft, siteAddresses.permitsSoft()),
};
export const hardwarePermits: PermitKind = {
  permitType: 0,
  address: listAt(siteListTexts.permitsHard, siteAddresses.permitsHard()),
};

export const loadPermits = (client: ContentClient, { permitType, address }: PermitKind, request: Request) =>
  loadIndexedList(client, 'PermitsIndex', {
    page: readPageQuery(request, address),
    address,
    ask: (pageNumber) => client.pagePermits({ pageNumber, pageCount: contentPageSize, permitType }),
    show: showPermit,
  });

type PermitData = LoadedBy<typeof loadPermits>;

export const describePermits = (
  shell: ShellData | undefined,
  { address }: PermitKind,
  loaded: PermitData | undefined,
): HeadEntry[] => {
  const { page = 1 } = loaded?.list ?? {};
  const index = loaded?.index?.meta;
  // Both lists share one fixed page; its words alone would make them look like one.
  const meta = index && {
    ...index,
    title: plainPageMeta(address.title, shell).title,
    description: fitText(siteListTexts.ofList(address.title, index.description), headLengths.description),
  };
  return describeList(shell, { meta, page, address });
};

export const PermitList = ({ kind: { address }, loaded }: { kind: PermitKind; loaded: PermitData }) => (
  <IndexScreen
    address={address}
    loaded={loaded}
    title={address.title}
    card={({ id, title, text, picture }, at) => (
      <ListCard
        title={title}
        text={text}
        picture={picture}
        priority={at === 0}
        href={siteAddresses.permit(id)}
        isButton
        action={
          <>
            {commonTexts.permitMore}
            <ArrowLeft size={18} className="points-on" />
          </>
        }
      />
    )}
  />
);
