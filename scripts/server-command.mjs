// How the server is run, for `npm start` and for measuring it: the same words, so that figures are true.
import { join } from 'node:path';
import { projectNode, root } from './prepare.mjs';

/**
 * A small young generation and kept compilations: together they take about 50 MB and a second off a start, and
 * the pages that are asked for most come from memory anyway.
 */
export const serverCommand = {
  file: projectNode,
  args: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', join(root, 'src', 'main.ts')],
  env: { NODE_COMPILE_CACHE: join(root, 'build', 'compiled') },
};
