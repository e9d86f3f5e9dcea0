import { type ContentDocument, draftShapes } from '#contract/content/content-inputs.ts';
import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { readTitle } from '../commands/document.rules.ts';
import { storeNewDraft } from './create-draft.ts';
import { requireRow, workingDocument } from './read-draft.ts';

/** Begins a new item with the working text of another. It has its own date, pictures' numbers and editions. */
export const copyContent = staffAction({
  name: 'content.create',
  permission: 'content.write',
  run: async ({ trx, actor }: ActionContext, { kind, id }: ContentRef) => {
    if (kindFacts(kind).isFixed) throw new AppError('conflict', { details: { text: editingTexts.notAdded } });
    const source = await workingDocument(trx, { kind, id }, await requireRow(trx, { kind, id }));
    const made = await storeNewDraft(trx, kind, toCopy(kind, source), actor);
    const to = { title: made.title, copiedFrom: `${readTitle(kind, source)} (${id})` };
    return {
      result: { id: made.id, draftRev: 1 },
      audit: { subject: { kind, id: made.id }, from: null, to },
    };
  },
});

const toCopy = (kind: ContentKind, source: ContentDocument): ContentDocument => {
  const copy: Record<string, unknown> = { ...source };
  if ('publishedAt' in copy) copy.publishedAt = null;
  if (kind === 'gallery' && 'images' in source)
    copy.images = source.images.map((image) => ({ ...image, id: undefined }));
  const named = {
    ...copy,
    [contentKinds[kind].titleField]: `${readTitle(kind, source)} ${editingTexts.copy}`,
  };
  const read = draftShapes[kind].safeParse(named);
  // A title that is as long as it may be stays as it is.
  return read.success ? read.data : draftShapes[kind].parse(copy);
};
