// Runs a command and says at least every ten seconds that it goes on, and how far it is where that can be told.
// Arguments: what is done, then the command. AZMA_PROGRESS_MS is for tests.
import { spawn } from 'node:child_process';
import { countPackages } from './count-packages.mjs';

const [what = '', command = '', ...args] = process.argv.slice(2);
const begun = Date.now();
const isInstall = args.includes('install');
const timer = setInterval(
  () => {
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(`${what} … ${seconds} s${isInstall ? `, ${countPackages()}` : ''}`);
  },
  Number(process.env.AZMA_PROGRESS_MS ?? 8_000),
);
console.log(`${what} …`);
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => {
  clearInterval(timer);
  process.exit(code ?? 1);
});
