// Builds the office: a plain program for browsers and the page that starts it.
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

await build({ configFile: join(root, 'vite.office.config.ts'), logLevel: 'warn' });
process.argv[2] = join(root, 'build', 'office');
await import('./compress-assets.mjs');
