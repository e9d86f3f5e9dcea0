import type { ContentKind } from '#contract/content/kinds.ts';
import { errorTexts } from '#contract/errors.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import type { AuditChange, Person } from '#features/audit/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { lockDocumentRow } from '../commands/content-documents.repository.ts';
import { hideItem, showItem } from '../commands/show-item.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { publishDraft } from './publish-draft.ts';

type Change = {
  kind: ContentKind;
  ids: number[];
  action: 'publish' | 'hide' | 'show';
  why?: string | undefined;
};

/** The same for many: when one cannot be done it is named and none changes. */
export const changeManyContent = staffAction({
  name: 'content.publish',
  permission: 'content.publish',
  run: async ({ trx, actor }: ActionContext, change: Change) => {
    requireSettingsPermission(actor, change.kind);
    const audit: AuditChange[] = [];
    // In one order for everybody, so that two who choose the same rows do not wait for each other in a circle.
    for (const id of [...new Set(change.ids)].toSorted((a, b) => a - b)) {
      audit.push({
        ...(await changeOne(trx, { ...change, id, by: actor })),
        action: `content.${change.action}`,
        subject: { kind: change.kind, id },
        why: change.why,
      });
    }
    return { result: { ids: change.ids }, audit };
  },
});

const changeOne = async (
  trx: Db,
  { kind, id, action, by, why }: Omit<Change, 'ids'> & { id: number; by: Person },
): Promise<{ from: object; to: object }> => {
  const row = await lockDocumentRow(trx, { kind, id });
  if (!row) throw new AppError('not_found', { details: { id } });
  try {
    if (action === 'publish') {
      const { from, version } = await publishDraft(trx, { kind, id, by, draftRev: row.draft_rev, why });
      return { from: { version: from }, to: { version } };
    }
    const { wasShown } = await (action === 'hide' ? hideItem : showItem)(trx, { kind, id, by });
    return { from: { isShown: wasShown }, to: { isShown: action === 'show' } };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const reason = error.code === 'invalid_input' ? editingTexts.incomplete : errorTexts[error.code];
    throw new AppError(error.code, {
      cause: error,
      details: { ...error.details, id, title: row.title, text: editingTexts.oneOfMany(row.title, reason) },
    });
  }
};
