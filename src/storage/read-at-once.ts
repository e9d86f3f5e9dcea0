import type { CompiledQuery } from 'kysely';
import type { Db } from './dialect.ts';
import type { Statements } from './sqlite-statements.ts';

const readers = new WeakMap<Db, Statements>();

/** Lets `readAtOnce` ask a connection that only reads, beside whoever writes. */
export const offerReader = (db: Db, reader: Statements): void => {
  readers.set(db, reader);
};

/**
 * The rows of a question, read in place: handing a connection out and taking it back costs as much as a short read.
 * Nothing where there is no such connection, as on PostgreSQL and inside a transaction, and nothing when it failed:
 * whoever asks then goes the ordinary way, which waits for locks and words what went wrong.
 */
export const readAtOnce = <Row>(
  db: Db,
  question: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Row[] | undefined => {
  try {
    return readers.get(db)?.run<Row>(question).rows;
  } catch {
    return undefined;
  }
};
