import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Browsers get every schema from one place, where zod is set to make no code from text. */
const zodInTheBrowser = {
  find: /^zod$/,
  replacement: join(import.meta.dirname, 'src/web/zod-in-the-browser.ts'),
};

/**
 * The public site is built twice: the programs of its islands for browsers (`vite build`), and one module that
 * makes pages for the server (`vite build --ssr`). The second also brings the files that pages name: styles,
 * fonts, icons.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // A built site is bundled whole for the server too, with React's production code in it: it then renders as
  // fast whatever NODE_ENV says, and a start reads one file instead of thousands.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  ...(isSsrBuild ? {} : { resolve: { alias: [zodInTheBrowser] } }),
  build: {
    outDir: isSsrBuild ? 'build/site/server' : 'build/site/client',
    emptyOutDir: true,
    // Pictures and fonts stay files: the policy for pages allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(isSsrBuild ? { ssrEmitAssets: true } : { manifest: true }),
    rolldownOptions: {
      input: isSsrBuild ? { index: 'src/web/site/app/entry-server.ts' } : 'src/web/site/app/entry-client.ts',
      // What the server never loads (the portal's programs) stays apart from the files that pages name.
      ...(isSsrBuild ? { output: { chunkFileNames: 'chunks/[name]-[hash].js' } } : {}),
      // `toIcon` has no side effect: an icon that nothing imports is left out.
      treeshake: { manualPureFunctions: ['toIcon'] },
      // Timings and 'use client' directives are not reported.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
}));
