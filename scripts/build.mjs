// `npm run build`: packages, server, site and office, as `npm start` does, without starting. The other words make files anew
// that are kept in the repository.
import { join } from 'node:path';
import { buildAll, installPackages, projectNode, root, run } from './prepare.mjs';

const [what = 'all', ...words] = process.argv.slice(2);

const runScript = (script) =>
  run(projectNode, ['--disable-warning=ExperimentalWarning', join(root, 'scripts', script), ...words]);

const builds = {
  all: () => buildAll(),
  fonts: () => runScript('cut-fonts.ts'),
  'demo-media': () => runScript('draw-demo-media.ts'),
  screenshots: () => {
    buildAll();
    runScript('screenshots/take-screenshots.ts');
  },
};

if (!Object.hasOwn(builds, what)) {
  console.error(`npm run build -- ${what} does not exist: choose one of ${Object.keys(builds).join(', ')}`);
  process.exit(2);
}
installPackages({ withTools: what !== 'all' });
builds[what]();
