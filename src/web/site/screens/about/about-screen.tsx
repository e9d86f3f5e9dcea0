import { siteAddresses } from '#contract/site-addresses.ts';
import { siteMenuTexts } from '#web/texts/shell.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describeStaticPage } from '../../page-head/describe-static-page.ts';
import { StaticPageHeading, StaticRetry } from '../../page-head/static-page-heading.tsx';
import { describeCompany } from '../../page-head/structured-data/describe-company.ts';
import { toStaticPage } from '../../page-head/to-static-page.ts';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

const name = staticTexts.about;
const path = siteAddresses.about;
const ways = [
  { title: siteMenuTexts.colleagues, href: siteAddresses.colleagues },
  { title: siteMenuTexts.permitsHard, href: siteAddresses.permitsHard() },
  { title: siteMenuTexts.permitsSoft, href: siteAddresses.permitsSoft() },
  { title: siteMenuTexts.contact, href: siteAddresses.contact },
];

export const loader = async ({ context }: LoaderArgs) => {
  const staticPage = toStaticPage(await openContentClient(context).getStaticPage({ pageKey: 'AboutUs' }));
  return staticPage.page ? staticPage : respondUncached(staticPage, staticPage.failed ? 503 : 200);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  return describeStaticPage(shell, loaderData, { name, path, graph: [describeCompany(shell)] });
};

export default function AboutScreen({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <>
      <StaticPageHeading staticPage={loaderData} name={name} />
      {loaderData.failed && <StaticRetry path={path} />}
      {loaderData.page?.body && (
        <Container className="py-[clamp(2rem,5vw,3.5rem)]">
          <RichText html={loaderData.page.body} className="about-body" />
          <nav aria-label={staticTexts.aboutMore} className="no-print mt-10 border-t border-line pt-4">
            <ul className="flex flex-wrap gap-x-6">
              {ways.map(({ title, href }) => (
                <li key={href}>
                  <OnwardLink href={href}>{title}</OnwardLink>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      )}
    </>
  );
}
