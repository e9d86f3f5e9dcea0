// Starts an unpacked archive twice and asks for what a first visitor and a first colleague ask for. It runs inside
// of the empty network, under the archive's own Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';

const require = (isGood, what) => {
  if (!isGood) throw new Error(`the archive does not hold: ${what}`);
};

/** Starts it with nothing on the path but a shell; gives its address and how to stop it. */
const start = async () => {
  const child = spawn(join(folder, 'start'), {
    cwd: '/',
    env: {
      PATH: process.env.ONLY_PATH,
      HOME: process.env.HOME,
      PORT: '0',
      SIMULATOR_PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const url = await new Promise((ready, refuse) => {
    child.stdout.on('data', (text) => {
      printed += text;
      const found = /ready at (http[^\s,]+)/.exec(printed)?.[1];
      if (found) ready(found.replace('localhost', '127.0.0.1'));
    });
    child.once('error', refuse);
    child.once('exit', (code) => refuse(new Error(`./start ended with ${code}: ${printed}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    require(code === 0, `a stop that ends with 0, not ${code}`);
  };
  return { url, stop };
};

const ask = async (url) => {
  const reply = await fetch(url);
  const text = await reply.text();
  require(reply.status === 200, `${url} (${reply.status})`);
  return text;
};

/** A page, and every script, style and font that it names. */
const askPage = async (origin, path, words) => {
  const page = await ask(origin + path);
  require(page.includes(words), `${words} on ${path}`);
  const files = [...page.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file]) => file);
  require(files.length > 0, `what ${path} is drawn with`);
  for (const file of new Set(files)) await ask(origin + file);
  return page;
};

const findTitle = (page) => /<title>([^<]*)</.exec(page)?.[1];

if (process.env.NO_NETWORK) {
  const outside = await fetch('http://198.51.100.1', { signal: AbortSignal.timeout(5_000) }).catch(
    (error) => error,
  );
  require(outside instanceof Error, 'an empty network');
}
const titles = [];
for (const time of ['first', 'second']) {
  const { url, stop } = await start();
  for (const path of ['/healthz', '/readyz']) await ask(url + path);
  titles.push(findTitle(await askPage(url, '/', '</html>')));
  await askPage(url, '/office/sign-in', 'lang="fa"');
  await ask(`${url}/api/v1/FAQs/GetList`);
  await stop();
  console.log(`the ${time} start answers on / and /office and stops`);
}
require(titles[0] && titles[0] === titles[1], 'the same home page after a restart');
