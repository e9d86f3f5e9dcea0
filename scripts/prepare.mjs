// Brings node_modules and the built site up to date. Plain JavaScript for the same reason as stale.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, unlessUpToDate } from './stale.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const projectNode = join(root, 'node_modules', '.bin', 'node');

const stampOf = (kind) => join(root, 'node_modules', `.azma-${kind}`);

export const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

const npm = (args) => run('npm', args, { shell: process.platform === 'win32' });

/**
 * Installs what is missing. Serving needs no test tools; once they are there they stay, because npm would
 * otherwise take them away again.
 */
export const installPackages = ({ withTools }) => {
  const hash = hashOf([join(root, 'package.json'), join(root, 'package-lock.json')]);
  const isWhole =
    withTools || existsSync(stampOf('tools')) || existsSync(join(root, 'node_modules', 'vitest'));
  const install = () => {
    console.log('Installing packages …');
    npm(['install', '--no-audit', '--no-fund', '--loglevel=error', ...(isWhole ? [] : ['--omit=dev'])]);
  };
  if (isWhole) {
    unlessUpToDate(stampOf('tools'), hash, install);
    writeFileSync(stampOf('packages'), hash);
  } else unlessUpToDate(stampOf('packages'), hash, install);
};

/** What is built for browsers: its folder below `build`, which has a script of that name, and its own sources. */
const builds = [
  { name: 'site', sources: ['src/web/site', 'vite.config.ts'] },
  { name: 'office', sources: ['src/web/office', 'vite.office.config.ts', 'scripts/office-build'] },
];

const sharedSources = [
  ...['ui', 'styles', 'texts', 'zod-in-the-browser.ts'].map((part) => `src/web/${part}`),
  ...['src/contract', 'src/kernel', 'package-lock.json', 'scripts/compress-assets.mjs'],
];

/** Builds what browsers get when its sources are newer than the build. */
export const buildSite = () => {
  for (const { name, sources } of builds) {
    const script = join('scripts', `build-${name}.mjs`);
    const hash = hashOf([...sharedSources, ...sources, script].map((path) => join(root, path)));
    unlessUpToDate(join(root, 'build', name, '.built'), hash, () => {
      console.log(`Building the ${name} …`);
      run(projectNode, [join(root, script)]);
    });
  }
};
