import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
export const hasNginx = nginx !== undefined;

type Ports = { app: number; files: number; proxy: number; bare: number };

/** nginx with the very same bytes as files, as deploy/nginx.conf sets it up, and with a cache and nothing else. */
export const startBenchNginx = async (
  dir: string,
  ports: Ports,
  paths: readonly string[],
): Promise<() => void> => {
  mkdirSync(join(dir, 'files'), { recursive: true });
  mkdirSync(join(dir, 'cache'), { recursive: true });
  const places: string[] = [];
  for (const [at, path] of paths.entries()) {
    const { headers, body } = await fetchRaw(ports.app, path);
    writeFileSync(join(dir, 'files', String(at)), body);
    const kept = Object.entries(headers).filter(
      ([name]) => !/^(date|connection|keep-alive|content-(length|type))$/.test(name),
    );
    const lines = kept.map(
      ([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`,
    );
    places.push(
      `location = ${path} { default_type '${headers['content-type']}'; ${lines.join(' ')} root ${dir}/files; try_files /${at} =404; }`,
    );
  }
  const site = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll('server 127.0.0.1:3000', `server 127.0.0.1:${ports.app}`)
    .replaceAll('azma.example', 'localhost')
    .replaceAll('/var/cache/nginx/azma', join(dir, 'cache'))
    .replace(/listen \[::\].*\n/g, '')
    .replace(/server \{\s*listen 80[\s\S]*?\n\}\n/, '')
    .replace(/ssl_.*\n/g, '\n')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${ports.proxy}`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; ${user} worker_processes auto; pid ${dir}/pid; error_log ${dir}/error.log warn;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 100000; etag off;
      client_body_temp_path ${dir}/b; proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f;
      uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
      server { listen 127.0.0.1:${ports.files}; ${places.join('\n')} }
      proxy_cache_path ${dir}/bare keys_zone=bare:20m;
      upstream bare { server 127.0.0.1:${ports.app}; keepalive 64; }
      server { listen 127.0.0.1:${ports.bare}; location / {
        proxy_cache bare; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
        proxy_pass http://bare; } }
      ${site} }`,
  );
  const child: ChildProcess = spawn(
    nginx as string,
    ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')],
    {
      stdio: 'inherit',
    },
  );
  process.once('exit', () => child.kill());
  await pause(500);
  return () => child.kill();
};

const fetchRaw = (port: number, path: string) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, refuse) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'br' };
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', refuse);
    sent.end();
  });
