import { describe, expect, it } from 'vitest';
import { errorTexts } from '#contract/errors.ts';
import type { RepairAnswer } from '#contract/repair/client.ts';
import type { AppErrorCode } from '#kernel/app-error.ts';
import { toCallOutcome } from './call-outcome.ts';

const refused = (code: AppErrorCode): RepairAnswer<never> => ({
  kind: 'refused',
  status: 1,
  code,
  message: 'سخن سرور',
  httpStatus: 400,
  retryAfterSeconds: undefined,
});

describe('what an answer means', () => {
  it('is done with the data and the words of the server', () => {
    expect(toCallOutcome({ kind: 'ok', data: 5, message: 'شد' })).toEqual({
      kind: 'done',
      data: 5,
      message: 'شد',
    });
  });

  // accepts 385, 386, 387
  it('is broken when no answer came, and when the server broke itself', () => {
    expect(toCallOutcome({ kind: 'failed', cause: new TypeError('offline') })).toEqual({ kind: 'broken' });
    expect(toCallOutcome(refused('unexpected'))).toEqual({ kind: 'broken' });
    expect(toCallOutcome(refused('timeout'))).toEqual({ kind: 'broken' });
  });

  // accepts 383, 384
  it('is the server’s own sentence for everything a person can do something about', () => {
    const others = (Object.keys(errorTexts) as AppErrorCode[]).filter(
      (code) =>
        !['unexpected', 'timeout', 'captcha_required', 'captcha_failed', 'unauthorised'].includes(code),
    );
    for (const code of others) {
      expect(toCallOutcome(refused(code))).toEqual({ kind: 'refused', code, text: 'سخن سرور' });
    }
  });

  it('tells apart what needs a captcha and what needs a new code', () => {
    expect(toCallOutcome(refused('captcha_required')).kind).toBe('captcha');
    expect(toCallOutcome(refused('captcha_failed')).kind).toBe('captcha');
    expect(toCallOutcome(refused('unauthorised')).kind).toBe('signed-out');
  });
});
