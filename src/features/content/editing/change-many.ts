import type { ContentKind } from '#contract/content/kinds.ts';
import { errorTexts } from '#contract/errors.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { lockDocumentRow } from '../commands/content-documents.repository.ts';
import { hideContent, showContent } from '../commands/show-content.ts';
import type { WriteContentDeps } from '../commands/write-content.ts';
import { publishDraft } from './publish-draft.ts';

type Change = {
  kind: ContentKind;
  ids: readonly number[];
  action: 'publish' | 'hide' | 'show';
  by: Person;
  why?: string | undefined;
};

/** Does one item to many, in the caller's transaction: when one cannot be done it is named and none changes. */
export const changeMany = async (deps: WriteContentDeps, change: Change, tx: Db): Promise<void> => {
  // In one order for everybody, so that two who choose the same rows do not wait for each other in a circle.
  for (const id of [...new Set(change.ids)].toSorted((a, b) => a - b)) {
    const row = await lockDocumentRow(tx, { kind: change.kind, id });
    if (!row) throw new AppError('not_found', { details: { id } });
    try {
      const item = { kind: change.kind, id, by: change.by };
      if (change.action === 'hide') await hideContent(deps, item, tx);
      else if (change.action === 'show') await showContent(deps, item, tx);
      else await publishDraft(deps, { ...item, draftRev: row.draft_rev, why: change.why }, tx);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const why = error.code === 'invalid_input' ? editingTexts.incomplete : errorTexts[error.code];
      throw new AppError(error.code, {
        cause: error,
        details: { ...error.details, id, title: row.title, text: editingTexts.oneOfMany(row.title, why) },
      });
    }
  }
};
