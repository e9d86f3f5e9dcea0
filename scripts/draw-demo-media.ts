/**
 * Draws the demo's pictures, clips and papers anew into demo/media.
 * Name what to draw by a beginning (`product-3`, `clip`, `manual`); without a name everything is drawn.
 */
import { clips, filmClip } from '#demo/pictures/clips.ts';
import { papers, printPaper } from '#demo/pictures/papers/print-paper.ts';
import { plates } from '#demo/pictures/plates.ts';
import { printPlates } from '#demo/pictures/press.ts';
import { requireChromium } from './find-chromium.mjs';

const chromiumPath = requireChromium();
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const chosen = plates.filter((plate) => isWanted(plate.name));
console.log(`${chosen.length} pictures`);
if (chosen.length > 0) await printPlates(chosen, chromiumPath);

for (const [at] of clips.entries()) {
  if (!isWanted(`clip-${at + 1}`)) continue;
  console.log(`clip-${at + 1}.mp4`);
  await filmClip(at + 1, chromiumPath);
}

for (const paper of papers) {
  if (!isWanted(paper.name)) continue;
  console.log(`${paper.name}.pdf`);
  await printPaper(paper, chromiumPath);
}
