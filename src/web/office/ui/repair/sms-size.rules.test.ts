import { expect, it } from 'vitest';
import { countSegments } from './sms-size.rules.ts';

it.each([
  [0, 1],
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
])('counts %d letters as %d parts', (letters, segments) => {
  expect(countSegments('آ'.repeat(letters))).toEqual({ letters, segments });
});
