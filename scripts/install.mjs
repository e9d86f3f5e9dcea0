// Installs the packages; without a network only what npm still has. Arguments are passed on to npm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { npmCommand, root } from './prepare.mjs';
import { reachesRegistry } from './require-machine.mjs';

const { file, args } = npmCommand;
const given = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...process.argv.slice(2)];
const ask = spawnSync(file, [...args, 'config', 'get', 'registry'], { cwd: root, encoding: 'utf8' });
const registry = ask.stdout?.trim();

const install = (more, stdio) => {
  const words = [join(root, 'scripts', 'run-with-progress.mjs'), 'Installing packages', file, ...args];
  return spawnSync(process.execPath, [...words, ...given, ...more], { cwd: root, stdio }).status === 0;
};

const isDone =
  !registry || (await reachesRegistry(registry))
    ? install([], 'inherit')
    : install(['--offline'], ['ignore', 'inherit', 'ignore']);
process.exit(isDone ? 0 : 1);
