// `npm start`: installs what is missing, builds what is stale, then becomes the server. Its script in package.json
// begins with `exec`: npm passes a stop on to the shell, and a shell of its own would end there and keep it from us.
// Where the shell knows no `exec`, what follows the bars runs.
import { spawn } from 'node:child_process';
import { buildAll, installPackages } from './prepare.mjs';
import { serverCommand } from './server-command.mjs';

try {
  installPackages({ withTools: false });
  buildAll();
} catch (error) {
  console.error(`Azma cannot start: ${error.message}`);
  process.exit(1);
}

console.log('Starting the server …');
const begun = Date.now();
const timer = setInterval(
  () => console.log(`Starting the server … ${Math.round((Date.now() - begun) / 1_000)} s`),
  8_000,
);
const { file, args, env } = serverCommand;
const server = spawn(file, args, { stdio: ['inherit', 'pipe', 'inherit'], env: { ...process.env, ...env } });
// Its first words are that it is ready.
server.stdout.once('data', () => clearInterval(timer));
server.stdout.pipe(process.stdout);
server.once('exit', () => clearInterval(timer));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
