import type { EarlierRepair } from '#contract/repair/entities.ts';
import { readRowStatus } from '#contract/repair/statuses.ts';
import { listKindsOfWork } from '#features/desk/index.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';

/** Repairs of a former owner as the new one may see them: dates and kinds of work. */
export const describeEarlier = async (
  db: Db,
  requests: readonly StoredRequest[],
): Promise<EarlierRepair[]> => {
  const work = await listKindsOfWork(
    db,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    registeredAt: toIso(request.registered_at),
    endedAt: toIso(request.stood_since),
    outcome: readRowStatus(request).title,
    work: work.get(request.id) ?? [],
  }));
};
