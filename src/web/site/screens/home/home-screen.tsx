import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { siteMenuTexts, siteShellTexts } from '#web/texts/shell.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { openContentClient } from '../../api/site-context.ts';
import { DeferredSection } from '../../islands/deferred-section.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { describeCompany, describeSite } from '../../page-head/structured-data/describe-company.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { AboutBlurb } from './about-blurb.tsx';
import { ColleagueCarousel } from './colleague-carousel.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { HeroSlider } from './hero-slider.tsx';
import { isComplete, loadHome } from './load-home.ts';
import { NewsAndArticles } from './news-and-articles.tsx';
import { SectionTiles } from './section-tiles.tsx';
import { VideoBlock } from './video-block.tsx';

export const loader = async ({ context }: LoaderArgs) => {
  const home = await loadHome(openContentClient(context));
  return isComplete(home) ? home : respondUncached(home);
};

export const meta: Meta<typeof loader> = ({ loaderData, shell }) => {
  return describePage(loaderData.meta ?? plainPageMeta(siteMenuTexts.home, shell), {
    shell,
    path: siteAddresses.home,
    picture: loaderData.slides[0]?.picture,
    graph: [describeCompany(shell), describeSite(shell)],
  });
};

export default function HomeScreen({ loaderData: home }: ScreenProps<typeof loader>) {
  const { settings } = useShellData();
  return (
    <>
      <h1 className="sr-only">{home.meta?.title ?? siteShellTexts.companyName}</h1>
      <HeroSlider slides={home.slides} label={homeTexts.slider} />
      <SectionTiles raised={home.slides.length > 0} />
      <AboutBlurb html={home.about} failed={home.pageFailed} />
      <DeferredSection>
        <FeaturedProducts hardware={home.hardware} software={home.software} />
      </DeferredSection>
      <DeferredSection>
        <VideoBlock videos={home.videos} />
      </DeferredSection>
      <DeferredSection>
        <NewsAndArticles news={home.news} articles={home.articles} />
      </DeferredSection>
      <DeferredSection>
        <ColleagueCarousel colleagues={home.colleagues} />
      </DeferredSection>
      {settings && (
        <DeferredSection>
          <ContactSection settings={settings} />
        </DeferredSection>
      )}
    </>
  );
}
