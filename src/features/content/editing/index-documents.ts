import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { allContentKinds } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { lockDocumentRow } from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { listItemsWithoutWords, replaceDocumentWords } from '../search/document-words.repository.ts';

/** Indexes for the office what was written before its search looked inside texts. A second run finds nothing to do. */
export const indexDocuments = async (db: Db): Promise<void> => {
  for (const kind of allContentKinds)
    for (const id of await listItemsWithoutWords(db, kind))
      await db.transaction().execute(async (trx) => {
        const item = { kind, id };
        const row = await lockDocumentRow(trx, item);
        if (!row) return;
        await replaceDocumentWords(trx, item, 'public', await findAnyDocument(trx, kind, id));
        const draft = row.draft === null ? undefined : (JSON.parse(row.draft) as ContentDocument);
        await replaceDocumentWords(trx, item, 'draft', draft);
      });
};
