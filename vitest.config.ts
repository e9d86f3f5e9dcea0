import { defineConfig } from 'vitest/config';
import LongFilesFirst from './tests/kit/long-files-first.ts';

const setupFiles = ['tests/kit/fail-on-console.ts', 'tests/kit/clean-up.ts'];

const shared = {
  // Files share their processes: starting one for each takes longer than most of their tests.
  isolate: false,
  testTimeout: 60_000,
  // The first who needs the demo has it made, which a busy machine takes long for.
  hookTimeout: 180_000,
  // Polling ends as soon as it succeeds; the end is for a machine under load.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['tests/kit/keep-folders-together.ts', 'tests/kit/start-postgres.ts'],
    // Two cores are the target machine; servers that start and stop leave room for a third worker.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'servers',
          include: ['tests/{http,faults}/**/*.test.ts'],
          setupFiles: [...setupFiles, 'tests/kit/end-servers.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'units',
          include: ['{src,simulators}/**/*.test.{ts,tsx}', 'tests/{bench,demo,office,shape}/**/*.test.ts'],
          setupFiles,
          ...shared,
        },
      },
    ],
  },
});
