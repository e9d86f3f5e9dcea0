import type { TextPart } from './split-number-runs.ts';

/**
 * A Latin name with a hyphen in it, such as a model or an order number. One that begins with a digit, such as the
 * control rule `1-3s`, ends in a letter; between Persian words its halves would change places. The counts hold the
 * time down: without them a word of sixty thousand letters is gone over from each of its letters, for most of a minute.
 */
export const modelName = /[A-Za-z][A-Za-z0-9]{0,39}(?:-[A-Za-z0-9]+)+|[0-9]{1,40}-[0-9]{0,40}[A-Za-z]+/g;
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
