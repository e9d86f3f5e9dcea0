import { siteAddresses } from '#contract/site-addresses.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { toListData } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describeStaticPage } from '../../page-head/describe-static-page.ts';
import { StaticPageHeading, StaticRetry } from '../../page-head/static-page-heading.tsx';
import { toStaticPage } from '../../page-head/to-static-page.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { ColleagueCard } from './colleague-card.tsx';
import { sortColleagues, toColleagueCard } from './to-colleague-card.ts';

const name = staticTexts.colleagues;
const path = siteAddresses.colleagues;

export const loader = async ({ context }: LoaderArgs) => {
  const client = openContentClient(context);
  const [page, list] = await Promise.all([
    client.getStaticPage({ pageKey: 'ColleaguesIndex' }),
    client.listColleagues(),
  ]);
  const sorted = list.kind === 'ok' ? { ...list, result: sortColleagues(list.result) } : list;
  const screen = { staticPage: toStaticPage(page), colleagues: toListData(sorted, toColleagueCard) };
  return page.kind === 'ok' && list.kind === 'ok' ? screen : respondUncached(screen);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describeStaticPage(shell, loaderData.staticPage, { name, path });

export default function ColleaguesScreen({
  loaderData: { staticPage, colleagues },
}: ScreenProps<typeof loader>) {
  return (
    <>
      <StaticPageHeading staticPage={staticPage} name={name} />
      {colleagues.failed && <StaticRetry path={path} />}
      <Container className="pt-[clamp(1.25rem,2.5vw,2rem)] pb-[clamp(2rem,5vw,3.5rem)]">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {colleagues.items.map((colleague, at) => (
            <li key={colleague.id} className="grid">
              <ColleagueCard colleague={colleague} priority={at === 0} />
            </li>
          ))}
        </ul>
        {staticPage.page?.body && (
          <RichText html={staticPage.page.body} className="mt-10 border-t border-line pt-6" />
        )}
      </Container>
    </>
  );
}
