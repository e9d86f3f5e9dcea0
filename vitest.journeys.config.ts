import { defineConfig } from 'vitest/config';
import LongFilesFirst from './tests/kit/long-files-first.ts';

/** Walks through the real site in a real browser. Apart from the rest, because it needs a built site. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['keep-folders-together', 'start-postgres', 'share-site'].map(
      (name) => `tests/kit/${name}.ts`,
    ),
    setupFiles: ['clean-up', 'end-servers', 'fail-on-violations'].map((name) => `tests/kit/${name}.ts`),
    // Files share their processes: starting one for each takes longer than loading what they use.
    isolate: false,
    // A browser waits for timers and animations about half of its time: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser on two shared cores now and then misses a beat; what is broken fails twice.
    retry: 1,
    // A list of faults is shown whole, not as "Array(1)".
    chaiConfig: { truncateThreshold: 0 },
    // A busy machine may need a while for what a visitor sees at once.
    expect: { poll: { interval: 200, timeout: 15_000 } },
  },
});
