import type { ContentKind } from '#contract/content/kinds.ts';
import { type ContentChange, createContent, updateContent } from './change-content.ts';
import { findDocument } from './find-document.ts';
import type { ContentWriteDeps } from './write-content.ts';

/** For loaders that bring their own numbers: makes the item, or puts the new document in place of the old one. */
export const putContent = async <Kind extends ContentKind>(
  deps: ContentWriteDeps,
  change: ContentChange<Kind> & { id: number; isShow?: boolean; priority?: number },
): Promise<void> => {
  const current = await findDocument[change.kind](deps.trx, change.id);
  await (current ? updateContent(deps, change) : createContent(deps, change));
};
