// `npm run bench` and `npm run lighthouse`: everything installed and built, then the measuring itself.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root, run } from './prepare.mjs';

const isLighthouse = process.argv[2] === 'lighthouse';

installPackages({ withTools: true });
buildSite();
const script = join(root, 'scripts', 'bench', isLighthouse ? 'lighthouse.ts' : 'bench.ts');
const env = isLighthouse ? { ...process.env, CHROME_PATH: requireChromium() } : process.env;
run(projectNode, ['--disable-warning=ExperimentalWarning', script], { env });
