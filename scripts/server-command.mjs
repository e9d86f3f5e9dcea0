// How the server is run, for `npm start` and for measuring it: the same words, so that figures are true.
import { join } from 'node:path';
import { projectNode, root } from './prepare.mjs';

/**
 * A small young generation and kept compilations: together they take about 50 MB and a second off a start, and
 * the pages that are asked for most come from memory anyway.
 */
export const serverCommand = {
  file: projectNode,
  args: [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=4',
    join(root, 'build', 'server', 'main.js'),
  ],
  env: {
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
    // Pages are compressed by several threads in large pieces. With glibc's own figures each thread keeps what it
    // once used, and a busy hour leaves a process a hundred megabytes larger. Other C libraries pass these over.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};
