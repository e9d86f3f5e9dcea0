import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'simulators/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    globalSetup: ['tests/kit/keep-folders-together.ts', 'tests/kit/start-postgres.ts'],
    setupFiles: ['tests/kit/fail-on-console.ts'],
    // Two cores are the target machine; more workers only make tests wait for each other.
    maxWorkers: 2,
    testTimeout: 60_000,
    // Polling ends as soon as it succeeds; the end is for a machine under load.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    // Whole servers on two shared cores now and then miss a beat; what is broken fails twice, and the run names what did not.
    retry: 1,
  },
});
