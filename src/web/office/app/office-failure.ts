import type { AppErrorCode } from '#kernel/app-error.ts';
import { officeTexts } from '#web/texts/office/shell.ts';

/** Faults of single fields, by name: sentences for the person. */
export type FieldFaults = Readonly<Record<string, string>>;

type FailureInput = {
  code: AppErrorCode | 'lost' | 'given_up';
  message: string;
  httpStatus: number;
  fields?: FieldFaults | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  details: Readonly<Record<string, unknown>>;
};

/**
 * A call that did not succeed. `lost` means that no answer came, so it is unknown whether it was done;
 * `given_up` that the person left the question for password or sign-in unanswered.
 */
export class OfficeFailure extends Error {
  readonly code: FailureInput['code'];
  readonly httpStatus: number;
  readonly fields: FieldFaults | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Everything else in the answer, such as the state that a record has by now. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ code, message, httpStatus, fields, requestId, retryAfterSeconds, details }: FailureInput) {
    super(message);
    this.name = 'OfficeFailure';
    this.code = code;
    this.httpStatus = httpStatus;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

export const connectionLostFailure = (): OfficeFailure =>
  new OfficeFailure({ code: 'lost', message: officeTexts.lost, httpStatus: 0, details: {} });

export const cancelledFailure = (): OfficeFailure =>
  new OfficeFailure({ code: 'given_up', message: officeTexts.givenUp, httpStatus: 0, details: {} });

/** Whatever was thrown, as a failure with a sentence. */
export const toFailure = (thrown: unknown): OfficeFailure =>
  thrown instanceof OfficeFailure
    ? thrown
    : new OfficeFailure({ code: 'unexpected', message: officeTexts.unexpected, httpStatus: 0, details: {} });

/** There is no such record, or its address cannot be one: asking again does not help. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof OfficeFailure && (thrown.code === 'not_found' || thrown.code === 'invalid_input');

/** Nothing was decided: no answer, nobody signed in, too many calls, or a server that could not: later it may be done. */
export const mayHelpLater = ({ httpStatus }: OfficeFailure): boolean =>
  httpStatus >= 500 || [0, 401, 408, 429].includes(httpStatus);
