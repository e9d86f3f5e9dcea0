import { siteAddresses } from '#contract/site-addresses.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import { openContentClient, siteContext } from '../../api/site-context.ts';
import { takeStaticPage } from '../../api/take-static-page.ts';
import { DeferredSection } from '../../islands/deferred-section.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describeStaticPage } from '../../page-head/describe-static-page.ts';
import { StaticHead, StaticRetry } from '../../page-head/static-head.tsx';
import { describeCompany } from '../../page-head/structured-data/describe-company.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import { ContactSection } from '../home/contact-section.tsx';
import { OfficeMap } from './office-map.tsx';

const name = staticTexts.contact;
const path = siteAddresses.contact;

export const loader = async ({ context }: LoaderArgs) => {
  const taken = takeStaticPage(await openContentClient(context).getStaticPage({ pageKey: 'ContactUs' }));
  const screen = { taken, mapOrigin: context.get(siteContext).mapOrigin ?? null };
  return taken.page ? screen : respondUncached(screen);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  return describeStaticPage(shell, loaderData.taken, { name, path, graph: [describeCompany(shell)] });
};

export default function ContactScreen({ loaderData: { taken, mapOrigin } }: ScreenProps<typeof loader>) {
  const { settings } = useShellData();
  return (
    <>
      <StaticHead taken={taken} name={name} hasIntro={!settings} />
      {taken.failed && <StaticRetry path={path} />}
      {settings && (
        <ContactSection
          settings={settings}
          lead={taken.page?.description && <RichText html={taken.page.description} />}
        />
      )}
      {settings && (
        <DeferredSection>
          <OfficeMap settings={settings} mapOrigin={mapOrigin} />
        </DeferredSection>
      )}
      {taken.page?.body && (
        <Container className="pb-[clamp(2rem,5vw,3.5rem)]">
          <RichText html={taken.page.body} />
        </Container>
      )}
    </>
  );
}
