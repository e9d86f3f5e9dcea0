import type { NewCentre } from '#features/centres/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { OnRowsDone } from './compare-file.ts';
import type { ReadFile } from './file/read-file.ts';
import { compareCentresFile, storeCentres } from './import-centres.ts';
import { requireGoodFile } from './require-good-file.ts';

type Input = {
  file: ReadFile<NewCentre>;
  onRowsDone?: OnRowsDone;
  expect?: string | undefined;
  reason?: string | undefined;
};

/** Compares and stores a file of centres in one transaction: there are never very many of them. */
export const storeCentreFile = staffAction({
  name: 'centre.import',
  permission: 'devices.import',
  run: async ({ trx }: ActionContext, { file, onRowsDone, expect, reason }: Input) => {
    const compared = await compareCentresFile(trx, file, onRowsDone);
    const { report } = compared;
    requireGoodFile(report, expect);
    await storeCentres(trx, compared);
    return {
      result: { ...report, isStored: true },
      audit: { subject: { kind: 'centre', id: 'file' }, from: null, to: report.counts, why: reason },
    };
  },
});
