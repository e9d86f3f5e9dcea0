import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { type Db, readEngine } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

export type FigureChange = { id: number; at: number };
export type KeptFigure = Span & { name: string; basis: string; document: string };

/** More than these at once mean that everything asked for is worked out anew. */
export const maxFigureChanges = 5_000;

/** How often figures were kept so far. Read first: figures worked out under an older number are not kept. */
export const readRevision = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('figure_book').select('turn').executeTakeFirstOrThrow();
  return row.turn;
};

/** What changed within a span since its figures were kept. Without an order: by number it would walk all changes. */
export const listFigureChanges = (db: Db, { since, until }: Span): Promise<FigureChange[]> =>
  db
    .selectFrom('figure_mark')
    .select(['id', 'at'])
    .where('at', '>=', since)
    .where('at', '<', until)
    .limit(maxFigureChanges)
    .execute();

export const listKept = (db: Db, name: string, sinces: readonly number[]): Promise<KeptFigure[]> =>
  db.selectFrom('kept_figure').selectAll().where('name', '=', name).where('since', 'in', sinces).execute();

/** True for one of those who keep figures with the same revision. */
export const claimRevision = async (trx: Db, revision: number): Promise<boolean> => {
  const row = await trx
    .updateTable('figure_book')
    .set({ turn: revision + 1 })
    .where('turn', '=', revision)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Figures of any name that touch a span hold no longer. */
export const dropFigures = async (trx: Db, { since, until }: Span): Promise<void> => {
  await trx.deleteFrom('kept_figure').where('since', '<', until).where('until', '>', since).execute();
};

export const writeFigures = async (trx: Db, figures: readonly KeptFigure[]): Promise<void> => {
  await trx
    .insertInto('kept_figure')
    .values(figures)
    .onConflict((conflict) =>
      conflict.columns(['name', 'since']).doUpdateSet((eb) => ({
        until: eb.ref('excluded.until'),
        basis: eb.ref('excluded.basis'),
        document: eb.ref('excluded.document'),
      })),
    )
    .execute();
};

/**
 * The changes that were seen; one that came meanwhile stays. SQLite has one writer at a time, so whatever has a smaller
 * number than a change that was seen had been written before it; PostgreSQL may show a smaller number later.
 */
export const deleteFigureChanges = async (
  trx: Db,
  { since, until }: Span,
  changes: readonly FigureChange[],
): Promise<void> => {
  if (readEngine(trx) === 'sqlite') {
    const latest = changes.reduce((last, { id }) => Math.max(last, id), 0);
    const seen = trx.deleteFrom('figure_mark').where('at', '>=', since).where('at', '<', until);
    await seen.where('id', '<=', latest).execute();
    return;
  }
  for (const part of cutIntoParts(changes, 500)) {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('figure_mark').where('id', 'in', ids).execute();
  }
};
