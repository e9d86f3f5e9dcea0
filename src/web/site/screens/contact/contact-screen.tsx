import { siteAddresses } from '#contract/site-addresses.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient, siteContext } from '../../api/site-context.ts';
import { DeferredSection } from '../../islands/deferred-section.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describeStaticPage } from '../../page-head/describe-static-page.ts';
import { StaticPageHeading, StaticRetry } from '../../page-head/static-page-heading.tsx';
import { describeCompany } from '../../page-head/structured-data/describe-company.ts';
import { toStaticPage } from '../../page-head/to-static-page.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { ContactSection } from './contact-section.tsx';
import { OfficeMap } from './office-map.tsx';

const name = staticTexts.contact;
const path = siteAddresses.contact;

export const loader = async ({ context }: LoaderArgs) => {
  const staticPage = toStaticPage(await openContentClient(context).getStaticPage({ pageKey: 'ContactUs' }));
  const screen = { staticPage, mapOrigin: context.get(siteContext).mapOrigin ?? null };
  return staticPage.page ? screen : respondUncached(screen);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  return describeStaticPage(shell, loaderData.staticPage, { name, path, graph: [describeCompany(shell)] });
};

export default function ContactScreen({ loaderData: { staticPage, mapOrigin } }: ScreenProps<typeof loader>) {
  const { settings } = useShellData();
  return (
    <>
      <StaticPageHeading staticPage={staticPage} name={name} hasIntro={!settings} />
      {staticPage.failed && <StaticRetry path={path} />}
      {settings && (
        <ContactSection
          settings={settings}
          lead={staticPage.page?.description && <RichText html={staticPage.page.description} />}
        />
      )}
      {settings && (
        <DeferredSection>
          <OfficeMap settings={settings} mapOrigin={mapOrigin} />
        </DeferredSection>
      )}
      {staticPage.page?.body && (
        <Container className="pb-[clamp(2rem,5vw,3.5rem)]">
          <RichText html={staticPage.page.body} />
        </Container>
      )}
    </>
  );
}
