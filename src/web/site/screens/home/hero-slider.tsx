import { LinkButton } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import { IslandCarousel } from '../carousel/island-carousel.tsx';
import type { Slide } from './to-home-cards.ts';

const slideMs = 6_000;

/** The slider at the head of the home page: one slide in view, looping, 700 ms from one to the next. */
export const HeroSlider = ({ slides, label }: { slides: Slide[]; label: string }) => {
  if (slides.length === 0) return null;
  return (
    <div className="hero on-panel panel-ground relative isolate">
      <div aria-hidden="true" className="wells-panel wells-fade-start absolute inset-0 -z-10" />
      <IslandCarousel when="idle" label={label} layout="one" autoplayMs={slideMs} controls="over">
        {slides.map((slide, at) => (
          <HeroSlide key={slide.picture} slide={slide} first={at === 0} />
        ))}
      </IslandCarousel>
    </div>
  );
};

const HeroSlide = ({ slide, first }: { slide: Slide; first: boolean }) => (
  <div className="hero-slide">
    <Picture
      address={slide.picture}
      alt=""
      width={1920}
      height={820}
      sizes="100vw"
      priority={first}
      className="hero-picture"
    />
    {slide.caption && (
      <Container className="hero-caption">
        <div className="md:max-w-[22rem] lg:max-w-[33rem]">
          <p className="text-display font-extrabold text-balance">{slide.caption.title}</p>
          <p className="mt-4 max-w-[30rem] text-lead text-on-panel-soft">{slide.caption.text}</p>
          {slide.caption.linkHref && (
            <LinkButton href={slide.caption.linkHref} variant="bright" size="large" className="mt-6">
              {slide.caption.linkText}
              <ArrowLeft size={20} />
            </LinkButton>
          )}
        </div>
      </Container>
    )}
  </div>
);
