import { siteAddresses } from '#contract/site-addresses.ts';
import { siteMenuTexts } from '#web/texts/shell.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { toListData } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient } from '../../api/site-context.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { describeStaticPage } from '../../page-head/describe-static-page.ts';
import { StaticPageHeading, StaticRetry } from '../../page-head/static-page-heading.tsx';
import { describeFaqs } from '../../page-head/structured-data/describe-faqs.ts';
import { toStaticPage } from '../../page-head/to-static-page.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';

const name = staticTexts.faqs;
const path = siteAddresses.faqs;

export const loader = async ({ context }: LoaderArgs) => {
  const client = openContentClient(context);
  const [page, list] = await Promise.all([client.getStaticPage({ pageKey: 'FAQsIndex' }), client.listFaqs()]);
  const screen = { staticPage: toStaticPage(page), faqs: toListData(list, (faq) => faq) };
  return page.kind === 'ok' && list.kind === 'ok' ? screen : respondUncached(screen);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  const faqs = loaderData.faqs.items;
  return describeStaticPage(shell, loaderData.staticPage, {
    name,
    path,
    graph: faqs.length > 0 ? [describeFaqs(faqs)] : [],
  });
};

export default function FaqsScreen({ loaderData: { staticPage, faqs } }: ScreenProps<typeof loader>) {
  return (
    <>
      <StaticPageHeading staticPage={staticPage} name={name} />
      {faqs.failed && <StaticRetry path={path} />}
      <Container className="grid items-start gap-10 pt-[clamp(1.25rem,2.5vw,2rem)] pb-[clamp(2rem,5vw,3.5rem)] lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {faqs.items.map(({ id, question, answer }) => (
            <Disclosure
              key={id}
              id={`faq-${id}`}
              summary={
                <h2 className="text-title font-bold">
                  <UnbrokenText>{question}</UnbrokenText>
                </h2>
              }
            >
              <RichText html={answer} />
            </Disclosure>
          ))}
          {staticPage.page?.body && <RichText html={staticPage.page.body} className="mt-8" />}
        </div>
        <AskUs />
      </Container>
    </>
  );
}

const AskUs = () => {
  const { settings } = useShellData();
  return (
    <aside aria-labelledby="ask-us" className="no-print card p-5 lg:sticky lg:top-28">
      <h2 id="ask-us" className="text-title font-bold">
        {staticTexts.faqMore}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{staticTexts.faqMoreText}</p>
      {settings && <PhoneLink phone={settings.servicePhone} className="text-link mt-2 text-title" />}
      <LinkButton href={siteAddresses.contact} variant="brand" className="mt-3 w-full">
        {siteMenuTexts.contact}
      </LinkButton>
    </aside>
  );
};
