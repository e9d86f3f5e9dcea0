import { plannedProducts } from '../plan.ts';
import { isDeviceKind } from './devices/catalogue.ts';
import { makeSheet } from './draw/sheet.ts';
import type { Plate } from './press.ts';
import { articleScenes } from './scenes/articles.ts';
import { drawPermit } from './scenes/certificates.ts';
import { drawColleague } from './scenes/colleagues.ts';
import { pageScenes, typeScenes } from './scenes/company.ts';
import { drawAtWork, drawDetail, drawWhole } from './scenes/device-pictures.ts';
import { drawExhibition, drawInstallation, drawProduction } from './scenes/galleries.ts';
import { drawMap, drawShareCard, slides } from './scenes/heroes.ts';
import { newsScenes } from './scenes/news.ts';
import { drawRevision } from './scenes/revisions.ts';
import { drawProgram, drawProgramAtWork, drawProgramDetail } from './scenes/software-pictures.ts';
import { videoScenes } from './scenes/videos.ts';
import { drawWebsite } from './scenes/websites.ts';

const picture = (name: string, draw: () => string): Plate => ({
  name,
  width: 1200,
  height: 900,
  lowWidth: 480,
  draw,
});
const series = (prefix: string, scenes: (() => string)[]) =>
  scenes.map((scene, at) => picture(`${prefix}-${at + 1}`, () => makeSheet(1200, 900, scene())));
const numbered = (prefix: string, many: number, draw: (number: number) => string) =>
  Array.from({ length: many }, (_, at) => picture(`${prefix}-${at + 1}`, () => draw(at + 1)));

const products = plannedProducts.flatMap((product) => {
  const views = isDeviceKind(product.kind)
    ? [drawWhole, drawDetail, drawAtWork]
    : [drawProgram, drawProgramDetail, drawProgramAtWork];
  return views.map((draw, at) => picture(`product-${product.id}-${at + 1}`, () => draw(product)));
});

/** Every picture of the demo, by the name that the texts use. */
export const plates: Plate[] = [
  ...products,
  ...series('type', typeScenes),
  ...series('article', articleScenes),
  ...series('blog', newsScenes),
  ...series('video', videoScenes),
  ...series('page', pageScenes),
  ...numbered('permit', 28, drawPermit),
  ...numbered('website', 14, drawWebsite),
  ...numbered('colleague', 9, drawColleague),
  ...numbered('gallery-1', 9, drawProduction),
  ...numbered('gallery-2', 8, drawExhibition),
  ...numbered('gallery-3', 8, drawInstallation),
  ...Array.from({ length: 12 }, (_, at) =>
    numbered(`revision-${at + 1}`, 4, (number) => drawRevision(at + 1, number)),
  ).flat(),
  ...slides.map((draw, at) => ({ name: `slide-${at + 1}`, width: 1920, height: 820, lowWidth: 960, draw })),
  { name: 'map', width: 1200, height: 700, draw: drawMap },
  { name: 'og-default', width: 1200, height: 630, draw: drawShareCard },
];
