import { defineConfig } from 'vitest/config';

/** Walks through the real site in a real browser. Apart from the rest, because it needs a built site. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['keep-folders-together', 'start-postgres', 'share-site'].map(
      (name) => `tests/kit/${name}.ts`,
    ),
    setupFiles: ['tests/kit/clean-up.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser on two shared cores now and then misses a beat; what is broken fails twice.
    retry: 1,
    // A busy machine may need a while for what a visitor sees at once.
    expect: { poll: { timeout: 15_000 } },
  },
});
