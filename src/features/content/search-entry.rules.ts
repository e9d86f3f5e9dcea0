import type { Selectable } from 'kysely';
import { type SearchKind, searchKinds } from '#contract/content/search.ts';
import { plainText } from '#kernel/plain-text.ts';
import type { SearchEntryRow } from '#storage/search-tables.ts';
import type { Tables } from '#storage/tables.ts';
import type { ItemTable } from './content-items.repository.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type SearchEntry = Omit<SearchEntryRow, 'folded'> & { kind: SearchKind };

const longestBody = 20_000;
const year2000 = Date.UTC(2000, 0, 1);
const hour = 60 * 60 * 1_000;
const idSpan = 2 ** 30;
const hourSpan = 2 ** 20;
const kindSpan = idSpan * hourSpan;

/**
 * Where an entry stands among all. The kind, the hour of publication and the id are packed into one exact number:
 * places in descending order are in the order of the answer, kind after kind and the newest first, and no two
 * entries share one.
 */
export const placeOf = (kind: SearchKind, id: number, publishedAt = year2000): number => {
  const hours = Math.floor((publishedAt - year2000) / hour);
  return rangeOf(kind).from + Math.min(hourSpan - 1, Math.max(0, hours)) * idSpan + id;
};

/** All places of a kind. */
export const rangeOf = (kind: SearchKind): { from: number; to: number } => {
  const from = (searchKinds.length - 1 - searchKinds.indexOf(kind)) * kindSpan;
  return { from, to: from + kindSpan - 1 };
};

/** The kind a place belongs to. */
export const kindOf = (place: number): SearchKind =>
  searchKinds[searchKinds.length - 1 - Math.floor(place / kindSpan)] as SearchKind;

/** All places there are. */
export const wholeRange = { from: 0, to: searchKinds.length * kindSpan - 1 };

const entryOf = (
  kind: SearchKind,
  id: number,
  words: { title: string; texts: readonly string[] },
  more: { address: string; picture?: string | null; publishedAt?: number },
): SearchEntry => ({
  place: placeOf(kind, id, more.publishedAt),
  kind,
  entity_id: id,
  title: plainText(words.title),
  body: words.texts.map(plainText).filter(Boolean).join(' ').slice(0, longestBody),
  picture: more.picture ?? null,
  address: more.address,
});

const itemKinds: Record<ItemTable, { kind: SearchKind; path: string }> = {
  article: { kind: 'article', path: '/articledetails' },
  blog: { kind: 'blog', path: '/blogdetails' },
  video: { kind: 'video', path: '/videodetails' },
  permit: { kind: 'permit', path: '/permitdetails' },
  dynamic_page: { kind: 'page', path: '/page' },
};

export const kindOfItem = (table: ItemTable): SearchKind => itemKinds[table].kind;

export const itemEntry = (table: ItemTable, row: Row<'article'>): SearchEntry => {
  const { kind, path } = itemKinds[table];
  return entryOf(
    kind,
    row.id,
    { title: row.title, texts: [row.description, row.body_text] },
    {
      address: `${path}/${row.id}`,
      picture: row.image_low || row.image_high,
      publishedAt: row.published_at,
    },
  );
};

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
    { address: `/productdetails/${row.id}`, picture: parts.picture },
  );

export const faqEntry = (row: Row<'faq'>): SearchEntry =>
  entryOf('faq', row.id, { title: row.question, texts: [row.answer] }, { address: `/faqs#faq-${row.id}` });

/** The list of revisions is opened with this one found in it: where it stands in the pages may change. */
export const revisionEntry = (row: Omit<Row<'revision'>, 'search_text'>): SearchEntry =>
  entryOf(
    'revision',
    row.id,
    {
      title: `${row.title} (${row.version_number})`,
      texts: [row.description, row.body_text, ...(JSON.parse(row.features) as string[])],
    },
    {
      address: `/revisions?q=${encodeURIComponent(`${row.version_number} ${row.title}`)}`,
      publishedAt: row.published_at,
    },
  );
