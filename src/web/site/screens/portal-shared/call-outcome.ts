import type { RepairAnswer } from '#contract/repair/client.ts';
import type { AppErrorCode } from '#kernel/app-error.ts';

/**
 * What a screen does with an answer: go on, show the server's sentence, ask for a captcha, ask for a new code,
 * or show the alert for a failure without an answer.
 */
export type CallOutcome<Data> =
  | { kind: 'done'; data: Data; message: string }
  | { kind: 'refused'; code: AppErrorCode; text: string; reason?: string | undefined }
  | { kind: 'captcha'; isFailed: boolean }
  | { kind: 'signed-out'; text: string }
  | { kind: 'broken' };

export const toCallOutcome = <Data>(answer: RepairAnswer<Data>): CallOutcome<Data> => {
  if (answer.kind === 'ok') return { kind: 'done', data: answer.data, message: answer.message };
  if (answer.kind === 'failed') return { kind: 'broken' };
  const { code, message: text } = answer;
  switch (code) {
    case 'unexpected':
    case 'timeout':
      return { kind: 'broken' };
    case 'captcha_required':
    case 'captcha_failed':
      return { kind: 'captcha', isFailed: code === 'captcha_failed' };
    case 'unauthorised':
      return { kind: 'signed-out', text };
    default:
      return { kind: 'refused', code, text, reason: answer.reason };
  }
};
