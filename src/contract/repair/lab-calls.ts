import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { wireInteger } from '../wire-values.ts';
import { RepairView } from './entities.ts';
import { RequestDescription, SixDigitCode } from './inputs.ts';
import { LabAuthData, LabDevices, LabProof, SaveManyData } from './lab-entities.ts';

/** How many devices one form registers at once. */
export const maxAtOnce = 20;

const labFilters = ['all', 'repair', 'warranty'] as const;
export type LabFilter = (typeof labFilters)[number];

const mobile = z.string().max(64);
const soldProductId = z.int().min(1).max(999_999_999);

export const SaveManyBody = z.strictObject({
  /** The caller's own name for this registration: the same name again adds nothing. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  items: z
    .array(
      z.strictObject({
        soldProductId,
        description: RequestDescription,
        repairInPlace: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(maxAtOnce),
});
export type SaveManyBody = z.output<typeof SaveManyBody>;

const tag = 'Lab';

/** All devices of a mobile. Nothing personal stands in an address. */
export const labCalls = defineCalls({
  labAuthMobile: {
    method: 'post',
    path: '/Lab/AuthMobile',
    tag,
    summary: 'Sends a code to a mobile that has devices; others get the same answer and no code',
    body: z.strictObject({ mobile }),
    result: LabAuthData,
    headers: { captcha: 'x-captcha' },
    refusals: ['captcha_required', 'captcha_failed', 'too_many'],
  },
  labVerifyCode: {
    method: 'post',
    path: '/Lab/VerifyCode',
    tag,
    summary: 'Exchanges the code for a session of that mobile',
    body: z.strictObject({ mobile, code: SixDigitCode }),
    result: LabProof,
    refusals: ['too_many'],
  },
  labDevices: {
    method: 'get',
    path: '/Lab/Devices',
    tag,
    summary: 'The devices of the proved mobile and of the centres it speaks for, by centre',
    query: z.object({
      page: wireInteger(1, 10_000).optional(),
      search: z.string().max(100).optional(),
      filter: z.enum(labFilters).optional(),
    }),
    result: LabDevices,
    refusals: ['unauthorised'],
  },
  labExport: {
    method: 'get',
    path: '/Lab/Export',
    tag,
    summary: 'The same list, whole, as a file',
    result: z.null(),
    download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    refusals: ['unauthorised', 'too_large', 'too_many'],
  },
  labOpen: {
    method: 'post',
    path: '/Lab/Open',
    tag,
    summary: 'Opens the session of one device of the list',
    body: z.strictObject({ soldProductId }),
    result: RepairView,
    refusals: ['unauthorised'],
  },
  labSaveMany: {
    method: 'post',
    path: '/Lab/SaveMany',
    tag,
    summary: 'Registers a request for each of several devices; each has a result of its own',
    body: SaveManyBody,
    result: SaveManyData,
    refusals: ['unauthorised'],
  },
  labSignOut: {
    method: 'post',
    path: '/Lab/SignOut',
    tag,
    summary: 'Ends the session of the mobile and every device that was opened from it',
    result: z.null(),
  },
});

export type LabCalls = typeof labCalls;
