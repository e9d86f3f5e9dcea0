import { expect } from 'vitest';
import { emptyReport } from '#contract/repair/service-report.ts';
import { type Action, judge } from './action.ts';
import type { World } from './world.ts';

export const releaseReport = async ({ storage: { db }, people: { manager } }: World): Promise<Action> => {
  const request = await db
    .selectFrom('repair_request')
    .select(['id', 'trace_number'])
    .where('status_id', '=', 2)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const path = `/repairs/${request.trace_number}/service-report`;
  const part = { title: 'لامپ', code: 'LMP', quantity: 1, serialRemoved: '', lot: '' };
  const countRows = async (table: 'service_report' | 'service_part' | 'fitted_part') =>
    (await db.selectFrom(table).select('request_id').where('request_id', '=', request.id).execute()).length;
  const readDraft = async () => {
    const row = db.selectFrom('service_report_draft').select('document').where('request_id', '=', request.id);
    return (await row.executeTakeFirst())?.document ?? '';
  };
  const readFacts = async () => ({
    versions: await countRows('service_report'),
    draft: await readDraft(),
    parts: await countRows('service_part'),
    fitted: await countRows('fitted_part'),
    audits: (
      await db
        .selectFrom('audit_event')
        .select('id')
        .where('deed', '=', 'servicereport.release')
        .where('thing_id', '=', request.trace_number)
        .execute()
    ).length,
  });
  return {
    name: 'a service report being released',
    prepare: async (round) => {
      const { rev } = (await manager.call(path)).body;
      const document = {
        ...emptyReport,
        finding: 'لامپ ضعیف است.',
        work: 'لامپ عوض شد.',
        result: 'repaired',
        technicianId: 1,
        parts: [{ ...part, serialFitted: `KILL-${round}` }],
      };
      const saved = await manager.put(path, { rev, document, reason: 'اصلاح آزمون' });
      expect(saved.status).toBe(200);
      const notDone = await readFacts();
      const done = {
        versions: notDone.versions + 1,
        draft: '',
        parts: notDone.parts + 1,
        fitted: 1,
        audits: notDone.audits + 1,
      };
      const send = () =>
        manager.post(
          `${path}/release`,
          { rev: saved.body.rev },
          { 'idempotency-key': `release-report-${round}` },
        );
      return {
        phones: [],
        send,
        look: async () => judge(await readFacts(), { done, notDone }),
        repeat: async () => {
          expect((await send()).status).toBe(200);
          expect(await readFacts()).toEqual(done);
        },
      };
    },
  };
};
