// Starts an unpacked archive twice and asks for what a first visitor and a first member of staff ask for; then once
// more as an account without a home, which may not write to the program; then tries the command line. It runs inside of the
// empty network, under the archive's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = process.argv[2] ?? '.';

const require = (isGood, what) => {
  if (!isGood) throw new Error(`the archive does not hold: ${what}`);
};

/** Starts it with nothing on the path but a shell; gives its address and how to stop it. */
const start = async (home, account = {}) => {
  const child = spawn(join(folder, 'start'), {
    cwd: '/',
    env: { PATH: process.env.ONLY_PATH, PORT: '0', SIMULATOR_PORT: '0', LOG_LEVEL: 'warn', ...home },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...account,
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
const visit = async ({ url, stop }) => {
  for (const path of ['/healthz', '/readyz']) await ask(url + path);
  const home = await askPage(url, '/', '</html>');
  await askPage(url, '/office/sign-in', 'lang="fa"');
  await ask(`${url}/api/v1/FAQs/GetList`);
  await stop();
  return findTitle(home);
};

/** As a supervisor starts it: root may take on the account that owns nothing, others stay who they are. */
const visitAsStranger = async () => {
  const nobody = 65_534;
  const isRoot = process.getuid() === 0 && process.env.MAY_CHANGE_ACCOUNT === '1';
  const data = join(dirname(folder), 'data-of-stranger');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, nobody, nobody);
  spawnSync('chmod', ['-R', 'a-w', folder]);
  const umask = process.umask(0o077);
  try {
    const title = await visit(await start({ DATA_DIR: data }, isRoot ? { uid: nobody, gid: nobody } : {}));
    // Pictures of the demo keep the rights they came with; the folder they are in lets nobody else pass.
    const own = ['', ...readdirSync(data).filter((name) => statSync(join(data, name)).isFile())];
    const open = own.find((name) => statSync(join(data, name)).mode & 0o077);
    require(open === undefined, `a data folder that nobody else may read: ${open}`);
    return title;
  } finally {
    process.umask(umask);
    spawnSync('chmod', ['-R', 'u+w', folder]);
  }
};

/** The command line, as an operator types it in the archive's own folder. */
const runAzma = (...words) =>
  spawnSync(join(folder, 'azma'), words, {
    cwd: '/',
    env: { PATH: process.env.ONLY_PATH, DATA_DIR: join(dirname(folder), 'data-of-commands') },
    encoding: 'utf8',
  });

const tryAzma = () => {
  const help = runAzma('--help');
  require(help.status === 0 && help.stdout.includes('./azma COMMAND'), `./azma --help\n${help.stderr}`);
  require(runAzma('nothing').status === 2, 'a refusal of ./azma nothing');
  for (const words of [['demo'], ['staff', 'list'], ['backup', join(dirname(folder), 'backups')]]) {
    const { status, stderr } = runAzma(...words);
    require(status === 0, `./azma ${words.join(' ')}\n${stderr}`);
  }
};

const titles = [];
for (const time of ['first', 'second']) {
  titles.push(await visit(await start({ HOME: process.env.HOME })));
  console.log(`the ${time} start answers on / and /office and stops`);
}
titles.push(await visitAsStranger());
console.log('an account without a home, to whom the program is read-only, starts it too');
tryAzma();
console.log('./azma shows its help and runs commands');
const [title] = titles;
require(title && titles.every((other) => other === title), 'the same home page after a restart');
