import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { ListData } from '../../api/read-answer.ts';
import { Card } from '../../ui/card.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { IslandCarousel } from '../carousel/island-carousel.tsx';
import { HomeLoadError } from './home-load-error.tsx';
import type { HomeColleague } from './to-home-cards.ts';

export const ColleagueCarousel = ({ colleagues }: { colleagues: ListData<HomeColleague> }) => {
  if (colleagues.items.length === 0 && !colleagues.failed) return null;
  return (
    <Section
      id="colleagues"
      title={homeTexts.colleagues}
      intro={homeTexts.colleaguesIntro}
      className="border-t border-line"
      aside={<OnwardLink href={siteAddresses.colleagues}>{homeTexts.allColleagues}</OnwardLink>}
    >
      {colleagues.failed && <HomeLoadError />}
      {colleagues.items.length > 0 && (
        <IslandCarousel label={homeTexts.colleagues} layout="one-two-four">
          {colleagues.items.map((colleague) => (
            <ColleagueCard key={colleague.id} colleague={colleague} />
          ))}
        </IslandCarousel>
      )}
    </Section>
  );
};

const ColleagueCard = ({ colleague }: { colleague: HomeColleague }) => (
  <Card as="div" className="h-full">
    <Picture
      address={colleague.picture}
      alt=""
      width={640}
      height={480}
      sizes="(width >= 1000px) 18rem, (width >= 600px) 50vw, 100vw"
      className="aspect-[4/3] border-b border-line"
    />
    <div className="p-4">
      <h3 className="text-body font-bold">
        <UnbrokenText>{colleague.name}</UnbrokenText>
      </h3>
      <p className="mt-1 line-clamp-3 text-fine text-ink-soft">
        <UnbrokenText>{colleague.text}</UnbrokenText>
      </p>
    </div>
  </Card>
);
