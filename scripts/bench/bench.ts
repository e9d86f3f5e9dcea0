import { join } from 'node:path';
import { antiForgeryHeader, antiForgeryPath } from '#contract/anti-forgery.ts';
import { hasNginx, startBenchNginx } from './bench-nginx.ts';
import { startBenchServer } from './bench-server.ts';
import { growContent } from './grow-content.ts';
import { makeBenchFolder } from './make-bench-folder.ts';
import { measureLoad, writeLoad } from './measure-load.ts';

/* `npm run bench`: figures of this machine at this moment, beside nginx's in the same run. Loopback only. */

const pages = {
  home: '/',
  list: '/articles/1',
  article: '/articledetails/1',
  product: '/productdetails/1',
  'API list': '/api/v1/Articles/GetPaging/1/12',
};
const crowds = [1, 16, 64];
const base = Number(process.env.BENCH_PORT ?? 4700);
const ports = { app: base, files: base + 1, proxy: base + 2, misses: base + 3 };
const dir = makeBenchFolder('bench');
const say = (line = '') => console.log(line);
const share = (ours: number, limit: number) => `${((100 * ours) / limit).toFixed(1)} %`;
const limits = new Map<string, number>();

const benchHits = async (): Promise<void> => {
  const server = await startBenchServer(join(dir, 'data'), ports.app, { TRUST_PROXY: '1' });
  say(`Start-up ${server.startMs.toFixed(0)} ms, memory at rest ${server.residentMb().toFixed(0)} MB`);
  for (const path of Object.values(pages)) await measureLoad(ports.app, path, 1, { seconds: 0.3 });
  const stop = hasNginx ? await startBenchNginx(dir, ports, Object.values(pages)) : undefined;
  if (!hasNginx) say('nginx is not installed, so there is no limit to compare with');
  for (const [name, path] of Object.entries(pages)) {
    say(`\n${name} (${path}), answered from memory`);
    for (const crowd of crowds) {
      const ours = await measureLoad(ports.app, path, crowd);
      say(`  ${String(crowd).padStart(2)} connections  Azma         ${writeLoad(ours)}`);
      if (!hasNginx) continue;
      const limit = await measureLoad(ports.files, path, crowd);
      const through = await measureLoad(ports.proxy, path, crowd, { headers: { host: 'localhost' } });
      limits.set(`${name} ${crowd}`, limit.perSecond);
      say(
        `                  nginx, files ${writeLoad(limit)}   Azma is at ${share(ours.perSecond, limit.perSecond)}`,
      );
      say(
        `                  nginx.conf   ${writeLoad(through)}   at ${share(through.perSecond, limit.perSecond)}`,
      );
    }
  }
  say(`\nMemory under load ${server.residentMb().toFixed(0)} MB`);
  stop?.();
  await server.stop();
};

const benchMisses = async (): Promise<void> => {
  const server = await startBenchServer(join(dir, 'data'), ports.misses, { PAGE_CACHE_MB: '0' });
  const others = {
    search: `/search?q=${encodeURIComponent('دستگاه')}`,
    // After ten unknown serials in an hour this is the refusal that asks for a captcha, as for any other caller.
    'AuthMobile of an unknown serial': '/repair-api/Product/AuthMobile?serialNumber=SN-NONE-1',
  };
  const headers = await fetchToken(ports.misses);
  for (const [name, path] of Object.entries({ ...pages, ...others })) {
    say(`\n${name}, made anew each time`);
    await measureLoad(ports.misses, path, 4, { seconds: 1, headers });
    for (const crowd of crowds) {
      const ours = await measureLoad(ports.misses, path, crowd, { headers });
      const limit = limits.get(`${name} ${crowd}`);
      const ratio = limit ? `   ${share(ours.perSecond, limit)} of nginx` : '';
      say(`  ${String(crowd).padStart(2)} connections  ${writeLoad(ours)}${ratio}`);
    }
  }
  say(`\nMemory under load ${server.residentMb().toFixed(0)} MB`);
  await server.stop();
};

/** The repair API asks for the token that any page of the site would have fetched. */
const fetchToken = async (port: number): Promise<Record<string, string>> => {
  const { headers } = await fetch(`http://localhost:${port}${antiForgeryPath}`);
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { cookie, [antiForgeryHeader]: cookie.slice(cookie.indexOf('=') + 1) };
};

const benchGrowth = async (): Promise<void> => {
  say('\nGrowth: milliseconds of one page made anew, with more articles and products');
  let had = 1;
  for (const times of [1, 10, 100]) {
    if (times > had) await growContent(join(dir, 'data'), times);
    had = times;
    const server = await startBenchServer(join(dir, 'data'), ports.misses, { PAGE_CACHE_MB: '0' });
    const answer = await fetch(`http://localhost:${ports.misses}/api/v1/Articles/GetPaging/1/12`);
    const { totalPages } = ((await answer.json()) as { result: { totalPages: number } }).result;
    const asked = {
      'first page': '/articles/1',
      'last page': `/articles/${totalPages}`,
      products: '/products/1',
      search: `/search?q=${encodeURIComponent('دستگاه')}`,
    };
    const figures: string[] = [];
    for (const [name, path] of Object.entries(asked)) {
      await measureLoad(ports.misses, path, 1, { seconds: 1 });
      figures.push(`${name} ${(await measureLoad(ports.misses, path, 1)).p50.toFixed(2)}`);
    }
    say(`  ${`${times}×`.padStart(4)}  ${figures.join('   ')}`);
    await server.stop();
  }
};

await benchHits();
await benchMisses();
await benchGrowth();
