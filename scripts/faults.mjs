// `npm run faults`: the fault tests at full length; `npm test` runs a sample of each.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite, installPackages, projectNode, root } from './prepare.mjs';

installPackages({ withTools: true });
buildSite();
const { status } = spawnSync(
  projectNode,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/faults', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '50' } },
);
process.exit(status ?? 1);
