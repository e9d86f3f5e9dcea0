import { type RawBuilder, sql } from 'kysely';

/**
 * The money that a request has: what was paid by any way and not struck, less what was given back of its credit.
 *
 * @example db.selectFrom('repair_request').select(receivedRial('repair_request.id').as('received'))
 */
export const receivedRial = (requestId: string): RawBuilder<number> => {
  const request = sql.ref(requestId);
  return sql<number>`(
    (select coalesce(sum(p.amount_rial), 0) from payment as p
      where p.request_id = ${request} and p.state = 'paid'
        and not exists (select 1 from struck_payment as s where s.payment_id = p.id))
    + (select coalesce(sum(h.amount_rial), 0) from hand_payment as h
      where h.request_id = ${request} and h.struck_at is null)
    - (select coalesce(sum(r.amount_rial), 0) from credit_return as r where r.request_id = ${request}))`;
};
