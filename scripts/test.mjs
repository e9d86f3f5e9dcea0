// `npm test`: every check and every test, with one closing line. `npm run check` leaves out what starts whole servers
// or a browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root } from './prepare.mjs';
import { pureTests } from './pure-tests.mjs';

const isFast = process.argv.includes('--fast');
const reports = join(root, 'build', 'reports');
const tally = { passed: 0, failed: 0 };
/** What failed, told once more at the end, where whoever reads only the last lines of a long run looks. */
const failures = [];
/** What passed only the second time: no failure, but a fault to find. */
const secondTries = [];

const bin = (name) => join(root, 'node_modules', name);

/** One check counts as one: it passes or it fails. */
const check = (title, work) => {
  const started = Date.now();
  let isGood = false;
  try {
    isGood = work();
  } catch (error) {
    console.error(error.message);
  }
  tally[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) failures.push(title);
  console.log(`${isGood ? '✓' : '✗'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return isGood;
};

const runTool = (args) => spawnSync(projectNode, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** Runs a set of tests and adds its own count to the tally. */
const runTests = (title, config, ...choice) => {
  const report = join(reports, `${config}.json`);
  rmSync(report, { force: true });
  console.log(`\n${title}`);
  const isGood = runTool([
    bin('vitest/vitest.mjs'),
    'run',
    '--config',
    config,
    ...choice,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  tally.passed += counted?.numPassedTests ?? 0;
  tally.failed += counted?.numFailedTests ?? 0;
  failures.push(...listTests(counted?.testResults ?? [], 'failed'));
  secondTries.push(...listTests(counted?.testResults ?? [], 'passed'));
  // A run that broke before or beside its tests is a failure although no single test failed.
  if (!isGood && !counted?.numFailedTests) {
    tally.failed += 1;
    failures.push(`${title}: the run ended badly beside its tests`);
  }
};

/** The tests of a report that ended so and have a failure to tell of: one that passed has it from its first try. */
const listTests = (files, end) =>
  files.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const shown = assertionResults.filter((test) => test.status === end && test.failureMessages.length > 0);
    const broken = end === 'failed' && shown.length === 0 && message ? [`${file}\n  ${message}`] : [];
    return [
      ...broken,
      ...shown.map(
        (test) => `${file}: ${test.fullName}\n  ${test.failureMessages.join('\n  ').slice(0, 2000)}`,
      ),
    ];
  });

installPackages({ withTools: true });
mkdirSync(reports, { recursive: true });
check('format and lint', () => runTool([bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']));
check('the built site', () => {
  buildSite();
  return true;
});
check('types', () => runTool([bin('typescript-native/bin/tsc'), '-b', '--checkers', '2']));
check('who imports whom', () =>
  runTool([bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src', 'simulators', 'demo', 'scripts']),
);
check('the shape of files', () => runTool([join(root, 'scripts', 'check-files.ts')]));
runTests('Rules', 'vitest.rules.config.ts');
const leftOut = pureTests.map((pattern) => `--exclude=${pattern}`);
if (isFast) runTests('Databases', 'vitest.config.ts', ...leftOut, '--exclude=tests/{http,faults}/**');
else runTests('Databases, doors and faults', 'vitest.config.ts', ...leftOut);
if (!isFast && check('a browser', () => Boolean(requireChromium()))) {
  runTests('Journeys in a browser', 'vitest.journeys.config.ts');
}

for (const test of secondTries) console.log(`\npassed only the second time: ${test}`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
