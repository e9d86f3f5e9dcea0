import { isAppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import {
  claimRevision,
  deleteFigureChanges,
  dropFigures,
  type FigureChange,
  type KeptFigure,
  listFigureChanges,
  listKept,
  maxFigureChanges,
  readRevision,
  writeFigures,
} from './kept-figures.repository.ts';
import type { Span } from './report-context.ts';

/** What is asked for: one figure a span, spans without a gap; worked out from rows where no kept one holds. */
type Wanted<Figure> = {
  name: string;
  spans: readonly Span[];
  /** What else the figures follow from. */
  basis?: string;
  work: (span: Span) => Promise<Figure>;
};

/**
 * Reads figures that hold still and works the others out. Right at any moment: a database trigger records the instant
 * of every change to a counted row in the same transaction (`storage/migrations/triggers`), and recorded changes are read
 * before rows. So a change either is in the rows that were read, or is still recorded for the next reader. Of two who
 * work at once only the first keeps what it found.
 */
export const readFigures = async <Figure>(
  db: Db,
  { name, spans, basis = '', work }: Wanted<Figure>,
): Promise<Figure[]> => {
  const revision = await readRevision(db);
  const whole = {
    since: Math.min(...spans.map(({ since }) => since)),
    until: Math.max(...spans.map(({ until }) => until)),
  };
  const changes = await listFigureChanges(db, whole);
  const kept = await listKept(
    db,
    name,
    spans.map(({ since }) => since),
  );
  const isChanged = ({ since, until }: Span): boolean =>
    changes.length === maxFigureChanges || changes.some(({ at }) => at >= since && at < until);
  const fresh: KeptFigure[] = [];
  const figures: Figure[] = [];
  for (const span of spans) {
    const known = kept.find(
      (row) => row.since === span.since && row.until === span.until && row.basis === basis,
    );
    if (known && !isChanged(span)) {
      figures.push(JSON.parse(known.document) as Figure);
      continue;
    }
    const figure = await work(span);
    figures.push(figure);
    fresh.push({ name, basis, since: span.since, until: span.until, document: JSON.stringify(figure) });
  }
  if (fresh.length > 0) await keep(db, { revision, whole, changes, changed: spans.filter(isChanged), fresh });
  return figures;
};

type Found = {
  revision: number;
  whole: Span;
  changes: readonly FigureChange[];
  changed: readonly Span[];
  fresh: readonly KeptFigure[];
};

/** What could not be kept is worked out again next time: no report fails for it. */
const keep = async (db: Db, { revision, whole, changes, changed, fresh }: Found): Promise<void> => {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await claimRevision(trx, revision))) return;
      for (const span of changed) await dropFigures(trx, span);
      await writeFigures(trx, fresh);
      await deleteFigureChanges(trx, whole, changes);
    });
  } catch (error) {
    // The rows are where they were; so are the recorded changes. A database that is busy is no fault.
    if (!isAppError(error, 'unavailable')) reportOnce(error);
  }
};

let isReported = false;

/** Reports are read in worker threads, which have no log: a warning of theirs reaches the server's error output. */
const reportOnce = (error: unknown): void => {
  if (isReported) return;
  isReported = true;
  process.emitWarning(`figures of reports cannot be kept: ${String(error)}`);
};
