// `npm run browsers`: the site, a whole repair and the office in Firefox and WebKit (`npm test` has Chromium), and the
// widths of words in all three.
import { join } from 'node:path';
import { buildAll, installPackages, projectNode, root, run } from './prepare.mjs';

installPackages({ withTools: true });
buildAll();
const script = join(root, 'scripts', 'browsers', 'walk-browsers.ts');
run(projectNode, ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)]);
