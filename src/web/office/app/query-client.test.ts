import { expect, it } from 'vitest';
import { OfficeFailure } from './office-failure.ts';
import { mayRetry } from './query-client.ts';

const failure = (code: 'lost' | 'unauthorised' | 'not_found' | 'unavailable') =>
  new OfficeFailure({ code, message: '', httpStatus: 0, details: {} });

it('asks again once when the answer was lost, and never after a plain no', () => {
  expect(mayRetry(0, failure('lost'))).toBe(true);
  expect(mayRetry(0, failure('unavailable'))).toBe(true);
  expect(mayRetry(1, failure('lost'))).toBe(false);
  expect(mayRetry(0, failure('unauthorised'))).toBe(false);
  expect(mayRetry(0, failure('not_found'))).toBe(false);
});
