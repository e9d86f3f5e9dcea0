import type { AppErrorCode } from '#kernel/app-error.ts';
import { officeTexts } from '#web/texts/office/shell.ts';

/** Faults of single fields, by name: sentences for the person. */
export type FieldFaults = Readonly<Record<string, string>>;

type FailureInput = {
  code: AppErrorCode | 'lost' | 'stopped';
  message: string;
  httpStatus: number;
  fields?: FieldFaults | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  details: Readonly<Record<string, unknown>>;
};

/**
 * A call that did not succeed. `lost` means that no answer came, so it is unknown whether it was done;
 * `stopped` that it ended here: a question for sign-in or passkey was left unanswered, an upload was taken back, a draft
 * could not be saved first.
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

export const createLostFailure = (): OfficeFailure =>
  new OfficeFailure({ code: 'lost', message: officeTexts.lost, httpStatus: 0, details: {} });

export const createStoppedFailure = (message: string): OfficeFailure =>
  new OfficeFailure({ code: 'stopped', message, httpStatus: 0, details: {} });

/** Whatever was thrown, as a failure with a sentence. */
export const toFailure = (thrown: unknown): OfficeFailure =>
  thrown instanceof OfficeFailure
    ? thrown
    : new OfficeFailure({ code: 'unexpected', message: officeTexts.unexpected, httpStatus: 0, details: {} });

/** There is no such record, or its address cannot be one: asking again does not help. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof OfficeFailure && (thrown.code === 'not_found' || thrown.code === 'invalid_input');

type Status = Pick<OfficeFailure, 'httpStatus'>;

/** What a session, a permission or a limit stopped may have been done by an earlier try. */
const undecided = [401, 403, 408, 429];

/** Whether it was surely not done. Anything else may have been, and is sent again with its own key. */
export const isRefused = ({ httpStatus }: Status): boolean =>
  httpStatus >= 400 && httpStatus < 500 && !undecided.includes(httpStatus);

/** Whether to try again without an action of the person. */
export const isMomentary = ({ code, httpStatus }: Status & Pick<OfficeFailure, 'code'>): boolean =>
  code === 'lost' || httpStatus >= 500 || httpStatus === 429;

/** Whether another try is worth offering: it was not refused, and no permission is missing. */
export const mayHelpLater = (failure: Status): boolean => !isRefused(failure) && failure.httpStatus !== 403;
