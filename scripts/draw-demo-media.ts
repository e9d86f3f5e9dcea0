/**
 * Draws the demo's pictures, clips and papers anew into demo/media.
 * Name what to draw by a beginning (`product-3`, `clip`, `manual`); without a name everything is drawn.
 */
import { plates } from '#demo/pictures/plates.ts';
import { printPlates } from '#demo/pictures/press.ts';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const chosen = plates.filter((plate) => isWanted(plate.name));
console.log(`${chosen.length} pictures`);
if (chosen.length > 0) await printPlates(chosen);
