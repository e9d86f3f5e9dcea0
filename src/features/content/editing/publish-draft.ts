import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { createContent, updateContent, withCleanedTexts } from '../commands/change-content.ts';
import { type ContentRef, replaceUses } from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { showItem } from '../commands/show-item.ts';
import { systemPerson } from '../commands/system-person.ts';
import { insertEdition, readLastVersion } from './editions.repository.ts';
import { fillPoster } from './fill-poster.ts';
import { clearDraft, lockDraft } from './lock-draft.ts';

type Published = { version: number; from: number };

/**
 * Shows the draft to everyone: public row, next edition and content version belong to the caller's transaction.
 * Without a draft a hidden item is shown again; a published one stays as it is.
 */
export const publishDraft = async (
  trx: Db,
  {
    kind,
    id,
    by,
    draftRev,
    why = '',
  }: ContentRef & { by: Person; draftRev: number; why?: string | undefined },
): Promise<Published> => {
  const item = { kind, id };
  const row = await lockDraft(trx, item, draftRev);
  if (row.draft === null) {
    if (row.state === 'draft') throw new AppError('not_found');
    if (row.state === 'hidden') await showItem(trx, { kind, id, by });
    const version = await readLastVersion(trx, item);
    return { version, from: version };
  }
  const published = await publishDocument(trx, { ...item, by, why, input: JSON.parse(row.draft) });
  await clearDraft(trx, item, by);
  return published;
};

/** Puts a whole document before visitors and keeps it as the next edition; the caller holds the item's row. */
export const publishDocument = async (
  trx: Db,
  { kind, id, by, why, input: given }: ContentRef & { by: Person; why: string; input: ContentDocument },
): Promise<Published> => {
  const item = { kind, id };
  const input = await fillPoster(trx, kind, given);
  const current = await findAnyDocument(trx, kind, id);
  let from = await readLastVersion(trx, item);
  if (current && from === 0) {
    // What stood there before the office kept editions is the first of them, so that it can be restored.
    from = 1;
    await keepEdition(trx, item, { version: from, document: current, by: systemPerson, why: '' });
  }
  if (current) await updateContent(withCleanedTexts(trx), { kind, id, by, input, shows: true });
  else await createContent(withCleanedTexts(trx), { kind, id, by, input });
  const document = await findAnyDocument(trx, kind, id);
  if (!document) throw new Error('what was published is not there');
  await keepEdition(trx, item, { version: from + 1, document, by, why });
  return { version: from + 1, from };
};

const keepEdition = async (
  trx: Db,
  item: ContentRef,
  { version, document, by, why }: { version: number; document: ContentDocument; by: Person; why: string },
): Promise<void> => {
  await insertEdition(trx, item, { version, document: JSON.stringify(document), by, why });
  await replaceUses(trx, item, { part: 'edition', version }, listLinkedAddresses(document));
};
