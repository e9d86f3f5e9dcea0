import { sql } from 'kysely';

/** When the step began that a line of the log, called `ended` in the question, has ended. */
export const stepBeganAt = sql<number | null>`(select max(began.at) from repair_log began
  where began.request_id = ended.request_id and began.kind = 'status'
    and began.to_status = ended.from_status and began.id < ended.id)`;
