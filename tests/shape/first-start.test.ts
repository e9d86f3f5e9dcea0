import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { findMissing } from '../../scripts/require-machine.mjs';

const root = join(import.meta.dirname, '..', '..');
const run = (folder: string, script: string, args: string[], env: Record<string, string> = {}) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'scripts', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, ...env },
  });
  return { status, lines: stdout.trim().split('\n'), faults: stderr.trim().split('\n') };
};

describe('the first start', () => {
  // accepts 782
  it('names a Node or a system that is not supported, before anything is installed', () => {
    expect(findMissing({ version: '24.21.0', system: 'linux-x64' })).toBeUndefined();
    expect(findMissing({ version: '18.20.1', system: 'linux-x64' })).toMatch(
      /Node 18.20.1.*Node 20 or later/,
    );
    expect(findMissing({ version: '20.0.0', system: 'freebsd-x64' })).toMatch(/freebsd-x64 is not supported/);
  });

  // accepts 782
  it('says what it does while it lasts, and how far it is', () => {
    const work = ['-e', 'setTimeout(() => {}, 500)'];
    const building = run(root, 'run-with-progress.mjs', ['Building', process.execPath, ...work], {
      AZMA_PROGRESS_MS: '50',
    });
    expect(building.status).toBe(0);
    expect(building.lines[0]).toBe('Building …');
    expect(building.lines.at(-1)).toMatch(/^Building … \d+ s$/);
    const installing = run(
      root,
      'run-with-progress.mjs',
      ['Installing', process.execPath, ...work, 'install'],
      {
        AZMA_PROGRESS_MS: '50',
      },
    );
    expect(installing.lines.at(-1)).toMatch(/^Installing … \d+ s, \d+ of at most \d+ packages$/);
  });

  // accepts 782
  it('says in one line that there is no network', () => {
    const folder = makeFolder('first-start');
    for (const part of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    const { status, faults } = run(folder, 'start.mjs', [], {
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: join(folder, 'cache'),
    });
    expect(status).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/^Azma cannot start: .*is there a network\?/)]);
  });
});

describe('the scripts', () => {
  // accepts 783
  it('presume neither a shell nor the suffix of a program', () => {
    for (const file of globSync('scripts/**/*.{mjs,ts}', { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(/shell:|\bexecSync\(|'\.bin'|spawn(?:Sync)?\('npm'/);
    }
  });
});
