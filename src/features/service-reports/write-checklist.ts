import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Checklist } from '#contract/repair/service-report.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { findChecklist, storeChecklist } from './checklists.repository.ts';

type ChecklistInput = Checklist & { productName: string; rev: number };

/** Changes what new reports of a product begin with. Reports that exist keep what they were begun with. */
export const writeChecklist = staffAction({
  name: 'checklist.write',
  permission: 'checklists.write',
  run: async ({ trx, actor }: ActionContext, { productName, rev, ...document }: ChecklistInput) => {
    const before = await findChecklist(trx, productName);
    if ((before?.rev ?? 0) !== rev || !(await storeChecklist(trx, { productName, rev, document, by: actor })))
      throw deskRefusal('edited-meanwhile');
    return {
      result: { rev: rev + 1 },
      audit: {
        subject: { kind: 'checklist', id: productName },
        from: before?.document ?? null,
        to: document,
      },
    };
  },
});
