import { expect, it } from 'vitest';
import { createLostFailure, createStoppedFailure, mayHelpLater, OfficeFailure } from './office-failure.ts';

const refused = (
  code: 'conflict' | 'forbidden' | 'too_large' | 'too_many' | 'unexpected',
  httpStatus: number,
) => new OfficeFailure({ code, message: '', httpStatus, details: {} });

it('offers another try of what may not have been done, and never of what was refused', () => {
  const undecided = [refused('too_many', 429), refused('unexpected', 500)];
  for (const failure of [createLostFailure(), createStoppedFailure(''), ...undecided])
    expect(mayHelpLater(failure)).toBe(true);
  for (const failure of [refused('conflict', 409), refused('forbidden', 403), refused('too_large', 413)])
    expect(mayHelpLater(failure)).toBe(false);
});
