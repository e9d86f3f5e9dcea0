import type { ContentKind } from '#contract/content/kinds.ts';
import { createContent, updateContent } from '#features/content/commands/change-content.ts';
import { findAnyDocument } from '#features/content/commands/find-document.ts';
import { systemPerson } from '#features/content/index.ts';
import type { Db } from '#storage/dialect.ts';

type Item = { kind: ContentKind; id: number; input: object; isShown?: boolean };

/** Makes an item under its own number, or puts its document in place of the one that is there. It need not be whole. */
export const putContent = async (trx: Db, item: Item): Promise<void> => {
  const deps = { trx, embedHosts: ['player.example'] };
  const change = { ...item, by: systemPerson, completeness: 'draft' } as const;
  const current = await findAnyDocument(trx, item.kind, item.id);
  await (current ? updateContent(deps, change) : createContent(deps, change));
};

/** The same as one change of its own. */
export const commitContent = (db: Db, item: Item): Promise<void> =>
  db.transaction().execute((trx) => putContent(trx, item));
