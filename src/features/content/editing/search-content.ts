import { allContentKinds, type ContentKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { listItemsHolding } from '../search/document-words.repository.ts';
import { listDocuments, listLatestOf } from './document-list.repository.ts';

/** Far more than is shown; it only keeps the work finite. */
const maxExamined = 200;

type Found = { kind: ContentKind; id: number; title: string };

/** Items of any kind, drafts too: those whose title holds what was typed, by kind, then those whose text does. */
export const searchContent = async (db: Db, q: string, max: number): Promise<Found[]> => {
  const found: Found[] = [];
  for (const kind of allContentKinds) {
    if (found.length >= max) return found;
    const rows = await listDocuments(db, { kind, q, limit: max - found.length, offset: 0 });
    found.push(...rows.map(({ entity_id, title }) => ({ kind, id: entity_id, title })));
  }
  const inTexts = await listLatestOf(db, await listItemsHolding(db, q, { limit: maxExamined }));
  const isKnown = (item: Found) => found.some(({ kind, id }) => kind === item.kind && id === item.id);
  return [...found, ...inTexts.filter((item) => !isKnown(item))].slice(0, max);
};
