import type { ReactNode } from 'react';
import { productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteSearchTexts } from '#web/texts/search.ts';
import { siteMenuTexts } from '#web/texts/shell.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Phone } from '#web/ui/icons.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { searchHref } from './load-search.ts';

const ways = [
  { title: siteMenuTexts.hardwares, href: siteAddresses.productType(productTypeIds.hardware) },
  { title: siteMenuTexts.softwares, href: siteAddresses.productType(productTypeIds.software) },
  { title: siteMenuTexts.articles, href: siteAddresses.articles() },
  { title: siteMenuTexts.videos, href: siteAddresses.videos() },
  { title: siteMenuTexts.faqs, href: siteAddresses.faqs },
];

/** Before anything is typed: what can be found, with a few examples to press. */
export const SearchStart = () => (
  <Advice title={siteSearchTexts.startTitle}>
    <p className="mt-2 max-w-[60ch] text-ink-soft">{siteSearchTexts.startText}</p>
    <WordLinks title={siteSearchTexts.popular} words={siteSearchTexts.examples} />
    <Ways />
  </Advice>
);

/** Nothing was found: what to try, which of the words would find something, and the phone number. */
export const NothingFound = ({ q, suggestions }: { q: string; suggestions: readonly string[] }) => {
  const { settings } = useShellData();
  return (
    <Advice title={siteSearchTexts.noneTitle(q)}>
      {suggestions.length > 0 && <WordLinks title={siteSearchTexts.suggestions} words={suggestions} />}
      <ul className="mt-4 list-disc ps-5 text-ink-soft marker:text-brand">
        {siteSearchTexts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Ways />
      {settings && (
        <p className="mt-4 flex flex-wrap items-center gap-x-2">
          <Phone size={20} className="text-brand" />
          {siteSearchTexts.call}
          <PhoneLink phone={settings.phone} className="text-link" />
        </p>
      )}
    </Advice>
  );
};

const Advice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid items-start gap-8 sm:grid-cols-[1fr_auto]">
    <div className="min-w-0">
      <h2 className="text-heading-3 wrap-anywhere">{title}</h2>
      {children}
    </div>
    <WellPlate className="w-44 max-sm:hidden lg:w-56" />
  </div>
);

const WordLinks = ({ title, words }: { title: string; words: readonly string[] }) => (
  <div className="mt-4 flex flex-wrap items-center gap-2">
    <p className="font-semibold">{title}</p>
    {words.map((word) => (
      <a
        key={word}
        href={searchHref(word)}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-small font-semibold hover:border-brand hover:bg-brand-soft"
      >
        {word}
      </a>
    ))}
  </div>
);

const Ways = () => (
  <div className="mt-5">
    <p className="font-semibold">{siteSearchTexts.ways}</p>
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(({ title, href }) => (
        <li key={href}>
          <a href={href} className="text-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
