import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { makeEtag } from '../../etag.ts';

export type SiteFile = {
  type: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
  /** The name holds a hash of the content, so it may be kept for ever. */
  isHashed: boolean;
  /** The policy of a worker; the policy of the page that starts it does not apply to it. */
  policy: string | undefined;
};
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** For the worker that reads slips from the camera: the one place where compiled code may run. */
const scanWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Reads the built site into memory: files that browsers request again and again. */
export const readSiteFiles = (clientDir: string): SiteFiles => {
  if (!existsSync(clientDir))
    throw new Error(`the site is not built: ${clientDir} is missing; run npm run build`);
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(clientDir, path).split(sep).join('/')}`;
    const plain = readFileSync(path);
    files.set(address, {
      type,
      plain,
      br: findFile(`${path}.br`),
      gzip: findFile(`${path}.gz`),
      etag: makeEtag(plain),
      isHashed: address.startsWith('/assets/'),
      policy: entry.name.startsWith('scan-worker-') ? scanWorkerPolicy : undefined,
    });
  }
  return files;
};

const findFile = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);
