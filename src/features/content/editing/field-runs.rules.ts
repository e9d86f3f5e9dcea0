import type { FieldDifference } from '#contract/office/calls/content-shapes.ts';
import { plainText } from '#kernel/plain-text.ts';

/** A word with the space behind it, or one thing of a rich text that is no word. */
export type Run = Omit<FieldDifference['words'][number], 'mark'>;
export type FieldRuns = { raw: string; runs: Run[] };

/**
 * Every field of a document that holds something, cut into runs. Parts of lists are fields of their own, called by
 * their place: `specifications.2.title`.
 */
export const readFieldRuns = (document: Readonly<Record<string, unknown>>): Map<string, FieldRuns> => {
  const fields = new Map<string, FieldRuns>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (typeof value === 'object') {
      // The number of a gallery's picture is ours, not a text of the editor.
      for (const [key, part] of Object.entries(value))
        if (key !== 'id') walk(part, path ? `${path}.${key}` : key);
    } else fields.set(path, { raw: String(value), runs: readRuns(String(value)) });
  };
  walk(document, '');
  return fields;
};

const splitWords = (text: string): Run[] => (text.match(/\S+\s*|\s+/g) ?? []).map((word) => ({ text: word }));

const readRuns = (value: string): Run[] => {
  if (value.includes('<')) return readRichText(value);
  return isPicture.test(value) ? [{ part: 'picture', text: value }] : splitWords(value);
};

const isPicture = /^\/media\/[^?#\s]+\.(?:webp|avif|jpe?g|png)$/i;

/** Tags that mean something without their words, as our sanitizer writes them. */
const meaningful = /<(h[2-6]|a|img|video|source|iframe)((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)>/g;
const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const readRichText = (html: string): Run[] => {
  const marked = html
    .replace(/[\uE000\uE001]/g, '')
    .replace(meaningful, (_, tag: string, attributes: string) => {
      if (tag.startsWith('h')) return write('heading', tag.slice(1));
      if (tag === 'a') return write('link', attributeOf(attributes, 'href'));
      const source = attributeOf(attributes, 'src').replace(/\?w=\d+$/, '');
      if (tag !== 'img') return write('film', source);
      return write('picture', source) + write('alt', attributeOf(attributes, 'alt'));
    });
  // The last word has its space too: more text behind it does not change it.
  return plainText(marked)
    .split('\uE000')
    .flatMap((piece): Run[] => {
      const [part, text] = piece.split('\uE001');
      if (text !== undefined) return [{ part: part as NonNullable<Run['part']>, text }];
      return piece.trim() ? splitWords(`${piece.trim()} `) : [];
    });
};

/** A sign inside the text, whose value is decoded with the text around it. */
const write = (part: NonNullable<Run['part']>, value: string): string =>
  value ? ` \uE000${part}\uE001${value}\uE000 ` : '';
