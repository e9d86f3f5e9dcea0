/** Elements that only wrap, or that are written under another name of the same meaning. */
const sameMeaning = new Set([
  'div',
  'span',
  'b',
  'i',
  'h1',
  'thead',
  'tbody',
  'tfoot',
  'source',
  'br',
  'p',
  'figure',
  'figcaption',
]);

/** Elements of a stored text that the editor's own writing of it no longer holds. */
export const findUnknownParts = (stored: string, written: string): string[] => {
  if (stored === '') return [];
  const [before, after] = [namesIn(stored), namesIn(written)];
  return [...before].filter((name) => !after.has(name) && !sameMeaning.has(name));
};

const namesIn = (html: string): Set<string> => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return new Set([...body.querySelectorAll('*')].map(({ localName }) => localName));
};
