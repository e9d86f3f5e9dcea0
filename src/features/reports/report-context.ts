import type { Db } from '#storage/dialect.ts';

/** The connection a report reads from, and the database's time at its beginning. */
export type ReportContext = { db: Db; now: number };

/** Instants in milliseconds; `until` no longer belongs to the span. */
export type Span = { since: number; until: number };

/** Days of Tehran, `YYYY-MM-DD`; both belong to the span. */
export type SpanInput = { from?: string | undefined; to?: string | undefined };
