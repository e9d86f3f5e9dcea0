// Bundles the server with its packages: a start reads a few files instead of two thousand, in half the time.
import { build } from 'vite';

await build({
  configFile: false,
  logLevel: 'warn',
  // These find files of their own beside them.
  ssr: { noExternal: true, external: ['piscina', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node24',
    rolldownOptions: {
      input: { main: 'src/main.ts', worker: 'src/server/workers/worker.ts' },
      output: { chunkFileNames: '[name]-[hash].js', minify: false },
      // Nothing is dropped: a call whose result is unused may refuse a value by throwing.
      treeshake: false,
      checks: { bundlerTimings: false },
    },
  },
});
