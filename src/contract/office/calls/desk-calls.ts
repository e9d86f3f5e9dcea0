import { z } from 'zod';
import { payableBounds } from '../../payment-bounds.ts';
import { StatusIdField } from '../../repair/entities.ts';
import { RequestDescription } from '../../repair/inputs.ts';
import { noSmsReasons } from '../no-sms-reasons.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { RowId, StrictTraceNumber, TraceParams } from '../office-values.ts';
import { DeskRequest } from '../repair-shapes.ts';
import { deviceFields } from './device-calls.ts';

const repairs = { tag: 'Repairs' } as const;

const Parcel = z.object({
  isByHand: z.boolean(),
  carrier: z.string().max(60).default(''),
  number: z.string().max(40).default(''),
});

/** Which of several payments a step back strikes. */
const NamedPayment = z.object({ kind: z.enum(['online', 'hand']), id: RowId });

/** In what condition a device came, and what came with it. */
export const Intake = z.object({
  condition: z.enum(['sound', 'hit', 'incomplete']),
  accessories: z
    .array(z.object({ name: z.string().trim().min(1).max(60), count: z.int().min(1).max(999) }))
    .max(60),
  remark: z.string().max(500).default(''),
});
export type Intake = z.infer<typeof Intake>;

/** One request and everything the desk does with it. */
export const deskCalls = defineOfficeCalls({
  getRepair: {
    ...repairs,
    permission: 'repairs.read',
    method: 'get',
    path: '/repairs/{traceNumber}',
    summary: 'Everything about one request',
    params: TraceParams,
    result: DeskRequest,
    refusals: ['not_found'],
  },
  registerRepair: {
    ...repairs,
    method: 'post',
    path: '/repairs',
    summary: 'Registers a request for somebody who calls or stands at the counter',
    description:
      'It begins accepted, or received with `isHere`. `device` is for a serial that is not known yet. `mobile` is the caller’s number: it is stored and gets no SMS. 409 with `traceNumber` when the device has an open request.',
    body: z.object({
      serialNumber: z.string().min(1).max(128),
      isHere: z.boolean(),
      isInPlace: z.boolean(),
      description: RequestDescription,
      mobile: z.string().max(40).default(''),
      device: z.object({ ...deviceFields, reason: z.string().trim().max(500).optional() }).optional(),
      intake: Intake.optional(),
    }),
    result: z.object({ traceNumber: z.string() }),
    refusals: ['not_found', 'conflict', 'reauth_required'],
  },
  previewRepairNotice: {
    ...repairs,
    permission: 'repairs.read',
    method: 'post',
    path: '/repairs/{traceNumber}/preview',
    summary: 'The SMS that a move would send, and to whom',
    description:
      'Give the move (`to`), the amount of an estimate, or a note; with none of them the link alone.',
    params: TraceParams,
    body: z.object({
      to: StatusIdField.optional(),
      parcel: Parcel.optional(),
      paidBy: z.enum(['cash', 'card', 'transfer', 'free']).optional(),
      reference: z.string().max(60).optional(),
      estimateRial: z.int().min(0).max(payableBounds.max).optional(),
      payableRial: z.int().min(0).max(payableBounds.max).optional(),
      note: z.string().max(500).optional(),
      partRial: z.int().min(0).max(payableBounds.max).optional(),
      payment: NamedPayment.optional(),
    }),
    result: z.object({
      mobile: z.string().nullable(),
      noSmsReason: z.enum(noSmsReasons).nullable(),
      text: z.string().nullable(),
      /** The number has had its status messages of a day: the change goes into the summary of its hour. */
      isSummed: z.boolean(),
      /** The device would be received without its declaration. */
      isUndeclared: z.boolean(),
      /** The device would go back without a released service report. */
      isUnreported: z.boolean(),
    }),
    refusals: ['not_found'],
  },
  moveRepair: {
    ...repairs,
    method: 'post',
    path: '/repairs/{traceNumber}/moves',
    summary: 'Moves a request along the one table',
    description:
      '2 to 3 is made by the invoice and 3 to 4 by its payment: forward moves to 3 or 4 are refused. A device whose declaration is missing is received only with `mayLackDeclaration`. 4 to 3 strikes `payment`; where there is one payment only, that one.',
    params: TraceParams,
    body: z.object({
      to: StatusIdField,
      expectedStatusId: StatusIdField,
      reason: z.string().max(2_000).optional(),
      parcel: Parcel.optional(),
      intake: Intake.optional(),
      mayLackDeclaration: z.boolean().default(false),
      payment: NamedPayment.optional(),
    }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  acceptRepairs: {
    ...repairs,
    method: 'post',
    path: '/repairs/moves',
    summary: 'Accepts several registered requests, each in a transaction of its own',
    body: z.object({
      // Older clients name it, and stored idempotency keys belong to an input that has it.
      to: z.literal(1).default(1),
      items: z
        .array(z.object({ traceNumber: StrictTraceNumber, expectedStatusId: StatusIdField }))
        .min(1)
        .max(100),
    }),
    result: z.object({
      moved: z.array(z.string()),
      /** What takes each of them back while its SMS is held. */
      undo: z.array(z.object({ traceNumber: z.string(), logId: z.int() })),
      refused: z.array(z.object({ traceNumber: z.string(), statusId: StatusIdField.nullable() })),
    }),
    refusals: ['conflict'],
  },
  listRepairPeople: {
    ...repairs,
    permission: 'repairs.read',
    method: 'get',
    path: '/repairs/people',
    summary: 'Who can be made responsible for a request',
    result: z.array(z.object({ id: z.int(), name: z.string() })),
  },
  assignRepairs: {
    ...repairs,
    method: 'post',
    path: '/repairs/assign',
    summary: 'Makes somebody responsible for requests, or nobody',
    description: 'One whose responsible person has changed since it was seen is left as it is and named.',
    body: z.object({
      staffId: RowId.nullable(),
      items: z
        .array(z.object({ traceNumber: StrictTraceNumber, expectedStaffId: RowId.nullable() }))
        .min(1)
        .max(100),
    }),
    result: z.object({
      assigned: z.array(z.string()),
      refused: z.array(z.object({ traceNumber: z.string(), name: z.string() })),
    }),
    refusals: ['not_found'],
  },
  undoRepairMove: {
    ...repairs,
    method: 'post',
    path: '/repairs/{traceNumber}/undo',
    summary: 'Takes a forward move or a cancel back while its SMS is held, 30 seconds',
    params: TraceParams,
    body: z.object({ logId: RowId }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  addRepairNote: {
    ...repairs,
    method: 'post',
    path: '/repairs/{traceNumber}/notes',
    summary: 'A note for staff, or one that the customer reads',
    params: TraceParams,
    body: z.object({
      text: z.string().trim().min(2).max(2_000),
      isForCustomer: z.boolean().default(false),
      sendsSms: z.boolean().default(false),
    }),
    result: DeskRequest,
    refusals: ['not_found', 'too_many', 'conflict'],
  },
  writeRepairIntake: {
    ...repairs,
    method: 'put',
    path: '/repairs/{traceNumber}/intake',
    summary: 'In what condition a device came, and what came with it',
    params: TraceParams,
    body: Intake,
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  getRepairLocks: {
    ...repairs,
    permission: 'repairs.read',
    method: 'get',
    path: '/repairs/{traceNumber}/locks',
    summary: 'Which limits close the serial, and for how long',
    params: TraceParams,
    result: z.object({
      locks: z.array(
        z.object({
          limit: z.enum(['codes', 'messages']),
          isKnownBrowser: z.boolean(),
          retryAfterSeconds: z.int(),
        }),
      ),
    }),
    refusals: ['not_found'],
  },
  unlockRepair: {
    ...repairs,
    method: 'post',
    path: '/repairs/{traceNumber}/unlock',
    summary: 'Opens a serial that wrong codes or messages have closed',
    params: TraceParams,
    body: z.object({ isCallerChecked: z.literal(true) }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  sendRepairMessage: {
    ...repairs,
    method: 'post',
    path: '/repairs/{traceNumber}/messages',
    summary: 'Sends an SMS again, or the link alone; three in 24 hours',
    params: TraceParams,
    body: z.object({ messageId: RowId.nullable().default(null) }),
    result: DeskRequest,
    refusals: ['not_found', 'conflict', 'too_many'],
  },
});
