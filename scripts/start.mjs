// `npm start`: installs what is missing, builds what is stale, then becomes the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSite, installPackages, projectNode, root } from './prepare.mjs';

try {
  installPackages({ withTools: false });
  buildSite();
} catch (error) {
  console.error(`Azma cannot start: ${error.message}`);
  process.exit(1);
}

const server = spawn(projectNode, ['--disable-warning=ExperimentalWarning', join(root, 'src', 'main.ts')], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
