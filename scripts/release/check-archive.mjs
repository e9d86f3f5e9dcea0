import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../prepare.mjs';

const walk = join(import.meta.dirname, 'walk-archive.mjs');
const raiseLoopback = 'ip link set lo up';

/** An empty network of its own, as root or as a user who may have one; nothing where neither is allowed. */
const findEmptyNetwork = () =>
  [
    ['unshare', '-n'],
    ['unshare', '-rn'],
  ].find(([command, flag]) => spawnSync(command, [flag, 'sh', '-c', raiseLoopback]).status === 0);

/**
 * Unpacks the archive in an empty folder and starts it several times, as on a machine that has neither npm nor a
 * network. Throws when anything is missing. Says how the network was taken away.
 */
export const checkArchive = (archive) => {
  const folder = mkdtempSync(join(tmpdir(), 'azma-release-'));
  try {
    // Another account starts it too.
    chmodSync(folder, 0o755);
    run('tar', ['-xzf', archive, '-C', folder]);
    const [name] = readdirSync(folder);
    const unpacked = join(folder, name);
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    // All that `./start` may call.
    for (const tool of ['sh', 'dirname']) symlinkSync(findTool(tool), join(bin, tool));
    const network = findEmptyNetwork();
    const node = join(unpacked, 'node_modules', 'node', 'bin', 'node');
    const command = network
      ? [...network, 'sh', '-c', `${raiseLoopback} && exec "$@"`, 'sh', node, walk, unpacked]
      : [node, walk, unpacked];
    const closed = 'http://127.0.0.1:9';
    run(command[0], command.slice(1), {
      cwd: unpacked,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        ONLY_PATH: bin,
        // Inside of a user namespace nobody else is known.
        MAY_CHANGE_ACCOUNT: network?.[1] === '-rn' ? '0' : '1',
        ...(network ? { NO_NETWORK: '1' } : { HTTPS_PROXY: closed, npm_config_registry: closed }),
      },
    });
    return network ? `in an empty network (${network.join(' ')})` : 'with a registry and a proxy that refuse';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const findTool = (name) => {
  const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  if (!path) throw new Error(`${name} is not on this machine`);
  return path;
};
