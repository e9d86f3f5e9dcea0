// Brings node_modules and what is built up to date. Plain JavaScript for the same reason as stale.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireMachine } from './require-machine.mjs';
import { hashFiles, unlessUpToDate } from './stale.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The program itself: what npm puts beside the others is a script on some systems. */
export const projectNode = join(
  ...[root, 'node_modules', 'node', 'bin'],
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** npm as the one that runs this script, by its own file: its name alone is a script that only a shell finds. */
export const npmCommand = process.env.npm_execpath
  ? { file: process.execPath, args: [process.env.npm_execpath] }
  : { file: 'npm', args: [] };

const stampOf = (kind) => join(root, 'node_modules', `.azma-${kind}`);

export const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

/**
 * Installs what is missing. Serving needs no test tools; once they are there they stay, because npm would
 * otherwise take them away again.
 */
export const installPackages = ({ withTools }) => {
  const hash = hashFiles([join(root, 'package.json'), join(root, 'package-lock.json')]);
  const isWhole =
    withTools || existsSync(stampOf('tools')) || existsSync(join(root, 'node_modules', 'vitest'));
  const install = () => {
    requireMachine();
    const script = join(root, 'scripts', 'install.mjs');
    const { status } = spawnSync(process.execPath, [script, ...(isWhole ? [] : ['--omit=dev'])], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0)
      throw new Error(
        'the packages could not be installed; is there a network? The archive of npm run release needs none',
      );
  };
  if (isWhole) {
    unlessUpToDate(stampOf('tools'), hash, install);
    writeFileSync(stampOf('packages'), hash);
  } else unlessUpToDate(stampOf('packages'), hash, install);
};

/** What is built: its folder below `build`, which has a script of that name, and its own sources. */
const builds = [
  { name: 'server', sources: ['src', 'demo', 'simulators'] },
  { name: 'site', sources: ['src/web/site', 'vite.config.ts'] },
  { name: 'office', sources: ['src/web/office', 'vite.office.config.ts', 'scripts/office-build'] },
];

const sharedSources = [
  ...['ui', 'styles', 'texts', 'zod-in-the-browser.ts'].map((part) => `src/web/${part}`),
  ...['src/contract', 'src/kernel', 'package-lock.json', 'scripts/compress-assets.mjs'],
];

/** Builds the server, the site and the office where the sources are not those of the last build. */
export const buildAll = () => {
  for (const { name, sources } of builds) {
    const script = join('scripts', `build-${name}.mjs`);
    const hash = hashFiles([...sharedSources, ...sources, script].map((path) => join(root, path)));
    unlessUpToDate(join(root, 'build', name, '.built'), hash, () => {
      const progress = join(root, 'scripts', 'run-with-progress.mjs');
      run(process.execPath, [progress, `Building the ${name}`, projectNode, join(root, script)], {
        // React's production code is built whatever the caller is.
        env: { ...process.env, NODE_ENV: 'production' },
      });
    });
  }
};
