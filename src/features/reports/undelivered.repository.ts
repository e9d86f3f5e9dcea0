import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

/** Messages that did not arrive, or of which nobody knows, newest first. */
export const listUndelivered = async (db: Db, span: Span, max: number) => {
  const rows = await db
    .selectFrom('sms_message as sms')
    .innerJoin('sold_product as device', 'device.id', 'sms.sold_product_id')
    .leftJoin('repair_request as request', 'request.id', 'sms.request_id')
    .select(['sms.id', 'sms.kind', 'sms.state', 'sms.reason', 'sms.queued_at'])
    .select(['request.trace_number', 'device.serial_number', 'device.centre_name'])
    .where('sms.state', 'in', ['undelivered', 'unknown'])
    .where('sms.queued_at', '>=', span.since)
    .where('sms.queued_at', '<', span.until)
    .orderBy('sms.queued_at', 'desc')
    .orderBy('sms.id', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state === 'unknown' ? ('unknown' as const) : ('undelivered' as const),
    reason: row.reason,
    at: toIso(row.queued_at),
    traceNumber: row.trace_number,
    serialNumber: row.serial_number,
    centreName: row.centre_name,
  }));
};
