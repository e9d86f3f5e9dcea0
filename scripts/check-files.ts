import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBadName } from './check/find-bad-name.ts';
import { findExportedRepositories } from './check/find-exported-repositories.ts';
import { findLooseCode } from './check/find-loose-code.ts';
import { findPrivateWords } from './check/find-private-words.ts';
import { findRawFigures } from './check/find-raw-figures.ts';
import { findRepeatedNames } from './check/find-repeated-names.ts';
import { findSecondWriters } from './check/find-second-writers.ts';
import { findUnusedPackages, type Package } from './check/find-unused-packages.ts';

/** Past this a file holds more than one thought. Tests, migrations, texts and demo data may be longer. */
const maxLines = 300;
const mayBeLong = /(\.test\.tsx?|\/migrations\/|\/texts\/|^demo\/(content|pictures)\/|^tests\/)/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = files.filter((file) => /^(src|simulators|demo|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(file));
const faults: string[] = [];

for (const file of sources) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length;
  if (lines > maxLines && !mayBeLong.test(file)) faults.push(`${file} has ${lines} lines`);
  const badName = findBadName(file);
  if (badName) faults.push(`${file} ${badName}`);
  for (const fault of [...findSecondWriters(file, text), ...findExportedRepositories(file, text)])
    faults.push(`${file} ${fault}`);
  for (const fault of findPrivateWords(file, text)) faults.push(`${file} ${fault}`);
  for (const { line, what } of [...findLooseCode(file, text), ...findRawFigures(file, text)])
    faults.push(`${file}:${line} has ${what}`);
}
for (const file of files.filter((name) => /^(docs\/.*\.md|src\/.*\.css)$/.test(name)))
  for (const fault of findPrivateWords(file, readFileSync(file, 'utf8'))) faults.push(`${file} ${fault}`);
faults.push(...findRepeatedNames(files, (file) => readFileSync(file, 'utf8')));
const carried = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
for (const name of findUnusedPackages(carried, files, (file) => readFileSync(file, 'utf8')))
  faults.push(`package ${name} is imported nowhere`);

const lock = readFileSync('package-lock.json', 'utf8');
if (lock.includes('"resolved": "http'))
  faults.push('package-lock.json names where packages were fetched from');

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
