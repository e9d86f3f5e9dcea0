import type { ContentKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { type ContentChange, createContent, updateContent } from './change-content.ts';
import { findDocument } from './find-document.ts';
import type { WriteContentDeps } from './write-content.ts';

/** For loaders that bring their own numbers: makes the item, or puts the new document in place of the old one. */
export const putContent = async <Kind extends ContentKind>(
  deps: WriteContentDeps,
  change: ContentChange<Kind> & { id: number; isShow?: boolean; place?: number },
  tx: Db,
): Promise<void> => {
  const current = await findDocument[change.kind](tx, change.id);
  await (current ? updateContent(deps, change, tx) : createContent(deps, change, tx));
};
