import type { NewCentre, StoredCentre } from '#features/centres/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { ComparedFile } from './compare-file.ts';
import { storeCentres } from './import-centres.ts';
import { requireGoodFile } from './require-good-file.ts';

type Input = {
  compared: ComparedFile<NewCentre, StoredCentre>;
  expect?: string | undefined;
  reason?: string | undefined;
};

/** Stores a compared file of centres, all rows or none. */
export const storeCentreFile = staffAction({
  name: 'centre.import',
  permission: 'devices.import',
  run: async ({ trx }: ActionContext, { compared, expect, reason }: Input) => {
    const { report } = compared;
    requireGoodFile(report, expect);
    await storeCentres(trx, compared);
    return {
      result: { ...report, isStored: true },
      audit: { subject: { kind: 'centre', id: 'file' }, from: null, to: report.counts, why: reason },
    };
  },
});
