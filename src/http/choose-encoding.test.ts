import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP ; Q=1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['*', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  // A star stands only for what was not named.
  ['gzip;q=0, *', 'br'],
  ['gzip;q=0, br;q=0, *', 'identity'],
  ['br;q=0, *', 'gzip'],
])('who takes %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
