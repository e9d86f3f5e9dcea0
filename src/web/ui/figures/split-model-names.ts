import { modelName } from './model-name.ts';
import type { TextPart } from './split-number-runs.ts';

const name = new RegExp(`(${modelName.source})`);
const tagOrName = new RegExp(`<[^>]*>|&[^;\\s]{1,12};|${modelName.source}`, 'g');

/**
 * Cuts a text where Latin names with a hyphen begin and end. Nothing is lost or changed.
 *
 * @example splitModelNames('دستگاه BA-960') // [{ text: 'دستگاه ', isRun: false }, { text: 'BA-960', isRun: true }]
 */
export const splitModelNames = (text: string): TextPart[] =>
  // Every second part is what the pattern's group found.
  text.split(name).flatMap((part, at) => (part ? { text: part, isRun: at % 2 === 1 } : []));

/** The same in finished HTML: tags and their attributes stay as they are. */
export const keepModelNamesUnbroken = (html: string): string =>
  html.replace(tagOrName, (found) => (/^[<&]/.test(found) ? found : `<span class="code">${found}</span>`));
