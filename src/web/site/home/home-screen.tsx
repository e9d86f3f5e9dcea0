import { homeTexts } from '#web/texts/home.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { placeAddress } from '#web/ui/media-origin.tsx';
import { describePage } from '../parts/describe-page.ts';
import { useShellData } from '../shell/shell-data.ts';
import { contentClientOf } from '../site-context.ts';
import type { Route } from './+types/home-screen';
import { AboutBlurb } from './about-blurb.tsx';
import { ColleagueCarousel } from './colleague-carousel.tsx';
import { ContactSection } from './contact-section.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { HeroSlider } from './hero-slider.tsx';
import { loadHome } from './load-home.ts';
import { NewsAndArticles } from './news-and-articles.tsx';
import { SectionTiles } from './section-tiles.tsx';
import { VideoBlock } from './video-block.tsx';

export const handle = { interactive: true };

export const loader = ({ context }: Route.LoaderArgs) => loadHome(contentClientOf(context));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shell = matches[0].loaderData;
  const picture = loaderData?.slides[0]?.picture;
  const facts = loaderData?.facts ?? { title: shellTexts.companyName, description: '', keywords: '' };
  const publicOrigin = shell?.publicOrigin ?? '';
  return describePage(facts, {
    publicOrigin,
    path: '/',
    picture: picture && placeAddress(picture, shell?.mediaOrigin || publicOrigin),
  });
};

export default function HomeScreen({ loaderData: home }: Route.ComponentProps) {
  const { settings } = useShellData();
  return (
    <>
      <h1 className="sr-only">{home.facts?.title ?? shellTexts.companyName}</h1>
      <HeroSlider slides={home.slides} label={homeTexts.slider} />
      <SectionTiles raised={home.slides.length > 0} />
      <AboutBlurb html={home.about} failed={home.pageFailed} />
      <FeaturedProducts hardware={home.hardware} software={home.software} />
      <VideoBlock videos={home.videos} />
      <NewsAndArticles news={home.news} articles={home.articles} />
      <ColleagueCarousel colleagues={home.colleagues} />
      {settings && <ContactSection settings={settings} />}
    </>
  );
}
