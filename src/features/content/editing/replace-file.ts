import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { updateContent, withCleanedTexts } from '../commands/change-content.ts';
import {
  type ContentRef,
  listItemsUsing,
  lockDocumentRow,
  replaceUses,
} from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { requireLibraryFiles } from '../commands/library-files.repository.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { type FileChange, replaceAddresses } from '../commands/replace-addresses.rules.ts';
import { updateDraft } from './drafts.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { publishDocument } from './publish-draft.ts';

/**
 * Puts one file of the library in the place of another, on the site and in drafts, in the caller's transaction.
 * Earlier editions and waiting plans keep theirs. Gives the items that were changed.
 */
export const replaceFileInContent = async (
  trx: Db,
  { change, by }: { change: FileChange; by: ActionActor },
): Promise<ContentRef[]> => {
  const items = await listItemsUsing(trx, [...change.addresses.keys()]);
  const changed: ContentRef[] = [];
  for (const { isInBin, ...item } of items) {
    requireSettingsPermission(by, item.kind);
    const row = await lockDocumentRow(trx, item, isInBin ? 'in-bin' : 'outside');
    // It went to the bin, or came back, while this waited for it.
    if (!row) continue;
    const shown = await findAnyDocument(trx, item.kind, item.id);
    if (shown && names(shown, change)) {
      const input = replaceAddresses(shown, change);
      // A hidden item gets no edition of its own.
      if (row.state === 'published')
        await publishDocument(trx, { ...item, by, why: editingTexts.fileReplaced, input });
      else await updateContent(withCleanedTexts(trx), { ...item, by, input });
    }
    // An editor that is open must not save the old file again, so the revision grows also without a draft.
    await replaceInDraft(trx, item, { draft: row.draft, change, by });
    changed.push(item);
  }
  return changed;
};

const replaceInDraft = async (
  trx: Db,
  item: ContentRef,
  { draft, change, by }: { draft: string | null; change: FileChange; by: ActionActor },
): Promise<void> => {
  if (draft === null) return updateDraft(trx, item, { draft: null, by });
  const replaced = replaceAddresses(JSON.parse(draft) as ContentDocument, change);
  const targets = listLinkedAddresses(replaced);
  await requireLibraryFiles(trx, targets);
  await updateDraft(trx, item, { draft: JSON.stringify(replaced), by });
  await replaceUses(trx, item, { part: 'draft' }, targets);
};

const names = (document: ContentDocument, { addresses }: FileChange): boolean =>
  listLinkedAddresses(document).some((target) => addresses.has(target));
