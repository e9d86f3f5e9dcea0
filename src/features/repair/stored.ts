import type { Selectable } from 'kysely';

/** A row as it is read. */
export type Stored<Row> = Selectable<Row>;
