import type { z } from 'zod';
import { type RepairReason, repairRefusal } from '#contract/repair/reasons.ts';
import { AppError } from '#kernel/app-error.ts';

/** What a person can put right gets its own sentence; all else is the caller's program. */
const reasonOfField: Record<string, RepairReason> = {
  code: 'malformed-code',
  description: 'malformed-description',
  address: 'malformed-address',
  note: 'malformed-note',
  pollingDescription: 'malformed-survey',
  rating: 'malformed-survey',
  phrase: 'short-phrase',
};

/** The refusal of an input that the contract's checks did not pass. */
export const refuseRepairInput = (error: z.ZodError): AppError => {
  const field = error.issues.map(({ path }) => path[0]).find((name) => typeof name === 'string');
  const reason = reasonOfField[field ?? ''];
  return reason ? repairRefusal(reason) : new AppError('invalid_input', { cause: error });
};

/** `SerialNumber` and `serialNumber` are one name. */
export const foldRepairName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
