import { z } from 'zod';
import type { AppErrorCode } from '#kernel/app-error.ts';

/** What a content call answers: the result, or a failure that names its code and the request to quote. */
export type ContentEnvelope<Result> =
  | { isSuccess: true; result: Result }
  | { isSuccess: false; result: null; error: ContentError };

/** `details` holds what the caller can act on: for `invalid_input` the fields and what is wrong with each. */
type ContentError = {
  code: AppErrorCode;
  message: string;
  requestId: string;
  details?: Readonly<Record<string, unknown>>;
};

/** The success shape of a content call, for the OpenAPI document and for the client's check. */
export const contentSuccess = <Result extends z.ZodType>(result: Result) =>
  z.object({ isSuccess: z.literal(true), result });

/** The failure shape of every answer below `/api/v1`. */
export const ContentFailure = z.object({
  isSuccess: z.literal(false),
  result: z.null(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** What a repair call answers: `status` 0 is success, anything else a refusal with a sentence for the person. */
export type RepairEnvelope<Data> = { status: number; message: string; data: Data | null };

/** The shape of every answer below `/repair-api`. */
export const repairEnvelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.int(), message: z.string(), data: data.nullable() });
