// `npm test`: every check and every test. `npm run check` leaves out what starts whole servers or a browser. Prints a
// line for each part, what failed, and a closing line with the count.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { installPackages, projectNode, root } from './prepare.mjs';
import { readTestReport } from './read-test-report.mjs';

const isFast = process.argv.includes('--fast');
const reports = join(root, 'build', 'reports');
const tally = { passed: 0, failed: 0 };
/** Named once more at the end, for people who read only the last lines. */
const closing = [];

/** Compilations are kept: each process and thread of a test would compile the same packages anew. */
const toolEnvironment = { ...process.env, NODE_COMPILE_CACHE: join(root, 'build', 'compiled') };

const good = { passed: 1, failed: 0, shown: [] };
const bad = (text) => ({ passed: 0, failed: 1, shown: [text.trim()] });

const runPart = async (title, work) => {
  const started = Date.now();
  const { passed, failed, shown } = await work();
  tally.passed += passed;
  tally.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const text of shown) {
    console.log(`\n${text}\n`);
    closing.push(`failed: ${title}: ${text.split('\n')[0]}`);
  }
};

/** Runs a tool and keeps what it prints, which is shown only when it fails. */
const runTool = (args) =>
  new Promise((done) => {
    const child = spawn(projectNode, args, {
      cwd: root,
      env: toolEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    }
    child.once('close', (code) => done({ isGood: code === 0, printed }));
  });

const bin = (name) => join(root, 'node_modules', name);

/** One check counts as one: it passes or it fails. */
const check = (title, ...args) =>
  runPart(title, async () => {
    const { isGood, printed } = await runTool(args);
    return isGood ? good : bad(printed);
  });

/** A set of tests counts as many as it has. */
const test = (title, ...choice) =>
  runPart(title, async () => {
    const report = join(reports, 'tests.json');
    rmSync(report, { force: true });
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    const run = ['run', ...choice, ...reporters];
    const { isGood, printed } = await runTool([bin('vitest/vitest.mjs'), ...run]);
    const { passed, failed, failing, repeated } = readTestReport(report);
    closing.push(...repeated.map((text) => `passed only the second time: ${text}`));
    // A run that broke before or beside its tests is a failure although no single test failed.
    return !isGood && failed === 0 ? { ...bad(printed), passed } : { passed, failed, shown: failing };
  });

installPackages({ withTools: true });
mkdirSync(reports, { recursive: true });
const sources = ['src', 'simulators', 'demo', 'scripts'];

// Most checks keep one core busy, so they go two by two.
await Promise.all([
  check('format and lint', bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.').then(() =>
    check('types', bin('typescript-native/bin/tsc'), '-b', '--checkers', '1'),
  ),
  check('build', join(root, 'scripts', 'build.mjs'))
    .then(() => check('imports', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), ...sources))
    .then(() => check('files', join(root, 'scripts', 'check-files.ts'))),
]);
if (isFast) await test('unit and database tests', '--project=units');
else {
  await runPart('a browser', async () => {
    try {
      requireChromium();
      return good;
    } catch (error) {
      return bad(error.message);
    }
  });
  await test('unit, database, HTTP, fault and browser tests');
}

for (const text of closing) console.log(`\n${text}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
