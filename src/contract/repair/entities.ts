import { z } from 'zod';
import { Decontamination, Estimate, FaultPhoto, IntakeFacts, Parcels } from './additions.ts';
import { MayDo } from './may-do.ts';
import { CountedPayment, Invoice, PaymentState, rial } from './money-entities.ts';
import { moveSources } from './moves.ts';
import { reportResultNames } from './report-values.ts';
import { statusIds } from './statuses.ts';

/** An instant in ISO form, UTC. */
const instant = z.string();

export const StatusIdField = z.literal(statusIds);

/** A device as it was sold. The names are those of the sales system that the records come from. */
export const SoldProduct = z.object({
  fSerialNumber: z.string(),
  /** Number of the sales invoice. */
  fShomareFactor: z.string(),
  fNameMahsool: z.string(),
  fNameMarkaz: z.string(),
  fNameModirMarkaz: z.string(),
  fOstanName: z.string(),
  fShahrName: z.string(),
  /** The day of ownership, `YYYY-MM-DD`. */
  fMalekiatDate: z.string().nullable(),
  fMarkazID: z.int(),
  /** The warranty's last day, `YYYY-MM-DD`, and whether today in Tehran is still covered; null when no day is known. */
  warranty: z.object({ until: z.string(), isIn: z.boolean() }).nullish(),
});
export type SoldProduct = z.infer<typeof SoldProduct>;

/** A centre as the search offers it; no person's name, because the search is open to strangers. */
export const Centre = z.object({
  fMarkazID: z.int(),
  fNameMarkaz: z.string(),
  fOstanName: z.string(),
  fShahrName: z.string(),
});
export type Centre = z.infer<typeof Centre>;

/** One line of the dated story: a change of status, or a note that changed nothing. */
export const TimelineEntry = z.object({
  id: z.int(),
  kind: z.enum(['status', 'note', 'edit', 'address']),
  fromStatusId: StatusIdField.nullable(),
  statusId: StatusIdField,
  title: z.string(),
  at: instant,
  by: z.enum(moveSources),
  /** What the customer may read; for a cancellation its reason. */
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The released service report in short; the whole of it is at `ServiceReport`. */
export const ReportSummary = z.object({
  version: z.int(),
  releasedAt: instant,
  result: z.enum(reportResultNames),
  work: z.string(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

const Survey = z.object({ rating: z.int().min(1).max(5).nullable(), text: z.string(), at: instant });

/** A repair request with its whole story. The first block of fields is what older callers read. */
export const RepairRequest = z.object({
  id: z.int(),
  statusId: StatusIdField,
  statusDescription: z.string(),
  /** The reason of a cancellation; null when there is none, or none was stated. */
  statusLogDescription: z.string().nullable(),
  issueDescription: z.string(),
  /** The trace number, and the device's entry code (`codeVorrodDastgah`). */
  fCode: z.string(),
  /** Number of the repair invoice, once there is one. */
  fShomareFactor: z.string().nullable(),
  /** The invoice's total after discount, in rials; null before there is an invoice. */
  fJameKolleFactorBaTakhfif: rial.nullable(),

  statusTitle: z.string(),
  nextDescription: z.string(),
  repairInPlace: z.boolean(),
  /** The request's own centre: the chosen one, or else the one on the device's record. */
  markazId: z.int(),
  fNameMarkaz: z.string(),
  fOstanName: z.string().optional(),
  fShahrName: z.string().optional(),
  /** Empty for a chosen centre that is not the device's own. */
  fNameModirMarkaz: z.string().optional(),
  receiverAddress: z.string(),
  senderAddress: z.string(),
  registeredAt: instant,
  changedAt: instant,
  /** Returned without repair: sent back from 2 and not paid for. */
  isReturnedUnrepaired: z.boolean(),
  invoice: Invoice.nullable(),
  /** The last payment; `due` while anything remains. */
  payment: PaymentState,
  /** Every payment that counts, oldest first. */
  payments: z.array(CountedPayment).optional(),
  /** What is paid of the invoice, and what remains. */
  paidRial: rial.optional(),
  remainingRial: rial.optional(),
  /** Money of the customer's that no invoice takes; it waits for the next one, or for its return. */
  creditRial: rial.optional(),
  survey: Survey.nullable(),
  /** Photos of the fault, oldest first. */
  photos: z.array(FaultPhoto).optional(),
  /** What was declared before the device was sent; null while nothing was. */
  decontamination: Decontamination.nullish(),
  /** Null until the desk has written it down. */
  intake: IntakeFacts.nullish(),
  parcel: Parcels.nullish(),
  /** The latest estimate; null before there is one. */
  estimate: Estimate.nullish(),
  /** When somebody comes, for a repair in place; null while no time is set or its day is over. */
  visit: z.object({ technician: z.string(), from: instant, to: instant }).nullish(),
  /** Null until a report is released. */
  report: ReportSummary.nullish(),
  /** Oldest first. */
  timeline: z.array(TimelineEntry),
  may: MayDo,
});
export type RepairRequest = z.infer<typeof RepairRequest>;

/** AuthMobile's answer. `status`: 0 no request, 1 an open request, 2 not eligible. */
export const AuthData = z.object({
  /** First four and last two digits. */
  mobile: z.string(),
  /** The company's address. */
  receiverAddress: z.string(),
  /** The customer's address: always empty here, it follows the verification. */
  senderAddress: z.string(),
  status: z.int().min(0).max(2),
  /** Seconds until the code may be sent again. */
  resendAfterSeconds: z.int().min(0),
  /** Seconds the code stays good. */
  expiresInSeconds: z.int().min(0),
  /** Tries left at this code: one when strangers have tried too often at this device. */
  triesLeft: z.int().min(0).optional(),
  /** The SMS provider gave no answer: the code may be on its way, or not. */
  isSendingUnknown: z.boolean().optional(),
});
export type AuthData = z.infer<typeof AuthData>;

/** Median and nine in ten of the repairs that lately left a status. */
const UsualStep = z.object({ statusId: StatusIdField, least: z.int(), most: z.int() });

/** A repair before the owner changed: when it was and what kind of work, nothing of the former owner. */
export const EarlierRepair = z.object({
  registeredAt: instant,
  endedAt: instant,
  outcome: z.string(),
  /** Names of the price list. */
  work: z.array(z.string()),
});
export type EarlierRepair = z.infer<typeof EarlierRepair>;

/** Everything the verified owner of a device may see. */
export const RepairView = z.object({
  soldProducts: z.array(SoldProduct),
  /** Newest first; the older ones are the device's history. */
  repairRequests: z.array(RepairRequest).optional(),
  /** Repairs of a former owner, newest first; left out when there are none. */
  earlierRepairs: z.array(EarlierRepair).optional(),
  mobile: z.string(),
  receiverAddress: z.string(),
  senderAddress: z.string(),
  /** Whether a new request may be registered now. */
  mayRegister: z.boolean(),
  /** How a bill is paid: the most in one online payment, and the accounts for a transfer. */
  pay: z
    .object({
      onlineMaxRial: rial,
      accounts: z.array(z.object({ bank: z.string(), owner: z.string(), sheba: z.string() })),
    })
    .optional(),
  /** How long a step usually takes, in working days; steps about which too little is known are left out. */
  usualDays: z.array(UsualStep).optional(),
  /** Seconds of idleness after which the session ends, and seconds until it ends in any case. */
  sessionIdleSeconds: z.int(),
  sessionEndsInSeconds: z.int(),
});
export type RepairView = z.infer<typeof RepairView>;

/** The code step, as it can be shown again after a reload. */
export const PendingChallenge = AuthData.extend({ serialNumber: z.string(), traceNumber: z.string() });
export type PendingChallenge = z.infer<typeof PendingChallenge>;

/** Where this browser stands: verified, waiting for its code, or neither. */
export const CurrentSession = z.object({
  view: RepairView.nullable(),
  challenge: PendingChallenge.nullable(),
});
export type CurrentSession = z.infer<typeof CurrentSession>;
