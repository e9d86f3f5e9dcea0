import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findLooseCode } from './check/find-loose-code.ts';
import { findUnusedPackages } from './check/find-unused-packages.ts';

/** Past this a file holds more than one thought. Tests, migrations, texts and demo data may be longer. */
const longest = 300;
const mayBeLong = /(\.test\.tsx?|\/migrations\/|\/texts\/|^demo\/(content|pictures)\/|^tests\/)/;
const vagueName = /(^|\/)(utils?|helpers?|misc|common|services?|managers?|parts)(\.|\/|-)/;
const kebab = /^[a-z0-9][a-z0-9.-]*$/;
const frameworkNames = new Set([
  'README.md',
  'README.fa.md',
  'ARCHITECTURE.md',
  'GLOSSARY.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
]);

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = files.filter((file) => /^(src|simulators|demo|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(file));
const faults: string[] = [];

for (const file of sources) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length;
  const name = file.split('/').at(-1) ?? '';
  if (lines > longest && !mayBeLong.test(file)) faults.push(`${file} has ${lines} lines`);
  if (vagueName.test(file)) faults.push(`${file} does not say what it does`);
  if (!kebab.test(name) && !frameworkNames.has(name)) faults.push(`${file} is not in kebab-case`);
  for (const { line, what } of findLooseCode(file, text)) faults.push(`${file}:${line} has ${what}`);
}
for (const name of findUnusedPackages(files)) faults.push(`package ${name} is imported nowhere`);

const lock = readFileSync('package-lock.json', 'utf8');
if (lock.includes('"resolved": "http'))
  faults.push('package-lock.json names where packages were fetched from');

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
