import type { CheckedInputOf, ResultOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import type { ActingStaff } from '#features/staff/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';

/** What an answer of the office is given besides its input. */
export type OfficeContext = {
  /** Who calls; without staff id where nobody needs to be known yet. */
  actor: StaffActor;
  httpRequestId: string;
  clientAddress: string;
  /** Where the office is, as this browser sees it: for passkeys. */
  origin: string;
  /** The browser's description of itself, cut. */
  browser: string;
  /** Cookies of someone on the way in. */
  halfToken: string | undefined;
  knownBrowser: string | undefined;
  acting: ActingStaff | undefined;
  /** For the few answers that set cookies by what the browser holds. */
  request: Request;
};

/** Answers of the calls named; each gives what its call promises. */
export type AnswersFor<Names extends keyof OfficeCalls> = {
  [Name in Names]: (
    input: CheckedInputOf<OfficeCalls[Name]>,
    context: OfficeContext,
  ) => Promise<ResultOf<OfficeCalls[Name]> | AnswerWithCookies<ResultOf<OfficeCalls[Name]>> | Response>;
};

/** An answer that also sets cookies. Everything else an answer gives is the result itself. */
export class AnswerWithCookies<Result = unknown> {
  readonly result: Result;
  readonly cookies: readonly string[];
  /** The session cookie's new value: the anti-forgery token is bound to it and has to follow. */
  readonly newSession: string | undefined;

  constructor(
    result: Result,
    more: {
      cookies?: readonly string[];
      newSession?: string | undefined;
    },
  ) {
    this.result = result;
    this.cookies = more.cookies ?? [];
    this.newSession = more.newSession;
  }
}

/** Nobody in particular: may do nothing. */
export const nobody: StaffActor = {
  staffId: 0,
  name: '',
  roles: [],
  permissions: new Set(),
  sessionId: 0,
  hasFreshProof: false,
};
