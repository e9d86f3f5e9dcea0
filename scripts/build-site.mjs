// Builds the public site: the programs for browsers, then the module that makes pages and the files they name.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compress-assets.mjs';

const siteDir = join(import.meta.dirname, '..', 'build', 'site');
const [client, server] = [join(siteDir, 'client'), join(siteDir, 'server')];

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
// Whatever the pages name is served from one place.
cpSync(join(server, 'assets'), join(client, 'assets'), { recursive: true });
rmSync(join(server, 'assets'), { recursive: true });
compressAssets(client);
