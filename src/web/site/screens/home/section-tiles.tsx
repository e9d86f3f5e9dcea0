import { productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { ArrowLeft, FlaskConical, Globe, Monitor } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Container } from '../../ui/section.tsx';

const tiles = [
  {
    href: siteAddresses.productType(productTypeIds.software),
    title: homeTexts.software,
    hint: homeTexts.softwareHint,
    Icon: Monitor,
  },
  {
    href: siteAddresses.productType(productTypeIds.hardware),
    title: homeTexts.equipment,
    hint: homeTexts.equipmentHint,
    Icon: FlaskConical,
  },
  { href: siteAddresses.websites(), title: homeTexts.websites, hint: homeTexts.websitesHint, Icon: Globe },
];

/** The three ways into the site; `raised` lets them overlap the slider above. */
export const SectionTiles = ({ raised }: { raised: boolean }) => (
  <nav
    aria-label={homeTexts.sections}
    className={joinClasses('relative z-10', raised ? '-mt-5 md:-mt-8' : 'pt-8')}
  >
    <Container>
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3">
        {tiles.map(({ href, title, hint, Icon }) => (
          <Card
            as="li"
            key={href}
            className="flex items-center gap-4 p-4 shadow-float md:max-lg:gap-3 lg:p-6"
          >
            <span className="flex size-13 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-strong">
              <Icon size={24} />
            </span>
            <span className="min-w-0 flex-1">
              <CardLink href={href} className="block text-title font-bold">
                {title}
              </CardLink>
              <span className="block text-fine text-ink-soft">{hint}</span>
            </span>
            <ArrowLeft
              size={20}
              className="points-on shrink-0 text-brand transition-[translate] md:max-lg:hidden"
            />
          </Card>
        ))}
      </ul>
    </Container>
  </nav>
);
