import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBadName } from './check/find-bad-name.ts';
import { listExportedRepositories } from './check/list-exported-repositories.ts';
import { listLooseCode } from './check/list-loose-code.ts';
import { listPrivateWords } from './check/list-private-words.ts';
import { listRawFigures } from './check/list-raw-figures.ts';
import { listRepeatedNames } from './check/list-repeated-names.ts';
import { listSecondWriters } from './check/list-second-writers.ts';
import { listUnlayeredSheets } from './check/list-unlayered-sheets.ts';
import { listUnusedPackages, type Package } from './check/list-unused-packages.ts';

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
  for (const fault of [...listSecondWriters(file, text), ...listExportedRepositories(file, text)])
    faults.push(`${file} ${fault}`);
  for (const fault of listPrivateWords(file, text)) faults.push(`${file} ${fault}`);
  for (const { line, what } of [...listLooseCode(file, text), ...listRawFigures(file, text)])
    faults.push(`${file}:${line} has ${what}`);
}
for (const file of files.filter((name) => /^(docs\/.*\.md|src\/.*\.css)$/.test(name)))
  for (const fault of listPrivateWords(file, readFileSync(file, 'utf8'))) faults.push(`${file} ${fault}`);
faults.push(...listRepeatedNames(files, (file) => readFileSync(file, 'utf8')));
faults.push(...listUnlayeredSheets(files, (file) => readFileSync(file, 'utf8')));
const carried = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
for (const name of listUnusedPackages(carried, files, (file) => readFileSync(file, 'utf8')))
  faults.push(`package ${name} is imported nowhere`);

const lock = readFileSync('package-lock.json', 'utf8');
if (lock.includes('"resolved": "http'))
  faults.push('package-lock.json names where packages were fetched from');

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
