// `npm run bench`, `npm run bench -- office` and `npm run lighthouse`: all installed and built, then the measuring itself.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root, run } from './prepare.mjs';

const isLighthouse = process.argv[2] === 'lighthouse';

installPackages({ withTools: true });
buildSite();
const isOffice = process.argv[3] === 'office';
const whole = isLighthouse ? 'lighthouse.ts' : 'bench.ts';
const script = join(root, 'scripts', 'bench', isOffice ? join('office', 'measure-office.ts') : whole);
const env = isLighthouse ? { ...process.env, CHROME_PATH: requireChromium() } : process.env;
run(projectNode, ['--disable-warning=ExperimentalWarning', script], { env });
