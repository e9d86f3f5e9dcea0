import type { Selectable } from 'kysely';
import type { Bill } from '#contract/repair/bill.ts';
import type { Person } from '#features/audit/index.ts';
import { dayMs } from '#kernel/durations.ts';
import type { EstimateLineRow, EstimateRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { toLineRows } from './to-line-rows.ts';

export type StoredEstimate = Selectable<EstimateRow> & { lines: Selectable<EstimateLineRow>[] };

/** Every estimate of a request, oldest first. */
export const listEstimates = async (db: Db, requestId: number): Promise<StoredEstimate[]> => {
  const rows = await db
    .selectFrom('estimate')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('version')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('estimate_line')
    .selectAll()
    .where('estimate_id', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, lines: lines.filter(({ estimate_id }) => estimate_id === row.id) }));
};

/** When estimates of a request were sent within 24 hours, oldest first. */
export const listEstimateTimes = async (db: Db, requestId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('estimate')
    .select('sent_at')
    .where('request_id', '=', requestId)
    .where('sent_at', '>', databaseNow(db, -dayMs))
    .orderBy('version')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
};

/** Writes the next version and gives its number; what stood before is replaced and stays. */
export const insertEstimate = async (
  trx: Db,
  { requestId, bill, note, by }: { requestId: number; bill: Bill; note: string; by: Person },
): Promise<number> => {
  const { latest } = await trx
    .selectFrom('estimate')
    .select((eb) => eb.fn.max('version').as('latest'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const version = (latest ?? 0) + 1;
  await trx.updateTable('estimate').set({ state: 'replaced' }).where('request_id', '=', requestId).execute();
  const { id } = await trx
    .insertInto('estimate')
    .values({
      request_id: requestId,
      version,
      state: 'sent',
      sum_rial: bill.sumRial,
      discount_rial: bill.discountRial,
      tax_tenths: bill.taxTenths,
      tax_rial: bill.taxRial,
      payable_rial: bill.payableRial,
      note,
      sent_at: databaseNow(trx),
      staff_id: by.staffId,
      staff_name: by.name,
      answer: null,
      answered_at: null,
      answered_by: null,
      answer_staff_id: null,
      answer_staff_name: '',
      answer_reason: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = toLineRows(bill).map((line) => ({ estimate_id: id, ...line }));
  await trx.insertInto('estimate_line').values(lines).execute();
  return version;
};

export const writeEstimateAnswer = async (
  trx: Db,
  id: number,
  answer: { isAccepted: boolean; reason: string; by: Person | 'customer' },
): Promise<void> => {
  const state = answer.isAccepted ? 'accepted' : 'declined';
  const person = answer.by === 'customer' ? undefined : answer.by;
  await trx
    .updateTable('estimate')
    .set({
      state,
      answer: state,
      answered_at: databaseNow(trx),
      answered_by: person ? 'desk' : 'customer',
      answer_staff_id: person?.staffId ?? null,
      answer_staff_name: person?.name ?? '',
      answer_reason: answer.reason,
    })
    .where('id', '=', id)
    .execute();
};
