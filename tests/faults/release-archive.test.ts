import { expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { checkArchive } from '../../scripts/release/check-archive.mjs';
import { makeArchive } from '../../scripts/release/make-archive.mjs';

// accepts 705
it.runIf(process.env.FAULT_ROUNDS !== undefined)(
  'The release archive starts twice in an empty folder without npm and without a network',
  () => {
    const how = checkArchive(makeArchive(makeFolder('release')));
    process.stdout.write(`release  the archive started twice ${how}\n`);
    expect(how).not.toBe('');
  },
  900_000,
);
