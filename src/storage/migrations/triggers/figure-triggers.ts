import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../dialect.ts';

const note = sql`insert into figure_mark (at)`;
const newRequest = sql`${note} values (new.registered_at)`;
const newDay = sql`${note} values (old.registered_at); ${note} values (new.registered_at)`;
const ends = (id: RawBuilder<unknown>) => sql`${note} select at from repair_log
  where request_id = ${id} and kind = 'status' and to_status in (5, 100)`;
const endsOfLog = ends(sql`new.request_id`);
const endsOfRequest = ends(sql`new.id`);
const newLog = sql`${note} values (new.at)`;
const oldLog = sql`${note} values (old.at); ${newLog}; ${endsOfLog}`;
const newEstimate = sql`${note} values (new.sent_at)`;
const sold = sql`${note} values (-1)`;
const renamed = sql`${sold}; ${note} select registered_at from repair_request where sold_product_id = new.id`;

type FigureTrigger = {
  name: string;
  on: string;
  table: string;
  when?: RawBuilder<unknown>;
  action: RawBuilder<unknown>;
  /** Once a statement where the engine can, so that an import of thousands records one change. */
  isForAll?: boolean;
};

const isOver = (row: 'old' | 'new') => sql.raw(`(${row}.status_id between 5 and 7)`);
const isCancelled = (row: 'old' | 'new') => sql.raw(`(${row}.status_id = 100)`);

const triggers: readonly FigureTrigger[] = [
  {
    name: 'log_written',
    on: 'insert',
    table: 'repair_log',
    when: sql`new.kind = 'status' and new.to_status in (2, 5, 100)`,
    action: endsOfLog,
  },
  {
    name: 'turn_ended',
    on: 'insert',
    table: 'repair_log',
    when: sql`new.kind = 'status' and new.from_status in (0, 1, 2, 4)`,
    action: newLog,
  },
  { name: 'estimate_sent', on: 'insert', table: 'estimate', action: newEstimate },
  { name: 'log_mended', on: 'update of at', table: 'repair_log', action: oldLog },
  { name: 'request_registered', on: 'insert', table: 'repair_request', action: newRequest },
  {
    name: 'request_cancelled',
    on: 'update of status_id, registered_at',
    table: 'repair_request',
    when: sql`${isCancelled('old')} <> ${isCancelled('new')} or old.registered_at <> new.registered_at`,
    action: newDay,
  },
  {
    name: 'request_ended',
    on: 'update of status_id, is_returned_unrepaired',
    table: 'repair_request',
    when: sql`${isOver('old')} <> ${isOver('new')} or ${isCancelled('old')} <> ${isCancelled('new')}
      or old.is_returned_unrepaired <> new.is_returned_unrepaired`,
    action: endsOfRequest,
  },
  { name: 'device_sold', on: 'insert', table: 'sold_product', action: sold, isForAll: true },
  { name: 'device_gone', on: 'delete', table: 'sold_product', action: sold, isForAll: true },
  {
    name: 'device_renamed',
    on: 'update of product_name',
    table: 'sold_product',
    when: sql`old.product_name <> new.product_name`,
    action: renamed,
  },
];

/**
 * Figures of reports are kept; a trigger records the instant of every change in the same transaction. Rows are
 * only added, never changed, so that nobody who moves a request waits for anyone else.
 */
export const createFigureTriggers = async (db: Db, isPostgres: boolean): Promise<void> => {
  for (const { name, on, table, when, action, isForAll = false } of triggers) {
    const trigger = sql`create trigger ${sql.id(`mark_${name}`)} after ${sql.raw(on)} on ${sql.table(table)}`;
    const condition = when ? sql`when (${when})` : sql``;
    if (!isPostgres) {
      await sql`${trigger} ${condition} begin ${action}; end`.execute(db);
      continue;
    }
    const call = sql.id(`mark_${name}`);
    const each = isForAll ? sql`for each statement` : sql`for each row`;
    await sql`create function ${call}() returns trigger language plpgsql as $rule$
      begin ${action}; return null; end $rule$`.execute(db);
    await sql`${trigger} ${each} ${condition} execute function ${call}()`.execute(db);
  }
};
