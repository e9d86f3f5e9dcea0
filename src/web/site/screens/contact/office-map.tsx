import type { SiteSettings } from '#contract/content/site-settings.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { ArrowUpLeft } from '#web/ui/icons.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { listMapApps, liveMapAddress, type Place } from './map-addresses.ts';

const picture = { address: '/media/demo/map.webp', width: 1200, height: 700 };

/**
 * Where the office is: a picture of our own and links to map programs. A live map is another company's page,
 * so it is loaded only by those who open it, and only when one is configured.
 */
export const OfficeMap = ({ settings, mapOrigin }: { settings: SiteSettings; mapOrigin: string | null }) => (
  <Section id="map" title={staticTexts.mapTitle} intro={<IsolatedText>{settings.address}</IsolatedText>}>
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr] lg:gap-10">
      <Picture
        {...picture}
        alt={staticTexts.mapAlt}
        sizes="(width >= 64rem) 45rem, 100vw"
        className="aspect-[12/7] rounded-card border border-line"
      />
      <MapApps place={settings} />
    </div>
    {mapOrigin && <LiveMap place={settings} mapOrigin={mapOrigin} />}
  </Section>
);

const MapApps = ({ place }: { place: Place }) => (
  <div className="no-print">
    <h3 className="text-title font-bold">{staticTexts.mapApps}</h3>
    <ul className="mt-3 grid gap-2 xs:grid-cols-2 lg:grid-cols-1">
      {listMapApps(place).map(({ title, href }) => (
        <li key={href}>
          <LinkButton
            href={href}
            className="w-full justify-between"
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          >
            {title}
            <ArrowUpLeft size={18} />
            {href.startsWith('https:') && <span className="sr-only">{commonTexts.newTab}</span>}
          </LinkButton>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * The frame stays empty until its link is pressed. A lazy frame would not do: browsers without script load it
 * at once.
 */
const LiveMap = ({ place, mapOrigin }: { place: Place; mapOrigin: string }) => (
  <Disclosure summary={staticTexts.liveMap} className="no-print mt-6 border-t">
    <p className="text-small text-ink-soft">{staticTexts.liveMapHint}</p>
    <LinkButton href={liveMapAddress(place, mapOrigin)} target="live-map" rel="noreferrer" className="my-3">
      {staticTexts.loadMap}
    </LinkButton>
    <iframe
      name="live-map"
      title={staticTexts.liveMapTitle}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="wells h-96 w-full rounded-card border border-line bg-sunken"
    />
  </Disclosure>
);
