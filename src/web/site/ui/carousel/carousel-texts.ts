/** The words a carousel needs for its controls and for those who hear it. */
export type CarouselTexts = {
  carousel: string;
  slide: string;
  position: (at: number, count: number) => string;
  next: string;
  previous: string;
  goTo: (at: number) => string;
  pause: string;
  play: string;
};
