import { expect, it } from 'vitest';
import { createLostFailure, createStoppedFailure, OfficeFailure } from './office-failure.ts';
import { mayRetry } from './query-client.ts';

const answered = (
  code: 'unauthorised' | 'not_found' | 'too_large' | 'too_many' | 'unavailable',
  httpStatus: number,
) => new OfficeFailure({ code, message: '', httpStatus, details: {} });

it('asks again once when the answer was lost or the server could not, and never after a refusal', () => {
  for (const failure of [createLostFailure(), answered('unavailable', 503)]) {
    expect(mayRetry(0, failure)).toBe(true);
    expect(mayRetry(1, failure)).toBe(false);
  }
  const refused = [answered('unauthorised', 401), answered('not_found', 404), answered('too_large', 413)];
  for (const failure of [...refused, answered('too_many', 429), createStoppedFailure('')])
    expect(mayRetry(0, failure)).toBe(false);
});
