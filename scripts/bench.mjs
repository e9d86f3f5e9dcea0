// `npm run bench` and `npm run lighthouse`, each whole or `-- office` alone, and `npm run bench -- import`: all installed
// and built, then the measuring itself.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root, run } from './prepare.mjs';

const isLighthouse = process.argv[2] === 'lighthouse';

installPackages({ withTools: true });
buildSite();
const words = process.argv.slice(3);
const whole = isLighthouse ? 'lighthouse.ts' : 'bench.ts';
const alone = { office: 'measure-office.ts', import: 'measure-import.ts' };
const script =
  !isLighthouse && Object.hasOwn(alone, words[0] ?? '') ? join('office', alone[words[0]]) : whole;
const env = isLighthouse ? { ...process.env, CHROME_PATH: requireChromium() } : process.env;
run(
  projectNode,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'bench', script), ...words],
  { env },
);
