// `npm run release`: one archive with production packages, the built site and office, and Node itself. It starts
// with `./start` on a machine that has neither npm nor a network, of the same kind of processor and C library.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, installPackages, root, run } from './prepare.mjs';
import { serverCommand } from './server-command.mjs';

installPackages({ withTools: false });
buildSite();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `azma-${version}-${process.platform}-${process.arch}`;
const place = join(root, 'build', 'release');
const stage = join(place, name);
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });

const carried = [
  ...['package.json', 'package-lock.json', '.npmrc', '.env.example', 'LICENSE', 'README.md', 'README.fa.md'],
  ...['CHANGELOG.md', 'src', 'scripts', 'demo', 'simulators', 'deploy', 'build/site', 'build/office'],
];
const isCarried = (path) => !/\.test\.tsx?$/.test(path);
for (const path of carried) {
  if (existsSync(join(root, path)))
    cpSync(join(root, path), join(stage, path), { recursive: true, filter: isCarried });
}

// Linked first, so that it takes no time, and then without the tools of tests: taking a link away harms no other.
run('cp', ['-al', join(root, 'node_modules'), join(stage, 'node_modules')]);
run('npm', ['prune', '--omit=dev', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: stage,
});

const [warnings, ...settings] = serverCommand.args.slice(0, -1);
writeFileSync(
  join(stage, 'start'),
  `#!/bin/sh
# Starts Azma from this archive. Settings come from the environment or from .env in this folder.
cd "$(dirname "$0")" || exit 1
${Object.entries(serverCommand.env)
  .filter(([key]) => key.startsWith('MALLOC'))
  .map(([key, value]) => `export ${key}=${value}`)
  .join('\n')}
exec ./node_modules/node/bin/node ${[warnings, ...settings].join(' ')} src/main.ts
`,
);
chmodSync(join(stage, 'start'), 0o755);

const archive = join(place, `${name}.tar.gz`);
run('tar', ['-czf', archive, '-C', place, '--owner=0', '--group=0', name]);
rmSync(stage, { recursive: true, force: true });
console.log(`${archive} is made: unpack it anywhere and run ./start`);
