/**
 * Tests of pure functions: no database, no server, nothing that one file could leave behind for the next. They share
 * their processes, because starting one for each of a hundred files takes ten times as long as their tests.
 */
export const pureTests = [
  'src/{kernel,contract}/**/*.test.ts',
  'src/web/**/*.test.{ts,tsx}',
  'src/**/*.rules.test.ts',
];
