import { allContentKinds, type ContentKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { listDocuments } from './drafts.repository.ts';

/** Items of any kind whose words hold what was typed, by kind; drafts too. */
export const findContent = async (
  db: Db,
  q: string,
  most: number,
): Promise<{ kind: ContentKind; id: number; title: string }[]> => {
  const found: { kind: ContentKind; id: number; title: string }[] = [];
  for (const kind of allContentKinds) {
    if (found.length >= most) break;
    const rows = await listDocuments(db, { kind, q, limit: most - found.length, offset: 0 });
    found.push(...rows.map(({ entity_id, title }) => ({ kind, id: entity_id, title })));
  }
  return found;
};
