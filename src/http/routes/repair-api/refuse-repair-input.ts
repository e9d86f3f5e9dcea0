import type { z } from 'zod';
import { tooLong } from '#contract/repair/inputs.ts';
import { type RepairReason, repairRefusal } from '#contract/repair/reasons.ts';
import { AppError } from '#kernel/app-error.ts';

/** A field that a person can correct has its own sentence; other faults are the calling program's. */
const reasonOfField: Record<string, RepairReason> = {
  code: 'malformed-code',
  description: 'malformed-description',
  address: 'malformed-address',
  note: 'malformed-note',
  pollingDescription: 'malformed-survey',
  rating: 'malformed-survey',
  phrase: 'short-phrase',
  name: 'malformed-name',
  carrier: 'malformed-carrier',
  parcelNumber: 'malformed-parcel',
  mobile: 'missing-mobile',
};

/** The refusal of an input that the contract's checks did not pass. */
export const refuseRepairInput = (error: z.ZodError): AppError => {
  // Of a field inside a list the innermost name counts.
  const field = error.issues
    .map(({ path }) => path.findLast((name) => typeof name === 'string'))
    .find((name) => name !== undefined);
  const isLong = field === 'description' && error.issues.some(isTooLong);
  const reason = isLong ? 'long-description' : reasonOfField[field ?? ''];
  return reason ? repairRefusal(reason) : new AppError('invalid_input', { cause: error });
};

/** A text with two allowed forms has the issues of each form. */
const isTooLong = (issue: z.core.$ZodIssue): boolean =>
  issue.message === tooLong || (issue.code === 'invalid_union' && issue.errors.flat().some(isTooLong));

/** `SerialNumber` and `serialNumber` are one name. */
export const foldRepairName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
