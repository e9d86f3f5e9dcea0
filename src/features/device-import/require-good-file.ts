import type { ImportReport } from '#contract/office/calls/import-calls.ts';
import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';

/** Refuses a file with bad rows, and one that would do something else than the person was shown. */
export const requireGoodFile = (report: ImportReport, expect: string | undefined): void => {
  if (report.refused.length > 0) throw officeRefusal('invalid_input', importTexts.refused, { report });
  if (expect !== undefined && expect !== report.fingerprint)
    throw officeRefusal('conflict', importTexts.changed, { report });
};
