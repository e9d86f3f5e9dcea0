import { defineConfig } from 'vitest/config';
import { pureTests } from './scripts/pure-tests.mjs';

/** The same tests as in the main configuration, only sooner: used by `npm test` and `npm run check`. */
export default defineConfig({
  test: {
    include: pureTests,
    setupFiles: ['tests/kit/fail-on-console.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
  },
});
