import { moves } from '#contract/repair/moves.ts';
import type { Db } from './dialect.ts';

/** Copies the table of moves into the database at every start, so that its trigger and the code agree. */
export const storeRepairMoves = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const rows = moves.map(({ from, to }) => ({ from_status: from, to_status: to }));
    await trx
      .insertInto('repair_move')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = new Set(rows.map(({ from_status, to_status }) => `${from_status}>${to_status}`));
    for (const row of await trx.selectFrom('repair_move').selectAll().execute()) {
      if (kept.has(`${row.from_status}>${row.to_status}`)) continue;
      await trx
        .deleteFrom('repair_move')
        .where('from_status', '=', row.from_status)
        .where('to_status', '=', row.to_status)
        .execute();
    }
  });
