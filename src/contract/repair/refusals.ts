import { z } from 'zod';
import type { AppErrorCode } from '#kernel/app-error.ts';
import { appErrorCodes } from '#kernel/app-error.ts';

/** The envelope's `status` of each failure. 0 is success; the numbers are kept for ever. */
export const repairStatusByCode: Record<AppErrorCode, number> = {
  not_found: 1,
  invalid_input: 2,
  unauthorised: 3,
  forbidden: 4,
  conflict: 5,
  too_many: 6,
  captcha_required: 7,
  captcha_failed: 8,
  unavailable: 9,
  too_large: 10,
  unsupported_type: 11,
  method_not_allowed: 12,
  timeout: 13,
  reauth_required: 14,
  unexpected: 99,
};

/** What `data` holds when `status` is not 0: the code to decide by, and when another try makes sense. */
export const RepairRefusalData = z.object({
  code: z.enum(appErrorCodes),
  requestId: z.string(),
  /** Which of the API's own reasons it was; a program may decide by it, a person reads the message. */
  reason: z.string().optional(),
  retryAfterSeconds: z.int().min(0).optional(),
});
export type RepairRefusalData = z.infer<typeof RepairRefusalData>;
