import { siteAddresses } from '#contract/site-addresses.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Search, Wrench } from '#web/ui/icons.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Container } from '../ui/section.tsx';
import { buildSiteMenu } from './build-site-menu.ts';
import type { ShellData } from './load-shell.ts';
import { MainMenu } from './main-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SearchField } from './search-field.tsx';

type SiteHeaderProps = { shell: ShellData; path: string; isPortal: boolean };

export const SiteHeader = ({ shell, path, isPortal }: SiteHeaderProps) => {
  const company = shell.settings?.companyName ?? siteShellTexts.companyName;
  const menu = buildSiteMenu(shell);
  return (
    <div className="site-header sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex min-h-16 items-center gap-2 lg:min-h-[4.5rem] lg:gap-3">
        <a
          href={siteAddresses.home}
          aria-label={siteShellTexts.homeOf(company)}
          className="me-1 flex min-h-11 items-center gap-2 text-heading-3 font-extrabold lg:me-3"
        >
          <LogoMark className="size-10" />
          {company}
        </a>
        <MainMenu menu={menu} path={path} />
        <SearchField className="ms-auto hidden max-w-60 flex-1 xl:block" id="header-search" />
        <a
          href={siteAddresses.search}
          aria-label={siteShellTexts.search}
          className="ms-auto hidden size-11 items-center justify-center rounded-control hover:bg-sunken lg:flex xl:hidden"
        >
          <Search size={22} />
        </a>
        <LinkButton
          href={siteAddresses.repair}
          // Inside the portal the one amber button is the step's own.
          variant={isPortal ? 'quiet' : 'accent'}
          className="max-lg:ms-auto max-sm:px-4"
        >
          <Wrench size={18} className="max-xs:hidden" />
          {siteShellTexts.repair}
        </LinkButton>
        <PhoneMenu menu={menu} path={path} settings={shell.settings} />
      </Container>
    </div>
  );
};
