import type { Selectable } from 'kysely';
import type { SoldProductRow } from './device-tables.ts';

/*
 * Temporary tables of an import. Its rows are staged there first: on SQLite that happens before the transaction takes
 * the write lock, which is then held only while the rows are copied.
 */
export type StagingTables = {
  /** A device of a file: new, or known with what it will be. */
  import_staging: Omit<Selectable<SoldProductRow>, 'id' | 'rev' | 'owner_changed_at'> & {
    n: number;
    known_id: number | null;
    known_rev: number | null;
    /** 1 when the words it is found by have to be written. */
    has_words: number;
  };
  import_staging_word: { n: number; word: string };
};
