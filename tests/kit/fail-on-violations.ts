import { afterEach, expect } from 'vitest';
import { takeViolations } from './collect-violations.ts';

// accepts 688
afterEach(() => {
  expect(takeViolations(), 'what the content security policy stopped').toEqual([]);
});
