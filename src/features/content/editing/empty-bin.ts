import type { AuditChange } from '#features/audit/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { countBin, listOldestInBin } from './bin.repository.ts';
import { purgeItem } from './purge-content.ts';

/** At most so many in one transaction; the screen calls again while something is left. */
const maxAtOnce = 200;

/** Removes what is in the bin, the oldest first. What something stands under is left for the next time. */
export const emptyBin = staffAction({
  name: 'content.purge',
  permission: 'content.purge',
  run: async ({ trx }: ActionContext, _: unknown) => {
    const audit: AuditChange[] = [];
    for (const item of await listOldestInBin(trx, { isOver: false, limit: maxAtOnce })) {
      const purged = await purgeItem(trx, item);
      if (purged) audit.push(purged);
    }
    return { result: { purged: audit.length, left: await countBin(trx) }, audit };
  },
});
