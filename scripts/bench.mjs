// `npm run bench`: measures pages and office of this build on this machine. `-- office` is the office alone;
// `-- import` and `-- lighthouse` measure what it leaves out.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildAll, installPackages, projectNode, root, run } from './prepare.mjs';

const scripts = {
  all: 'bench.ts',
  office: 'office/measure-office.ts',
  import: 'office/bench-import.ts',
  lighthouse: 'lighthouse.ts',
};
const [what = 'all', ...words] = process.argv.slice(2);
if (!Object.hasOwn(scripts, what)) {
  console.error(`npm run bench -- ${what} does not exist: choose one of ${Object.keys(scripts).join(', ')}`);
  process.exit(2);
}
installPackages({ withTools: true });
buildAll();
const script = join(root, 'scripts', 'bench', scripts[what]);
const env = what === 'lighthouse' ? { ...process.env, CHROME_PATH: requireChromium() } : process.env;
run(projectNode, ['--disable-warning=ExperimentalWarning', script, ...words], { env });
