// Builds the office: a plain program for browsers and the page that starts it.
import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compress-assets.mjs';

const root = join(import.meta.dirname, '..');

await build({ configFile: join(root, 'vite.office.config.ts'), logLevel: 'warn' });
compressAssets(join(root, 'build', 'office'));
