import type { BillLine } from '#contract/repair/bill.ts';
import type { MoveSource } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { PaidBy } from '#storage/repair-tables.ts';

export type StoryMove = {
  from: StatusId | null;
  to: StatusId;
  at: number;
  actor: MoveSource;
  note: string | null;
  isNotified: boolean;
};

export type StoryEstimate = {
  lines: readonly BillLine[];
  sentAt: number;
  answer?: { isAccepted: boolean; at: number; reason: string } | undefined;
};

export type StoryInvoice = {
  lines: readonly BillLine[];
  discountRial: number;
  isFree: boolean;
  issuedAt: number;
  paid?: { by: PaidBy; at: number } | undefined;
  /** An attempt at the bank before the one that succeeded. */
  failedAttemptAt?: number | undefined;
  /** How the last attempt ended, when a person has to look at it. */
  trouble?: 'review' | 'duplicate' | 'refunded' | undefined;
};

export type StoryParcel = { isByHand: boolean; carrier: string; number: string; at: number };

/** One request of the demo's year, from its registration to where it stands today. */
export type Story = {
  /** Its place among the devices of the year. */
  device: number;
  traceNumber: string;
  words: string;
  isInPlace: boolean;
  moves: StoryMove[];
  estimate?: StoryEstimate | undefined;
  invoice?: StoryInvoice | undefined;
  parcelIn?: StoryParcel | undefined;
  parcelOut?: StoryParcel | undefined;
  intakeAt?: number | undefined;
  survey?: { rating: number | null; text: string; at: number } | undefined;
  internalNotes: { at: number; text: string }[];
  customerNotes: { at: number; text: string }[];
};
