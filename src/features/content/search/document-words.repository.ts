import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import {
  dropSearchWords,
  listSearchPlaces,
  listWithoutWords,
  putSearchWords,
} from '#storage/search-words.ts';
import { collectText, documentPlace, documentRange, itemAt, type WordPart } from './document-words.rules.ts';
import { splitIntoTerms, wantedWords } from './search-terms.rules.ts';

type Item = { kind: ContentKind; id: number };
const table = 'document_words';

/** Puts the words of a part of an item in place of those it had; without a document it has none. */
export const replaceDocumentWords = async (
  db: Db,
  { kind, id }: Item,
  part: WordPart,
  document?: ContentDocument,
): Promise<void> => {
  const place = documentPlace(kind, id, part);
  await dropSearchWords(db, place, table);
  if (document)
    await putSearchWords(db, { place, title: [], body: splitIntoTerms(collectText(document)) }, table);
};

/** Items whose published text or draft holds all the words, as visitors would search for them. */
export const listItemsHolding = async (
  db: Db,
  q: string,
  { kind, limit }: { kind?: ContentKind | undefined; limit: number },
): Promise<Item[]> => {
  const search = { words: wantedWords(q), where: 'whole', range: documentRange(kind), limit } as const;
  const places = await listSearchPlaces(db, search, table);
  return places.flatMap((place) => itemAt(place) ?? []);
};

export const listItemsWithoutWords = (db: Db, kind: ContentKind): Promise<number[]> =>
  listWithoutWords(db, kind, [documentPlace(kind, 0, 'public'), documentPlace(kind, 0, 'draft')]);
