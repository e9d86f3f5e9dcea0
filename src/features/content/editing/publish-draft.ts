import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { createContent, updateContent } from '../commands/change-content.ts';
import { type ContentRef, replaceUses } from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { listUses } from '../commands/list-uses.rules.ts';
import { showItem } from '../commands/show-item.ts';
import { systemPerson } from '../commands/system-person.ts';
import { cleanedBefore } from '../commands/write-content.ts';
import { insertEdition, readLastVersion } from './editions.repository.ts';
import { fillPoster } from './fill-poster.ts';
import { clearDraft, lockDraft } from './lock-draft.ts';

type Published = { version: number; from: number };

/**
 * Shows the draft to everyone: public row, next edition and content version belong to the caller's transaction.
 * Without a draft a hidden item is shown again; a published one stays as it is.
 */
export const publishDraft = async (
  tx: Db,
  {
    kind,
    id,
    by,
    draftRev,
    why = '',
  }: ContentRef & { by: Person; draftRev: number; why?: string | undefined },
): Promise<Published> => {
  const item = { kind, id };
  const row = await lockDraft(tx, item, draftRev);
  if (row.draft === null) {
    if (row.state === 'draft') throw new AppError('not_found');
    if (row.state === 'hidden') await showItem(tx, { kind, id, by });
    const version = await readLastVersion(tx, item);
    return { version, from: version };
  }
  const published = await publishDocument(tx, { ...item, by, why, input: JSON.parse(row.draft) });
  await clearDraft(tx, item, by);
  return published;
};

/** Puts a whole document before visitors and keeps it as the next edition; the caller holds the item's row. */
export const publishDocument = async (
  tx: Db,
  { kind, id, by, why, input: given }: ContentRef & { by: Person; why: string; input: ContentDocument },
): Promise<Published> => {
  const item = { kind, id };
  const input = await fillPoster(tx, kind, given);
  const current = await findAnyDocument(tx, kind, id);
  let from = await readLastVersion(tx, item);
  if (current && from === 0) {
    // What stood there before the office kept editions is the first of them, so that it can be restored.
    from = 1;
    await keepEdition(tx, item, { version: from, document: current, by: systemPerson, why: '' });
  }
  if (current) await updateContent(cleanedBefore(tx), { kind, id, by, input, show: true });
  else await createContent(cleanedBefore(tx), { kind, id, by, input });
  const document = await findAnyDocument(tx, kind, id);
  if (!document) throw new Error('what was published is not there');
  await keepEdition(tx, item, { version: from + 1, document, by, why });
  return { version: from + 1, from };
};

const keepEdition = async (
  tx: Db,
  item: ContentRef,
  { version, document, by, why }: { version: number; document: ContentDocument; by: Person; why: string },
): Promise<void> => {
  await insertEdition(tx, item, { version, document: JSON.stringify(document), by, why });
  await replaceUses(tx, item, { part: 'edition', version }, listUses(document));
};
