import { join } from 'node:path';
import { antiForgeryHeader, antiForgeryPath } from '#contract/anti-forgery.ts';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import { benchGrowth } from './bench-growth.ts';
import { hasNginx, startBenchNginx } from './bench-nginx.ts';
import { benchPages, benchPorts, searchPath } from './bench-pages.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { measureByTurns, measureLoad } from './measure-load.ts';
import { benchOffice } from './office/bench-office.ts';
import { requireWrk } from './run-wrk.ts';
import { createShareTable, type Measured } from './share-table.ts';

/* `npm run bench`: figures of this machine at this moment, beside nginx's in the same round. Loopback only. */

const dir = makeRunFolder('bench');
const dataDir = join(dir, 'data');
const table = createShareTable();
const print = (line = '') => console.log(line);
const memory = (server: BenchServer) => `${server.residentMb().toFixed(0)} MB`;

/** Answers from memory, the same bytes as files of nginx, both as deploy/nginx.conf joins them, and a bare cache. */
const benchHits = async (page: string, path: string): Promise<void> => {
  const headers = { host: 'localhost' };
  for (const crowd of table.crowds) {
    const measured: Measured = await measureByTurns({
      hits: () => measureLoad(benchPorts.app, path, crowd),
      ...(hasNginx && {
        files: () => measureLoad(benchPorts.files, path, crowd),
        proxy: () => measureLoad(benchPorts.proxy, path, crowd, { headers }),
        bare: () => measureLoad(benchPorts.bare, path, crowd, { headers }),
      }),
    });
    table.note(page, crowd, measured);
  }
};

/** Pages made for every single caller. Their share is of what nginx gave when it was asked for the same page. */
const benchMisses = async (page: string, path: string): Promise<void> => {
  await measureLoad(benchPorts.misses, path, 4, { seconds: 2 });
  for (const crowd of table.crowds) {
    table.note(
      page,
      crowd,
      await measureByTurns({ misses: () => measureLoad(benchPorts.misses, path, crowd) }),
    );
  }
};

/** The repair API asks for the token that any page of the site would have fetched. */
const fetchToken = async (port: number): Promise<Record<string, string>> => {
  const { headers } = await fetch(`http://localhost:${port}${antiForgeryPath}`);
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { cookie, [antiForgeryHeader]: cookie.slice(cookie.indexOf('=') + 1) };
};

const benchOthers = async (): Promise<void> => {
  const others = {
    search: searchPath,
    // After ten unknown serials in an hour this is the refusal that asks for a captcha, as for any other caller.
    'AuthMobile of an unknown serial': '/repair-api/Product/AuthMobile?serialNumber=SN-NONE-1',
  };
  const headers = await fetchToken(benchPorts.misses);
  for (const [name, path] of Object.entries(others)) {
    const { p50, p99 } = await measureLoad(benchPorts.misses, path, 1, { headers });
    print(`${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms at one connection`);
  }
};

requireWrk();
print(hasNginx ? 'Beside nginx' : 'nginx is not installed, so there are no shares');
const kept = await startBenchServer(dataDir, benchPorts.app, { TRUST_PROXY: '1' });
print(`Start-up ${kept.startMs.toFixed(0)} ms, memory at rest ${memory(kept)}`);
for (const path of Object.values(benchPages)) await measureLoad(benchPorts.app, path, 1, { seconds: 1 });
const stopNginx = hasNginx ? await startBenchNginx(dir, benchPorts, Object.values(benchPages)) : undefined;
for (const [page, path] of Object.entries(benchPages)) await benchHits(page, path);
print(`Memory while kept pages are asked for ${memory(kept)}`);
stopNginx?.();
await kept.stop();

const fresh = await startBenchServer(dataDir, benchPorts.misses, { PAGE_CACHE_MB: '0' });
for (const [page, path] of Object.entries(benchPages)) await benchMisses(page, path);
await benchOthers();
print(`Memory while every page is made anew ${memory(fresh)}`);
await fresh.stop();

print(`\nShares of nginx at 1, 16 and 64 connections\n`);
print(table.write(Object.keys(benchPages)));
await benchGrowth(dataDir, print);
await benchOffice(print);
