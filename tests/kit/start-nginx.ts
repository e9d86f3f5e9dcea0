import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { findFreePort } from '../../scripts/find-free-port.ts';

const root = join(import.meta.dirname, '..', '..');
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Where nginx is; without it tests of our own file for it are left out, and say so. */
export const nginx = places.find((path) => existsSync(path));
if (!nginx) console.log('nginx is not installed: deploy/nginx.conf was not tried');

const tls = { agent: false, rejectUnauthorized: false } as const;

type ProxyAnswer = { status: number; headers: Record<string, unknown>; text: string };
type ProxyAsk = (
  path: string,
  headers?: Record<string, string>,
  more?: { method?: string; body?: string },
) => Promise<ProxyAnswer>;
export type TestProxy = {
  ask: ProxyAsk;
  /** Announces a body of that size: 100 when it may be sent, 413 when it is too large. */
  offerBody: (path: string, bytes: number) => Promise<number | undefined>;
  stop: () => Promise<void>;
};

type Ports = { port: number; upstream: number; other?: number };

/** nginx with our own file in front of one or two ports of this machine; `change` may alter the file for one test. */
export const startProxy = async (
  dir: string,
  { port, upstream, other }: Ports,
  change: (given: string) => string = (given) => given,
): Promise<TestProxy> => {
  mkdirSync(join(dir, 'cache'));
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')],
  ]);
  const given = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const site = change(given)
    .replaceAll('server 127.0.0.1:3000', `server 127.0.0.1:${upstream}`)
    .replaceAll(
      '# server 127.0.0.1:3001',
      other === undefined ? '# server 127.0.0.1:3001' : `server 127.0.0.1:${other}`,
    )
    .replaceAll('azma.example', 'localhost')
    .replaceAll('/var/cache/nginx/azma', join(dir, 'cache'))
    .replaceAll('/var/log/nginx/azma.log', join(dir, 'access.log'))
    .replaceAll('root /etc/nginx/azma', `root ${join(root, 'deploy')}`)
    .replaceAll('/etc/ssl/azma/fullchain.pem', join(dir, 'cert.pem'))
    .replaceAll('/etc/ssl/azma/privkey.pem', join(dir, 'key.pem'))
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80 default_server', `listen 127.0.0.1:${await findFreePort()} default_server`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `daemon off; ${user} worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log warn;
      events { worker_connections 256; }
      http { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
        fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
        ${site} }`;
  writeFileSync(join(dir, 'nginx.conf'), whole);
  const proxy = spawn(nginx as string, ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]);
  const ask = askAt(port);
  await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), { timeout: 30_000 });
  return {
    ask,
    offerBody: (path, bytes) =>
      new Promise((done, refuse) => {
        const headers = { host: `localhost:${port}`, 'content-length': bytes, expect: '100-continue' };
        const offer = request({ host: '127.0.0.1', port, path, method: 'POST', headers, ...tls });
        const end = (status: number | undefined) => {
          done(status);
          offer.destroy();
        };
        offer.on('error', refuse);
        offer.once('continue', () => end(100)).once('response', ({ statusCode }) => end(statusCode));
        offer.flushHeaders();
      }),
    stop: async () => {
      // Until it has ended nginx still writes in its folder.
      const isOver = once(proxy, 'exit');
      proxy.kill();
      await isOver;
    },
  };
};

const askAt =
  (port: number): ProxyAsk =>
  (path, headers = {}, { method = 'GET', body } = {}) =>
    new Promise<ProxyAnswer>((done, refuse) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          ...tls,
          headers: { host: `localhost:${port}`, ...headers },
        },
        (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        },
      );
      sent.on('error', refuse);
      sent.end(body);
    });
