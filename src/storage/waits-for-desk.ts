import { sql } from 'kysely';

/**
 * That an open request waits for us, in columns that the index of counts holds: of those steps that may be ours, only
 * 1 and 2 have to be looked at closer. SQLite works `waits_for` out and would read the row for it.
 */
export const waitsForDesk = sql<boolean>`status_id in (0, 1, 2, 4)
  and (status_id <> 1 or repair_in_place = 1) and (status_id <> 2 or estimate_state <> 'sent')`;
