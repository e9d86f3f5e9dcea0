import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

/** How often one cause was found on one product within a span, the first and the last time of it. */
export type CauseCount = { product: string; cause: string; count: number; first: number; last: number };

/** Of each report only its newest version counts, in the month it was released in. */
export const countCauses = async (db: Db, { since, until }: Span): Promise<CauseCount[]> => {
  const rows = await db
    .selectFrom('service_report as report')
    .select(['product_name', 'cause', (eb) => eb.fn.countAll<number>().as('count')])
    .select(({ fn }) => [fn.min<number>('released_at').as('first'), fn.max<number>('released_at').as('last')])
    .where('released_at', '>=', since)
    .where('released_at', '<', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service_report as later')
            .select('later.version')
            .whereRef('later.request_id', '=', 'report.request_id')
            .whereRef('later.version', '>', 'report.version'),
        ),
      ),
    )
    .groupBy(['product_name', 'cause'])
    .execute();
  return rows.map(({ product_name, cause, count, first, last }) => ({
    product: product_name,
    cause,
    count,
    first,
    last,
  }));
};
