import { readRowStatus } from '#contract/repair/statuses.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';

export const toOtherRepair = (row: StoredRequest) => ({
  traceNumber: row.trace_number,
  statusId: row.status_id,
  statusTitle: readRowStatus(row).title,
  registeredAt: toIso(row.registered_at),
  issueDescription: row.issue_description,
});
