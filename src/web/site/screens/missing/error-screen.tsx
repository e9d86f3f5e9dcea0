import { isRouteErrorResponse } from 'react-router';
import { productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { errorPageTexts } from '#web/texts/errors.ts';
import { siteSearchTexts } from '#web/texts/search.ts';
import { siteMenuTexts, siteShellTexts } from '#web/texts/shell.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Phone } from '#web/ui/icons.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { readHelpLinks } from '../../api/not-found.ts';
import { SearchField } from '../../layout/search-field.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { Container } from '../../ui/section.tsx';

/** Where people go on from a page that is not there, when it has no nearer neighbours. */
const generalWays = [
  { title: siteMenuTexts.hardwares, href: siteAddresses.productType(productTypeIds.hardware) },
  { title: siteMenuTexts.softwares, href: siteAddresses.productType(productTypeIds.software) },
  { title: siteMenuTexts.articles, href: siteAddresses.articles() },
  { title: siteMenuTexts.faqs, href: siteAddresses.faqs },
  { title: siteMenuTexts.contact, href: siteAddresses.contact },
  { title: siteShellTexts.repair, href: siteAddresses.repair },
];

/** What went wrong and where to go on; `href` is the address that failed. */
export const ErrorScreen = ({ error, href }: { error: unknown; href: string }) => {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = wordsOf(status);
  const nearest = isRouteErrorResponse(error) ? readHelpLinks(error.data) : [];
  const { settings } = useShellData();
  return (
    <Container className="grid items-center gap-10 py-[clamp(2.5rem,8vw,5.5rem)] lg:grid-cols-[1fr_20rem]">
      <title>{`${title} | ${settings?.companyName ?? siteShellTexts.companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="font-semibold text-ink-faint">{errorPageTexts.status(toPersianDigits(status))}</p>
        <h1 className="text-heading-1 font-extrabold">{title}</h1>
        <p className="mt-3 max-w-measure text-lead text-ink-soft">{text}</p>
        <SearchField id="error-search" label={siteSearchTexts.label} className="mt-6 block max-w-md" />
        <div className="mt-6 flex flex-wrap gap-3">
          {status >= 500 && (
            <LinkButton href={href} variant="brand">
              {commonTexts.retry}
            </LinkButton>
          )}
          {nearest.map((way, at) => (
            <LinkButton key={way.href} href={way.href} variant={at === 0 ? 'brand' : 'quiet'}>
              {way.title}
            </LinkButton>
          ))}
          <LinkButton
            href={siteAddresses.home}
            variant={status >= 500 || nearest.length > 0 ? 'quiet' : 'brand'}
          >
            {errorPageTexts.home}
          </LinkButton>
        </div>
        <h2 className="mt-8 text-title font-bold">{errorPageTexts.links}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {generalWays.map((way) => (
            <li key={way.href}>
              <a href={way.href} className="text-link">
                {way.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col items-center gap-5">
        {/* A missing page is the one empty circle of a full plate. */}
        <WellPlate filled={status === 404 ? 95 : 0} className="w-64 max-w-full" />
        {settings && (
          <p className="flex items-center gap-2">
            <Phone size={20} className="text-brand" />
            {errorPageTexts.phone}:
            <PhoneLink phone={settings.servicePhone} className="text-link text-title" />
          </p>
        )}
      </div>
    </Container>
  );
};

const wordsOf = (status: number): { title: string; text: string } => {
  if (status === 404) return { title: errorPageTexts.missingTitle, text: errorPageTexts.missingText };
  if (status < 500) return { title: errorPageTexts.refusedTitle, text: errorPageTexts.refusedText };
  return { title: errorPageTexts.crashTitle, text: errorPageTexts.crashText };
};
