import type { Selectable } from 'kysely';
import {
  contentKinds,
  type ItemKind,
  kindNumbers,
  type SearchKind,
  searchKinds,
} from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { hourMs } from '#kernel/durations.ts';
import { plainText } from '#kernel/plain-text.ts';
import type { SearchEntryRow } from '#storage/search-tables.ts';
import type { Tables } from '#storage/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type SearchEntry = Omit<SearchEntryRow, 'folded'> & { kind: SearchKind };

const maxBodyLength = 20_000;
const year2000 = Date.UTC(2000, 0, 1);
/** 28 bits of id, 20 of hours (119 years) and 5 of kind: the 53 bits that a number holds exactly. */
const idSpan = 2 ** 28;
const hourSpan = 2 ** 20;
const kindSpan = idSpan * hourSpan;
const maxKinds = 2 ** 5;

/**
 * Where an entry stands among all. The kind's number, the hour of publication and the id are packed into one exact
 * number: within a kind, places in descending order are the newest first, and no two entries share one. The numbers
 * are given and stay, so a kind that comes later moves no stored entry.
 */
export const toSearchPlace = (kind: SearchKind, id: number, publishedAt = year2000): number => {
  if (id < 0 || id >= idSpan) throw new RangeError('an id is too large for the search');
  const hours = Math.floor((publishedAt - year2000) / hourMs);
  return toPlaceRange(kind).from + Math.min(hourSpan - 1, Math.max(0, hours)) * idSpan + id;
};

export const toPlaceRange = (kind: SearchKind): { from: number; to: number } => {
  const from = kindNumbers[kind] * kindSpan;
  return { from, to: from + kindSpan - 1 };
};

const kindsByNumber = new Map(searchKinds.map((kind) => [kindNumbers[kind], kind]));

/** The kind a place belongs to. */
export const findKindOf = (place: number): SearchKind | undefined =>
  kindsByNumber.get(Math.floor(place / kindSpan));

/** All places there are. */
export const wholeRange = { from: 0, to: maxKinds * kindSpan - 1 };

const entryOf = (
  kind: SearchKind,
  id: number,
  words: { title: string; texts: readonly string[] },
  more: { address: string; picture?: string | null; publishedAt?: number },
): SearchEntry => ({
  place: toSearchPlace(kind, id, more.publishedAt),
  kind,
  entity_id: id,
  title: plainText(words.title),
  body: words.texts.map(plainText).filter(Boolean).join(' ').slice(0, maxBodyLength),
  picture: more.picture ?? null,
  address: more.address,
});

export const itemEntry = (kind: ItemKind, row: Row<'article'>): SearchEntry =>
  entryOf(
    contentKinds[kind].search.name,
    row.id,
    { title: row.title, texts: [row.description, row.body_text] },
    {
      address: contentKinds[kind].address(row.id),
      picture: row.image_low || row.image_high,
      publishedAt: row.published_at,
    },
  );

/** Products carry no date; the larger id is the newer one. */
export const productEntry = (
  row: Row<'product'>,
  parts: { picture: string | null; specifications: readonly { title: string; description: string }[] },
): SearchEntry =>
  entryOf(
    'product',
    row.id,
    {
      title: row.title,
      texts: [
        row.description,
        row.body_text,
        ...parts.specifications.map(({ title, description }) => `${title}: ${description}`),
      ],
    },
    { address: siteAddresses.product(row.id), picture: parts.picture },
  );

export const faqEntry = (row: Pick<Row<'faq'>, 'id' | 'question' | 'answer'>): SearchEntry =>
  entryOf(
    'faq',
    row.id,
    { title: row.question, texts: [row.answer] },
    { address: siteAddresses.faq(row.id) },
  );

type RevisionWords = Pick<
  Row<'revision'>,
  'id' | 'title' | 'version_number' | 'description' | 'body_text' | 'features' | 'published_at'
>;

/** The list of revisions is opened with this one found in it: where it stands in the pages may change. */
export const revisionEntry = (row: RevisionWords): SearchEntry =>
  entryOf(
    'revision',
    row.id,
    {
      title: `${row.title} (${row.version_number})`,
      texts: [row.description, row.body_text, ...(JSON.parse(row.features) as string[])],
    },
    {
      address: siteAddresses.revision(`${row.version_number} ${row.title}`),
      publishedAt: row.published_at,
    },
  );
