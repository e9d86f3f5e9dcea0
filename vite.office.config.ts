import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chooseThemeByAttribute } from './scripts/office-build/choose-theme-by-attribute.ts';
import { chunkGroups } from './scripts/office-build/chunk-groups.ts';
import { listFirstViews } from './scripts/office-build/list-first-views.ts';
import { translateAria } from './scripts/office-build/translate-aria.ts';

const root = import.meta.dirname;

/** The office: a second, plain build beside the site's. Its page is `build/office/index.html`. */
export default defineConfig({
  root: join(root, 'src/web/office'),
  publicDir: false,
  plugins: [tailwindcss(), react(), translateAria(), chooseThemeByAttribute(), listFirstViews()],
  resolve: { alias: [{ find: /^zod$/, replacement: join(root, 'src/web/zod-in-the-browser.ts') }] },
  // The server puts the answer's own nonce in the place of this word.
  html: { cspNonce: 'OFFICE-NONCE' },
  // The scanner's worker is a module of its own, beside the chunks.
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'build/office'),
    emptyOutDir: true,
    assetsDir: 'assets/office',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['toIcon'] },
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
