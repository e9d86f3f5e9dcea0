import { defineConfig } from 'vitest/config';
import LongFilesFirst from './tests/kit/long-files-first.ts';

const kit = (...names: string[]): string[] => names.map((name) => `tests/kit/${name}.ts`);

/** The projects run one after the other, each with as many workers as keep two cores busy. */
export default defineConfig({
  test: {
    globalSetup: kit('keep-folders-together', 'start-postgres'),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'servers',
          include: ['tests/{http,faults}/**/*.test.ts'],
          globalSetup: kit('build-what-is-stale'),
          setupFiles: kit('fail-on-console', 'clean-up', 'end-servers'),
          // Files share their processes: starting one for each takes longer than most of their tests.
          isolate: false,
          // Workers mostly wait for servers to start and stop.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
          testTimeout: 180_000,
          // The first who needs the demo has it made, which a busy machine takes long for.
          hookTimeout: 180_000,
          // Polling ends as soon as it succeeds; the end is for a machine under load.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'units',
          include: ['{src,simulators}/**/*.test.{ts,tsx}', 'tests/{bench,demo,office,shape}/**/*.test.ts'],
          setupFiles: kit('fail-on-console', 'clean-up'),
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // Walks through the built site in a real browser.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: kit('build-what-is-stale', 'keep-folders-together', 'share-site'),
          setupFiles: kit('clean-up', 'end-servers', 'fail-on-violations', 'show-pages-of-failure'),
          isolate: false,
          // A browser waits for timers and animations about half of its time.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // On two shared cores a browser is sometimes late; what is broken fails twice.
          retry: 1,
          // A list of faults is shown whole, not as "Array(1)".
          chaiConfig: { truncateThreshold: 0 },
          // A busy machine may need a while for what a visitor sees at once; asking less often leaves it more time.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
});
