import { staticPageKeys } from '#contract/content/entities.ts';
import { allContentKinds } from '#contract/content/kinds.ts';
import { staticPageNames } from '#contract/content/static-page-names.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  findDocumentRow,
  putDocumentState,
  replaceUses,
} from './content-documents.repository.ts';
import { findShownState } from './content-rows.repository.ts';
import { readTitle } from './document.rules.ts';
import { findAnyDocument } from './find-document.ts';
import { listLinkedAddresses } from './list-linked-addresses.rules.ts';
import { listPageKeys, listUnknownIds } from './public-rows.repository.ts';
import { systemPerson } from './system-person.ts';

/**
 * Registers in the office what was in the public tables before it, and the fixed items that nobody has written
 * yet. Done again it finds nothing left to do. Gives the number of items it registered.
 */
export const registerContent = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    let count = 0;
    for (const kind of allContentKinds) {
      if (kind === 'site-settings') continue;
      for (const id of await listUnknownIds(trx, kind)) {
        await registerItem(trx, { kind, id }, (await findShownState(trx, kind, id)) === true);
        count += 1;
      }
    }
    return count + (await registerFixed(trx));
  });

const registerItem = async (trx: Db, item: ContentRef, isShown: boolean): Promise<void> => {
  const document = await findAnyDocument(trx, item.kind, item.id);
  if (!document) return;
  const title = readTitle(item.kind, document);
  await putDocumentState(trx, item, { state: isShown ? 'published' : 'hidden', title, by: systemPerson });
  await replaceUses(trx, item, { part: 'public' }, listLinkedAddresses(document));
};

/** The ten fixed pages and the settings are listed although they were never written. */
const registerFixed = async (trx: Db): Promise<number> => {
  const known = await listPageKeys(trx);
  const fixed: { item: ContentRef; title: string }[] = staticPageKeys
    .filter((key) => !known.has(key))
    .map((key) => ({
      item: { kind: 'static-page', id: staticPageKeys.indexOf(key) + 1 },
      title: staticPageNames[key].title,
    }));
  fixed.push({ item: { kind: 'site-settings', id: 1 }, title: 'آزما' });
  let count = 0;
  for (const { item, title } of fixed) {
    if (await findDocumentRow(trx, item)) continue;
    const isWritten = (await findAnyDocument(trx, item.kind, item.id)) !== undefined;
    if (isWritten) await registerItem(trx, item, true);
    else await putDocumentState(trx, item, { state: 'draft', title, by: systemPerson });
    count += 1;
  }
  return count;
};
