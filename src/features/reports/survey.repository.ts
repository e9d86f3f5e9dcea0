import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

export const countRatings = (db: Db, span: Span): Promise<{ rating: number | null; count: number }[]> =>
  db
    .selectFrom('survey')
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .where('at', '>=', span.since)
    .where('at', '<', span.until)
    .groupBy('rating')
    .execute();

/** What customers wrote, newest first. */
export const listSurveyWords = async (db: Db, span: Span, max: number) => {
  const rows = await db
    .selectFrom('survey')
    .innerJoin('repair_request as request', 'request.id', 'survey.request_id')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['survey.rating', 'survey.text', 'survey.at', 'request.trace_number'])
    .select(['request.centre_name as asked_centre', 'device.centre_name', 'device.product_name'])
    .where('survey.at', '>=', span.since)
    .where('survey.at', '<', span.until)
    .where('survey.text', '!=', '')
    .orderBy('survey.at', 'desc')
    .orderBy('survey.request_id', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) => ({
    rating: row.rating,
    text: row.text,
    at: toIso(row.at),
    traceNumber: row.trace_number,
    centreName: row.asked_centre || row.centre_name,
    productName: row.product_name,
  }));
};
