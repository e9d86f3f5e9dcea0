// `npm run dev`: packages first, then the development server under the project's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, projectNode, root } from './prepare.mjs';

installPackages({ withTools: true });
const server = spawn(
  projectNode,
  [
    '--watch-path=src/http',
    '--watch-path=src/features',
    '--watch-path=src/storage',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    join(root, 'scripts', 'dev.ts'),
  ],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
