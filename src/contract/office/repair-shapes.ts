import { z } from 'zod';
import { Party, parties } from '../repair/additions.ts';
import { RepairRequest, SoldProduct, StatusIdField } from '../repair/entities.ts';
import { InvoiceLine, paymentMethods } from '../repair/money-entities.ts';
import { estimateFilters } from './list-filters.ts';
import { noSmsReasons } from './no-sms-reasons.ts';

/** What the desk's calls give. Instants are ISO in UTC, amounts whole rials. */

const rial = z.int();
const instant = z.string();

const DeskMove = z.object({
  to: StatusIdField,
  kind: z.enum(['forward', 'unrepaired', 'cancel', 'back']),
  needsReason: z.boolean(),
});

const waits = ['us', 'customer', 'nobody'] as const;

/** Registered while the work of an earlier repair of the device is covered. */
const isWorkReturn = z.boolean();
/** Somebody comes to it next, and no time is set for that. */
const lacksVisit = z.boolean();

/** Who is responsible; someone who was disabled stays until it is given to another. */
export const Assignee = z.object({ id: z.int(), name: z.string(), isActive: z.boolean() });

export const QueueItem = z.object({
  traceNumber: z.string(),
  serialNumber: z.string(),
  productName: z.string(),
  centreName: z.string(),
  city: z.string(),
  statusId: StatusIdField,
  statusTitle: z.string(),
  /** What is paid and what remains, in Persian; empty unless a part is paid. */
  paidNote: z.string(),
  waitsFor: z.enum(waits),
  estimateState: z.enum(estimateFilters),
  repairInPlace: z.boolean(),
  isReturnedUnrepaired: z.boolean(),
  registeredAt: instant,
  stoodSince: instant,
  /** Whole working days since it stands where it does. */
  ageDays: z.int(),
  /** Working days it may stand there; null while it waits for the customer. */
  targetDays: z.int().nullable(),
  isOverdue: z.boolean(),
  isWorkReturn,
  lacksVisit,
  warrantyUntil: z.string().nullable(),
  mobile: z.string().nullable(),
  assignee: Assignee.nullable(),
  allowedMoves: z.array(DeskMove),
});
export type QueueItem = z.infer<typeof QueueItem>;

const bill = {
  lines: z.array(InvoiceLine.extend({ code: z.string() })),
  sumRial: rial,
  discountRial: rial,
  taxPercent: z.number(),
  taxRial: rial,
  payableRial: rial,
  ...parties,
};

const smsStates = ['queued', 'sent', 'delivered', 'undelivered', 'unknown', 'cancelled'] as const;

const DeskTimelineLine = z.object({
  key: z.string(),
  kind: z.enum([
    'status',
    'note',
    'edit',
    'address',
    'internal-note',
    'estimate',
    'estimate-answer',
    'sms',
    'code',
  ]),
  at: instant,
  by: z.string(),
  title: z.string(),
  text: z.string(),
  isForCustomer: z.boolean(),
  logId: z.int().nullable(),
  statusId: StatusIdField.nullable(),
  sms: z.object({ id: z.int(), state: z.enum(smsStates), reason: z.string() }).nullable(),
});

/** Everything on the request's page. */
export const DeskRequest = z.object({
  request: RepairRequest,
  device: SoldProduct,
  mobile: z.string().nullable(),
  noSmsReason: z.enum(noSmsReasons).nullable(),
  /** Of somebody for whom the desk registered it; empty otherwise. */
  callerPhone: z.string(),
  warranty: z.object({ until: z.string().nullable(), isIn: z.boolean() }),
  centre: z.object({
    id: z.int(),
    name: z.string(),
    province: z.string(),
    city: z.string(),
    manager: z.string(),
    address: z.string(),
    isChosen: z.boolean(),
  }),
  /** The buyer on the next paper; null where none is known. */
  buyer: Party.nullable(),
  /** Written for this request alone; null while the centre's counts. */
  ownBuyer: Party.nullable(),
  assignee: Assignee.nullable(),
  waitsFor: z.enum(waits),
  estimateState: z.enum(estimateFilters),
  ageDays: z.int(),
  isOverdue: z.boolean(),
  isWorkReturn,
  lacksVisit,
  allowedMoves: z.array(DeskMove),
  /** The move that can still be taken back; its SMS is held as long. */
  undo: z.object({ logId: z.int(), secondsLeft: z.int() }).nullable(),
  estimates: z.array(
    z.object({
      version: z.int(),
      state: z.enum(['sent', 'accepted', 'declined', 'replaced']),
      sentAt: instant,
      note: z.string(),
      answer: z.enum(['accepted', 'declined']).nullable(),
      answeredAt: instant.nullable(),
      answeredBy: z.enum(['customer', 'desk']).nullable(),
      ...bill,
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      issuedAt: instant,
      issuedBy: z.string(),
      withdrawnAt: instant.nullable(),
      isFree: z.boolean(),
      reason: z.string(),
      paymentState: z.enum(['due', 'pending', 'paid', 'review']),
      ...bill,
    }),
  ),
  handPayments: z.array(
    z.object({
      id: z.int(),
      method: z.enum(paymentMethods),
      reference: z.string().nullable(),
      amountRial: rial,
      at: instant,
      by: z.string(),
      struckAt: instant.nullable(),
      struckReason: z.string(),
      /** Of its receipt; null before payments had one. */
      number: z.string().nullable(),
      remainedRial: rial,
      /** It can be taken back without a reason for so long. */
      undoSeconds: z.int(),
    }),
  ),
  onlinePayments: z.array(
    z.object({
      id: z.int(),
      state: z.string(),
      amountRial: rial,
      reference: z.string().nullable(),
      cardMasked: z.string().nullable(),
      startedAt: instant,
      finishedAt: instant.nullable(),
      refundedOn: z.string().nullable(),
      refundReference: z.string().nullable(),
      struckAt: instant.nullable(),
      number: z.string().nullable(),
      remainedRial: rial,
    }),
  ),
  /** What was given back of the credit. */
  creditReturns: z.array(
    z.object({ amountRial: rial, day: z.string(), reference: z.string(), at: instant, by: z.string() }),
  ),
  intake: z
    .object({
      condition: z.enum(['sound', 'hit', 'incomplete']),
      accessories: z.array(z.object({ name: z.string(), count: z.int() })).readonly(),
      remark: z.string(),
      at: instant,
      staffName: z.string(),
    })
    .nullable(),
  photos: z.array(z.object({ id: z.int(), width: z.int(), height: z.int(), at: instant })),
  parcels: z.array(
    z.object({
      direction: z.enum(['in', 'out']),
      isByHand: z.boolean(),
      carrier: z.string(),
      number: z.string(),
      at: instant,
    }),
  ),
  timeline: z.array(DeskTimelineLine),
  otherRepairs: z.array(
    z.object({
      traceNumber: z.string(),
      statusId: StatusIdField,
      statusTitle: z.string(),
      registeredAt: instant,
      issueDescription: z.string(),
    }),
  ),
});
export type DeskRequest = z.infer<typeof DeskRequest>;
