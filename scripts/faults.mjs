// `npm run faults`: the fault tests at full length; `npm test` runs a sample of each.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll, installPackages, projectNode, root } from './prepare.mjs';

/** Faults that need no whole server are tried beside what they happen to. */
const everything = [
  'tests/faults',
  ...['src/backup', 'src/adapters/media', 'src/server/media', 'src/server/processes'],
  ...['src/storage/correct-clock.test.ts', 'tests/http/shared-media', 'tests/http/web-processes'],
  // Whatever the three documents allow, 3,000 calls an API.
  ...['tests/http/openapi', 'tests/http/office-openapi'],
];
/** These have bounds on times and so run afterwards, one by one. */
const measured = ['overload', 'rolling-restart', 'stalls'].map((name) => `tests/faults/${name}.test.ts`);

/** Long enough for a machine that others keep busy; what is to be quick is measured by itself. */
const longTimeouts = ['--testTimeout=300000', '--hookTimeout=300000', '--retry=0'];

const vitest = (words) => {
  const { status } = spawnSync(
    projectNode,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...longTimeouts, ...words],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '50' } },
  );
  return status === 0;
};

installPackages({ withTools: true });
buildAll();
const given = process.argv.slice(2);
const isNamed = given.some((word) => !word.startsWith('-'));
const isWhole = isNamed
  ? vitest(given)
  : [
      [...everything, ...measured.flatMap((file) => ['--exclude', file]), ...given],
      [...measured, '--no-file-parallelism', ...given],
    ]
      .map(vitest)
      .every(Boolean);
process.exit(isWhole ? 0 : 1);
