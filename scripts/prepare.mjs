// Brings node_modules and the built site up to date. Plain JavaScript for the same reason as stale.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, unlessFresh } from './stale.mjs';

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
  const isWhole = withTools || existsSync(stampOf('tools'));
  const install = () => {
    console.log('Installing packages …');
    npm(['install', '--no-audit', '--no-fund', '--loglevel=error', ...(isWhole ? [] : ['--omit=dev'])]);
  };
  if (isWhole) {
    unlessFresh(stampOf('tools'), hash, install);
    writeFileSync(stampOf('packages'), hash);
  } else unlessFresh(stampOf('packages'), hash, install);
};

/** Builds the site when its sources are newer than the build. */
export const buildSite = () => {
  const sources = [
    'src/web',
    'src/contract',
    'src/kernel',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  const hash = hashOf(
    [...sources, 'package-lock.json', 'scripts/compress-assets.mjs'].map((path) => join(root, path)),
  );
  unlessFresh(join(root, 'build', 'site', '.built'), hash, () => {
    console.log('Building the site …');
    run(projectNode, [
      join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'),
      'build',
      '--logLevel',
      'warn',
    ]);
    run(projectNode, [join(root, 'scripts', 'compress-assets.mjs')]);
  });
  buildOffice();
};

/** Builds the office when its sources are newer than the build. */
const buildOffice = () => {
  const web = ['office', 'ui', 'styles', 'texts'].map((part) => `src/web/${part}`);
  const own = ['scripts/build-office.mjs', 'scripts/office-build', 'vite.office.config.ts'];
  const sources = [...web, ...own, 'src/contract', 'src/kernel', 'package-lock.json'];
  const hash = hashOf(sources.map((path) => join(root, path)));
  unlessFresh(join(root, 'build', 'office', '.built'), hash, () => {
    console.log('Building the office …');
    run(projectNode, [join(root, 'scripts', 'build-office.mjs')]);
  });
};
