import { modelName } from './model-name.ts';
import type { TextPart } from './split-number-runs.ts';

const tagOrName = new RegExp(`<[^>]*>|&[^;\\s]{1,12};|${modelName.source}`, 'g');

/**
 * Cuts a text where Latin names with a hyphen begin and end. Nothing is lost or changed.
 *
 * @example splitModelNames('دستگاه BA-960') // [{ text: 'دستگاه ', isRun: false }, { text: 'BA-960', isRun: true }]
 */
export const splitModelNames = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(modelName)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), isRun: false });
    parts.push({ text: found[0], isRun: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isRun: false });
  return parts;
};

/** The same in finished HTML: tags and their attributes stay as they are. */
export const keepModelNamesUnbroken = (html: string): string =>
  html.replace(tagOrName, (found) => (/^[<&]/.test(found) ? found : `<span class="code">${found}</span>`));
