import type { ContentDocument } from '#contract/content/content-inputs.ts';

/** One file in the place of another. A picture in a text also says how large it is. */
export type FileChange = {
  addresses: ReadonlyMap<string, string>;
  size: { width: number; height: number } | null;
};

/** The same document with the new file wherever it named the old one. */
export const replaceAddresses = <Document extends ContentDocument>(
  document: Document,
  change: FileChange,
): Document => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceInText(value, change);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(document) as Document;
};

/** Addresses carry a hash, so nothing else can hold one by chance. */
const replaceInText = (text: string, { addresses, size }: FileChange): string => {
  const old = [...addresses.keys()];
  const names = (part: string) => old.some((address) => part.includes(address));
  if (!names(text)) return text;
  const sized = size
    ? text.replaceAll(/<img\b[^>]*>/g, (tag) => (names(tag) ? resize(tag, size) : tag))
    : text;
  return old.reduce((done, address) => done.replaceAll(address, addresses.get(address) ?? address), sized);
};

const resize = (tag: string, { width, height }: { width: number; height: number }): string =>
  tag.replace(/\swidth="\d+"/, ` width="${width}"`).replace(/\sheight="\d+"/, ` height="${height}"`);
