import type { Selectable } from 'kysely';
import type { SoldProductRow } from './repair-tables.ts';

/*
 * Temporary tables, one set for each who imports. What a transaction will store is laid ready there first: on SQLite
 * that happens before it holds the one lock of all writers, which then lasts only as long as the copying.
 */
export type ReadyTables = {
  /** A device of a file: new, or known with what it will be. */
  ready_device: Omit<Selectable<SoldProductRow>, 'id' | 'rev'> & {
    n: number;
    known_id: number | null;
    known_rev: number | null;
    /** 1 when the words it is found by have to be written. */
    has_words: number;
  };
  ready_word: { n: number; word: string };
};
