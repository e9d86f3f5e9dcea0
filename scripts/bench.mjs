// `npm run bench` and `npm run lighthouse`, each whole or `-- office` alone: all installed and built, then the measuring itself.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root, run } from './prepare.mjs';

const isLighthouse = process.argv[2] === 'lighthouse';

installPackages({ withTools: true });
buildSite();
const words = process.argv.slice(3);
const whole = isLighthouse ? 'lighthouse.ts' : 'bench.ts';
const script = words[0] === 'office' && !isLighthouse ? join('office', 'measure-office.ts') : whole;
const env = isLighthouse ? { ...process.env, CHROME_PATH: requireChromium() } : process.env;
run(
  projectNode,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'bench', script), ...words],
  { env },
);
