import { Search, Wrench } from 'lucide-react';
import { shellTexts } from '#web/texts/shell.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Container } from '#web/ui/section.tsx';
import { buildMenu } from './build-menu.ts';
import type { ShellData } from './load-shell.ts';
import { LogoMark } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export const SiteHeader = ({ shell, path }: { shell: ShellData; path: string }) => {
  const company = shell.settings?.companyName ?? shellTexts.companyName;
  const menu = buildMenu(shell);
  return (
    <div className="site-header sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex min-h-16 items-center gap-2 lg:min-h-[4.5rem] lg:gap-3">
        <a
          href="/"
          aria-label={shellTexts.homeOf(company)}
          className="me-1 flex min-h-11 items-center gap-2.5 text-heading-3 font-extrabold lg:me-3"
        >
          <LogoMark />
          {company}
        </a>
        <MainMenu menu={menu} path={path} />
        <SearchField className="ms-auto hidden max-w-60 flex-1 xl:block" id="header-search" />
        <a
          href="/search"
          aria-label={shellTexts.search}
          className="ms-auto hidden size-11 items-center justify-center rounded-control hover:bg-sunken lg:flex xl:hidden"
        >
          <Search aria-hidden="true" size={22} />
        </a>
        <LinkButton href="/repair-request" look="accent" className="max-lg:ms-auto max-sm:px-4">
          <Wrench aria-hidden="true" size={18} className="max-xs:hidden" />
          {shellTexts.repair}
        </LinkButton>
        <PhoneMenu menu={menu} path={path} settings={shell.settings} />
      </Container>
    </div>
  );
};

/** A plain form: the results are a page of their own. */
export const SearchField = ({ id, className }: { id: string; className?: string }) => (
  <search className={className}>
    <form action="/search" method="get" className="relative">
      <label htmlFor={id} className="sr-only">
        {shellTexts.search}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        placeholder={shellTexts.searchPlaceholder}
        className="field pe-12 text-small"
      />
      <button
        type="submit"
        aria-label={shellTexts.search}
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-soft hover:text-brand-strong"
      >
        <Search aria-hidden="true" size={20} />
      </button>
    </form>
  </search>
);
