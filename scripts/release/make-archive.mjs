import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCommand, root, run } from '../prepare.mjs';
import { serverCommand } from '../server-command.mjs';
import { archivedPaths, isArchived } from './archived-paths.mjs';

/** Makes the archive of what is installed and built here. Gives its path. */
export const makeArchive = (place = join(root, 'build', 'release')) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `azma-${version}-${process.platform}-${process.arch}`;
  const stage = join(place, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  try {
    copyOwnFiles(stage);
    copyPackages(stage);
    writeStart(join(stage, 'start'));
    writeAzma(join(stage, 'azma'));
    const archive = join(place, `${name}.tar.gz`);
    // Everyone may read it, whatever the umask was when it was made: the account that serves is another than root.
    const rights = ['--owner=0', '--group=0', '--mode=u+rw,go-w,a+rX'];
    run('tar', ['-czf', archive, '-C', place, ...rights, name]);
    return archive;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};

const copyOwnFiles = (stage) => {
  const filter = (path) => isArchived(relative(root, path).replaceAll('\\', '/'));
  for (const path of archivedPaths) {
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(stage, path), { recursive: true, filter });
  }
};

/**
 * Linked first, so that it takes no time, and then without the tools of tests: taking a link away harms no other.
 * What npm would write into, and not replace, is no link: it would change the packages that are installed here.
 */
const copyPackages = (stage) => {
  const packages = join(stage, 'node_modules');
  run('cp', ['-al', join(root, 'node_modules'), packages]);
  const notes = [
    '.package-lock.json',
    '.azma-packages',
    '.azma-tools',
    '.vite',
    '.vite-office',
    '.vite-temp',
    '.vitest-cache',
  ];
  for (const note of notes) rmSync(join(packages, note), { recursive: true, force: true });
  run(
    npmCommand.file,
    [...npmCommand.args, 'prune', '--omit=dev', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: stage,
    },
  );
};

/** What the Node that npm brings runs on. */
const madeFor = `${process.platform} on ${process.arch}${process.platform === 'linux' ? ' with glibc 2.28 or later' : ''}`;

const writeStart = (path) => {
  const [warnings, ...settings] = serverCommand.args.slice(0, -1);
  const memory = Object.entries(serverCommand.env).filter(([key]) => key.startsWith('MALLOC'));
  writeFileSync(
    path,
    `#!/bin/sh
# Starts Azma from this archive. Settings come from the environment or from .env in this folder.
cd "$(dirname "$0")" || exit 1
${memory.map(([key, value]) => `export ${key}=${value}`).join('\n')}
if ! ./node_modules/node/bin/node --version > /dev/null 2>&1; then
  echo "Azma cannot start: the Node of this archive does not run here; it is for ${madeFor}" >&2
  exit 1
fi
exec ./node_modules/node/bin/node ${[warnings, ...settings].join(' ')} build/server/main.js
`,
  );
  chmodSync(path, 0o755);
};

/** The command line of `npm run azma`, for a machine without npm. */
const writeAzma = (path) => {
  const [warnings] = serverCommand.args;
  writeFileSync(
    path,
    `#!/bin/sh
# The command line of Azma: ./azma --help. Settings come as for ./start.
cd "$(dirname "$0")" || exit 1
exec ./node_modules/node/bin/node ${warnings} src/cli/main.ts "$@"
`,
  );
  chmodSync(path, 0o755);
};
