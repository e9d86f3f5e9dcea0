import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A request with a story to show: received, with an accepted estimate. */
export const findOpenRequest = (dataDir: string): string => {
  const database = new DatabaseSync(join(dataDir, 'azma.sqlite'), { readOnly: true });
  const row = database
    .prepare(
      `select trace_number from repair_request where status_id = 2 and estimate_state = 'accepted'
       order by registered_at limit 1`,
    )
    .get();
  database.close();
  if (!row) throw new Error('the demo has no request to show');
  return String(row.trace_number);
};
