import type { SiteSettings } from '#contract/content/site-settings.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { ArrowUpLeft, Clock, MapPin, Phone } from '#web/ui/icons.ts';
import { Container } from '../ui/section.tsx';
import { shortenAddress } from './shorten-address.ts';

/** The thin bar: phone first, so that it is found within a second. */
export const SiteTopBar = ({ settings, isPortal }: { settings: SiteSettings; isPortal: boolean }) => (
  <div className="site-top on-panel bg-panel-deep text-fine text-on-panel-soft">
    <Container className="flex min-h-11 items-center gap-x-6">
      <p className="flex items-center gap-2">
        <Phone size={16} className="text-accent" />
        <span className="max-sm:sr-only">{`${isPortal ? siteShellTexts.servicePhone : siteShellTexts.phone}:`}</span>
        <PhoneLink
          phone={isPortal ? settings.servicePhone : settings.phone}
          className="inline-flex min-h-11 items-center font-bold text-on-panel hover:underline"
        />
      </p>
      <p className="hidden items-center gap-2 md:flex">
        <Clock size={16} />
        <span className="sr-only">{`${siteShellTexts.hours}: `}</span>
        {settings.workingHours}
      </p>
      <div className="hidden min-w-0 items-center gap-2 xl:flex">
        <MapPin size={16} className="shrink-0" />
        <span className="sr-only">{`${siteShellTexts.address}: `}</span>
        <PostalAddress>{shortenAddress(settings.address)}</PostalAddress>
      </div>
      <a
        href={settings.panelUrl}
        target="_blank"
        rel="noopener"
        className="ms-auto inline-flex min-h-11 shrink-0 items-center gap-1 hover:text-on-panel hover:underline"
      >
        {siteShellTexts.panel}
        <ArrowUpLeft size={16} />
        <span className="sr-only">{commonTexts.newTab}</span>
      </a>
    </Container>
  </div>
);
