import { z } from 'zod';
import { countCharacters, normalizeText } from '#kernel/count-characters.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { isParcelNumber } from '#kernel/parcel-key.ts';
import { parseSixDigitCode } from '#kernel/six-digit-code.ts';
import { hasForbiddenControls, stripInvisibles } from '#kernel/strip-controls.ts';
import { authorityPattern } from '../payment-bounds.ts';
import { wireInteger } from '../wire-values.ts';
import { additionLimits, repairLimits } from './limits.ts';

/** What `hasForbiddenControls` lets pass, for the OpenAPI document. */
const withoutControls = '^[^\\u0000-\\u0009\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** The message of a text that is too long; it has another sentence than one that is too short. */
export const tooLong = 'too long';

const written = (min: number, max: number) =>
  z
    .string()
    .refine((text) => !hasForbiddenControls(text.replace(/\r\n?/g, '\n')), 'control characters')
    .transform((text) => normalizeText(text.replace(/\r\n?/g, '\n')))
    .refine((text) => countCharacters(text) >= min, `at least ${min} characters`)
    .refine((text) => countCharacters(text) <= max, tooLong)
    .meta({ minLength: min, maxLength: max, pattern: withoutControls });

const { description, note, address, reason, pollingText } = repairLimits;

/** The fault in the customer's words: 20 to 500 characters after trimming. */
export const RequestDescription = written(description.min, description.max);
const CustomerNote = written(note.min, note.max);
const CustomerAddress = written(address.min, address.max);
const CancelReason = written(reason.min, reason.max);
const PollingText = written(0, pollingText.max);

const identifier = z.string().max(128);
const id = z.union([
  z.int().min(0).max(999_999_999),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/** Trace numbers are eight digits; spaces, dashes and Persian digits are forgiven. */
export const TraceNumber = z
  .string()
  .max(64)
  .transform((text) => foldDigits(stripInvisibles(text)).replace(/[\s\p{Pd}\u2212]/gu, ''));

export const SixDigitCode = z
  .string()
  .transform((text) => parseSixDigitCode(text))
  .pipe(z.string({ error: 'six digits' }))
  .meta({
    maxLength: 64,
    pattern: '^[\\s\\p{Pd}\\p{Cf}\\u2212]*([0-9۰-۹٠-٩０-９][\\s\\p{Pd}\\p{Cf}\\u2212]*){6}$',
  });

/** By serial number, or, with an empty one, by the token of the device's label, or by the trace number of a request. */
export const AuthMobileQuery = z.object({
  serialNumber: identifier.default(''),
  traceNumber: TraceNumber.default(''),
  labelToken: z.string().max(64).default(''),
});

export const VerifyCodeQuery = AuthMobileQuery.extend({ code: SixDigitCode });

/** Names on the wire begin with a capital or not; both are read. `markazId` 0 is the centre on the record. */
export const SaveRequestBody = z.strictObject({
  serialNumber: identifier,
  description: RequestDescription,
  markazId: id.default(0),
  repairInPlace: z.boolean().default(false),
});
export type SaveRequestBody = z.output<typeof SaveRequestBody>;

/** Save with an address: corrects it, and edits the description or leaves a note as the status allows. */
export const SaveAddressBody = z.strictObject({
  serialNumber: identifier,
  description: z.union([z.literal('').transform(() => undefined), CustomerNote]).optional(),
  address: CustomerAddress,
});
export type SaveAddressBody = z.output<typeof SaveAddressBody>;

/** Empty text and no rating at status 5: "I received the device". Otherwise the answer to the survey. */
export const SavePollingBody = z.strictObject({
  requestId: id,
  pollingDescription: PollingText.nullish().transform((text) => text ?? ''),
  fCode: TraceNumber,
  rating: z.int().min(1).max(5).nullish(),
});
export type SavePollingBody = z.output<typeof SavePollingBody>;

export const AddNoteBody = z.strictObject({ fCode: TraceNumber, note: CustomerNote });
export const CancelBody = z.strictObject({ fCode: TraceNumber, reason: CancelReason.default('') });

const { declarer, carrier, parcelNumber } = additionLimits;
export const DeclareBody = z.strictObject({ fCode: TraceNumber, name: written(declarer.min, declarer.max) });
export type DeclareBody = z.output<typeof DeclareBody>;

/** Letters and digits as a carrier prints them; Persian digits are forgiven. */
const ParcelNumber = z
  .string()
  .max(200)
  .transform((text) => foldDigits(stripInvisibles(text)).trim())
  .refine(isParcelNumber)
  .meta({ minLength: parcelNumber.min, maxLength: parcelNumber.max });
export const SaveParcelBody = z.strictObject({
  fCode: TraceNumber,
  carrier: written(carrier.min, carrier.max),
  parcelNumber: ParcelNumber,
});
export type SaveParcelBody = z.output<typeof SaveParcelBody>;

export const AnswerEstimateBody = z.strictObject({
  fCode: TraceNumber,
  version: z.int().min(1),
  isAccepted: z.boolean(),
  reason: CancelReason.default(''),
});
export type AnswerEstimateBody = z.output<typeof AnswerEstimateBody>;

export const AddPhotoQuery = z.object({ fCode: TraceNumber });
export const RemovePhotoBody = z.strictObject({ fCode: TraceNumber, id: z.string().regex(/^[\w-]{22}$/) });
export const ServiceReportQuery = AddPhotoQuery;
export const ReportPhotoQuery = z.object({ fCode: TraceNumber, id: wireInteger(1, 999_999_999) });
export const PhotoQuery = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

export const LoadListQuery = z.object({ phrase: z.string().max(repairLimits.centrePhrase.max) });
/** Rials as people type them: Persian digits and separators are forgiven, fractions are not. */
const WrittenRials = z
  .string()
  .max(32)
  .transform((text) => foldDigits(stripInvisibles(text)).replace(/[\s,٬]/g, ''))
  .pipe(z.string().regex(/^\d{1,12}$/))
  .transform(Number);
/** `amount` in rials, a part of what remains; without it as much as one payment may be. */
export const PayQuery = z.object({ codeVorrodDastgah: TraceNumber, amount: WrittenRials.optional() });
export const VerifyPaymentQuery = z.object({ authority: z.string().regex(authorityPattern) });
/** As the bank wrote it into the address; only `OK` means anything. */
export const RecordReturnQuery = VerifyPaymentQuery.extend({ bankStatus: z.string().max(20).default('') });
