import {
  maxSearchPage,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchResult,
  searchKinds,
} from '#contract/content/search.ts';
import type { Db } from '#storage/dialect.ts';
import type { SearchEntryRow } from '#storage/search-tables.ts';
import { listSearchPlaces } from '#storage/search-words.ts';
import { cutExcerpt } from './cut-excerpt.rules.ts';
import { listSearchEntries } from './search.repository.ts';
import { findKindOf, toPlaceRange, wholeRange } from './search-entry.rules.ts';
import { wantedWords } from './search-terms.rules.ts';

type Search = { q: string; kind?: SearchKind | undefined; pageNumber: number; pageCount: number };
type FoundGroup = { kind: SearchKind; places: number[]; isInTitle: boolean };

const groupStart = 5;
const maxSuggestions = 4;

/** Far above what any real site holds of one word; it only keeps the work finite. */
const maxExamined = 50_000;

/** Finds what the site shows about some words: title hits before others, newest first, group by group. */
export const searchSite = async (db: Db, search: Search): Promise<SearchResult> => {
  const words = wantedWords(search.q);
  const max = maxSearchPage * search.pageCount;
  const kinds = search.kind ? [search.kind] : searchKinds;
  const groups = await listGroups(db, { kinds, words, max });
  const [start, end] = search.kind
    ? [(search.pageNumber - 1) * search.pageCount, search.pageNumber * search.pageCount]
    : [0, groupStart];
  const shown = groups.map(({ places }) => places.slice(0, max).slice(start, end));
  const entries = await listSearchEntries(db, shown.flat());
  const found = groups.map(
    ({ kind, places }, at): SearchGroup => ({
      kind,
      totalCount: Math.min(places.length, max),
      hasMore: places.length > max,
      hits: (shown[at] ?? []).flatMap((place) => {
        const entry = entries.get(place);
        return entry ? [toHit(entry, words)] : [];
      }),
    }),
  );
  return {
    words: [...new Set(words.flat())],
    totalCount: found.reduce((sum, { totalCount }) => sum + totalCount, 0),
    groups: found,
    suggestions: found.length === 0 ? await suggestParts(db, search.q) : [],
  };
};

/** Of each kind one place more than can be shown is kept, to know whether there are more. */
const listGroups = async (
  db: Db,
  { kinds, words, max }: { kinds: readonly SearchKind[]; words: string[][]; max: number },
): Promise<FoundGroup[]> => {
  const [only] = kinds.length === 1 ? kinds : [];
  const range = only ? toPlaceRange(only) : wholeRange;
  const ask = (where: 'title' | 'whole') => listSearchPlaces(db, { words, where, range, limit: maxExamined });
  const [inTitle, anywhere] = await Promise.all([ask('title'), ask('whole')]);
  const titled = splitByKind(inTitle, max + 1);
  const others = splitByKind(anywhere, max + 1);
  const groups = kinds.map((kind): FoundGroup => {
    const first = titled.get(kind) ?? [];
    const places = [...new Set([...first, ...(others.get(kind) ?? [])])];
    return { kind, places, isInTitle: first.length > 0 };
  });
  return groups
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle));
};

const splitByKind = (places: readonly number[], max: number): Map<SearchKind, number[]> => {
  const byKind = new Map<SearchKind, number[]>(searchKinds.map((kind) => [kind, []]));
  for (const place of places) {
    const kind = findKindOf(place);
    const group = kind && byKind.get(kind);
    if (group && group.length < max) group.push(place);
  }
  return byKind;
};

/** The parts of a search, as they were typed, that would find something by themselves. */
const suggestParts = async (db: Db, query: string): Promise<string[]> => {
  const parts = [...new Set(query.trim().split(/\s+/))].slice(0, 8);
  if (parts.length < 2) return [];
  const found: string[] = [];
  for (const part of parts) {
    const words = wantedWords(part);
    if ([...(words[0]?.[0] ?? '')].length < 2) continue;
    const hits = await listSearchPlaces(db, { words, where: 'whole', range: wholeRange, limit: 1 });
    if (hits.length > 0) found.push(part);
    if (found.length === maxSuggestions) break;
  }
  return found;
};

const toHit = (entry: SearchEntryRow, words: string[][]): SearchHit => ({
  kind: entry.kind as SearchKind,
  id: entry.entity_id,
  title: entry.title,
  excerpt: cutExcerpt({ text: entry.body, folded: entry.folded }, words),
  address: entry.address,
  imageAddress: entry.picture,
});
