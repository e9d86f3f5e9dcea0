// `npm run screenshots`: everything installed and built, then the pictures of the guide and of the README are taken.
import { join } from 'node:path';
import { requireChromium } from './find-chromium.mjs';
import { buildSite, installPackages, projectNode, root, run } from './prepare.mjs';

installPackages({ withTools: true });
buildSite();
const script = join(root, 'scripts', 'screenshots', 'take-screenshots.ts');
run(projectNode, ['--disable-warning=ExperimentalWarning', script], {
  env: { ...process.env, CHROMIUM: requireChromium() },
});
