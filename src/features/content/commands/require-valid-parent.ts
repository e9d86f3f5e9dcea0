import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { pageTexts } from '#contract/content/page-texts.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { type ContentRef, isInBin } from './content-documents.repository.ts';
import { findParentOf, findPublicRow } from './public-rows.repository.ts';

/** Far deeper than any menu; it ends the walk through a tree that was broken by hand. */
const maxTreeDepth = 50;

/** Refuses a product of a type that does not exist, and a page that would stand under itself. */
export const requireValidParent = async (
  trx: Db,
  { kind, id }: ContentRef,
  document: ContentDocument,
): Promise<void> => {
  if (kind === 'product' && 'productTypeId' in document) {
    const type = { kind: 'product-type', id: document.productTypeId } as const;
    if ((await findPublicRow(trx, 'product_type', type.id)) && !(await isInBin(trx, type))) return;
    throw new AppError('invalid_input', { details: { fields: { productTypeId: pageTexts.noSuchType } } });
  }
  if (kind !== 'page' || !('parentId' in document)) return;
  let parent: number | undefined = document.parentId;
  for (let step = 0; parent && step < maxTreeDepth; step += 1) {
    if (parent === id) {
      throw new AppError('invalid_input', { details: { fields: { parentId: pageTexts.underItself } } });
    }
    parent = await findParentOf(trx, parent);
  }
};
