// `npm run dev`: packages first, then the development server under the project's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, projectNode, root } from './prepare.mjs';

installPackages({ withTools: true });
/** The server's own code: a change of it restarts the server. */
const watched = [
  'src/adapters',
  'src/backup',
  'src/config',
  'src/config.ts',
  'src/contract',
  'src/features',
  'src/http',
  'src/kernel',
  'src/ports',
  'src/server',
  'src/storage',
  'simulators',
];
const server = spawn(
  projectNode,
  [
    ...watched.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    join(root, 'scripts', 'dev.ts'),
  ],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
