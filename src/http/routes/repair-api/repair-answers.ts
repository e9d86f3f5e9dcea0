import type { CallTable, CheckedInputOf, ResultOf } from '#contract/call.ts';
import type { LabCalls } from '#contract/repair/lab-calls.ts';
import type { allRepairCalls } from '#contract/repair/report-calls.ts';

/** What a call is given besides its input. */
export type CallContext = {
  sessionToken: string | undefined;
  challengeToken: string | undefined;
  markToken: string | undefined;
  labToken: string | undefined;
  labChallengeToken: string | undefined;
  clientAddress: string;
  /** The origin on which this browser opened the portal, by its Host header. */
  openedOn: string;
  httpRequestId: string;
};

export type CallAnswer<Data = unknown> = {
  data: Data;
  message?: string;
  /** Not 0 for a "no" that is an answer all the same. */
  status?: number;
  cookies?: readonly string[];
  headers?: Record<string, string>;
  /** The session this browser has from now on, when that changed. */
  newSession?: string;
  /** The same for the proved mobile. */
  newLab?: string;
};

/** Each gives what its call promises, in the envelope. */
type EnvelopedAnswersOf<Calls extends CallTable> = {
  [Name in keyof Calls]: (
    input: CheckedInputOf<Calls[Name]>,
    context: CallContext,
  ) => Promise<CallAnswer<ResultOf<Calls[Name]>> | Response>;
};

type AllAnswers = EnvelopedAnswersOf<typeof allRepairCalls>;
type PaymentCallName = 'pay' | 'verifyPayment' | 'recordReturn';

export type PaymentAnswers = Pick<AllAnswers, PaymentCallName>;
export type RepairAnswers = Omit<AllAnswers, PaymentCallName>;
export type LabAnswers = EnvelopedAnswersOf<LabCalls>;
