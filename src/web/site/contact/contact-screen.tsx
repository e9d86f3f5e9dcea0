import { commonTexts } from '#web/texts/everywhere.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Container } from '#web/ui/section.tsx';
import { ContactSection } from '../home/contact-section.tsx';
import { Later } from '../islands/later.tsx';
import { answerPartly, answerWhole, screenHeaders } from '../parts/answer-screen.ts';
import { describeStaticPage } from '../parts/describe-static-page.ts';
import { StaticHead, StaticRetry } from '../parts/static-head.tsx';
import { takeStaticPage } from '../parts/take-static-page.ts';
import { useShellData } from '../shell/shell-data.ts';
import { contentClientOf, siteContext } from '../site-context.ts';
import { describeCompany } from '../structured-data/describe-company.ts';
import type { Route } from './+types/contact-screen';
import { OfficeMap } from './office-map.tsx';

const name = staticTexts.contact;
const path = '/contactus';

export const headers = screenHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const taken = takeStaticPage(await contentClientOf(context).getStaticPage({ pageKey: 'ContactUs' }));
  const screen = { taken, mapOrigin: context.get(siteContext).mapOrigin ?? null };
  return taken.page ? answerWhole(screen) : answerPartly(screen);
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shell = matches[0].loaderData;
  return describeStaticPage(shell, loaderData?.taken, { name, path, graph: [describeCompany(shell)] });
};

export default function ContactScreen({ loaderData: { taken, mapOrigin } }: Route.ComponentProps) {
  const { settings } = useShellData();
  return (
    <>
      <StaticHead taken={taken} name={name} />
      {taken.failed && <StaticRetry path={path} />}
      {settings && <ContactSection settings={settings} />}
      {settings && (
        <Later>
          <OfficeMap settings={settings} mapOrigin={mapOrigin} />
        </Later>
      )}
      {taken.page?.body && (
        <Container className="pb-[clamp(2rem,5vw,3.5rem)]">
          <RichText html={taken.page.body} tableLabel={commonTexts.table} />
        </Container>
      )}
    </>
  );
}
