import type { z } from 'zod';
import type { RepairCallName, RepairCalls } from '#contract/repair/calls.ts';

/** What a call knows besides its input. */
export type CallContext = {
  sessionToken: string | undefined;
  challengeToken: string | undefined;
  captcha: string | undefined;
  clientAddress: string;
  requestId: string;
};

export type CallAnswer = {
  data: unknown;
  message?: string;
  /** Not 0 for a "no" that is an answer all the same. */
  status?: number;
  cookies?: readonly string[];
  headers?: Record<string, string>;
  /** The session this browser has from now on, when that changed. */
  newSession?: string;
};

type QueryOf<Call> = Call extends { query: infer Query extends z.ZodType } ? z.output<Query> : unknown;
type BodyOf<Call> = Call extends { body: infer Body extends z.ZodType } ? z.output<Body> : unknown;
export type CallInput<Name extends RepairCallName> = QueryOf<RepairCalls[Name]> & BodyOf<RepairCalls[Name]>;
export type RepairAnswers = {
  [Name in RepairCallName]: (input: CallInput<Name>, context: CallContext) => Promise<CallAnswer>;
};

/** Payment has its own room and its own use-cases. */
export type PaymentAnswers = Pick<RepairAnswers, 'pay' | 'verifyPayment' | 'noteReturn'>;
