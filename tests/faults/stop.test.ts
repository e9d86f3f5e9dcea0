import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { startPaying } from '#kit/pay-over-http.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, connectSimulatedBank } from '#kit/simulated-bank.ts';

const root = join(import.meta.dirname, '..', '..');
const npmCli = realpathSync(
  process.env.npm_execpath ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim(),
);
const commands = {
  'npm start': [npmCli, 'start'],
  'node scripts/start.mjs': [join(root, 'scripts', 'start.mjs')],
};

/** A folder whose `npm` refuses: what is started here must find everything installed, and change nothing. */
const folderWithoutNpm = (): string => {
  const folder = makeFolder('no-npm');
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "npm was asked to install" >&2\nexit 1\n');
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
};

const started = new Set<number>();
afterEach(() => {
  for (const pid of started) if (isAnyoneLeft(pid)) process.kill(-pid, 'SIGKILL');
  started.clear();
});

const isAnyoneLeft = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

const startCommand = async (command: keyof typeof commands) => {
  const dataDir = makeFolder('stop');
  const child: ChildProcess = spawn(process.execPath, commands[command], {
    cwd: root,
    // A process group of its own, as a terminal or a supervisor gives it.
    detached: true,
    env: {
      PATH: [folderWithoutNpm(), process.env.PATH].join(delimiter),
      HOME: dataDir,
      npm_config_update_notifier: 'false',
      PORT: '0',
      SIMULATOR_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid as number;
  started.add(group);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  const end: { code?: number | null; signal?: string | null } = {};
  child.once('exit', (code, signal) => Object.assign(end, { code, signal }));
  await expect
    .poll(() => printed, { timeout: 60_000 })
    .toMatch(/ready at http\S+,[\s\S]*simulators at http[^\s,]+/);
  return {
    group,
    end,
    url: /ready at (http[^\s,]+)/.exec(printed)?.[1] ?? '',
    bank: connectSimulatedBank(/simulators at (http[^\s,]+)/.exec(printed)?.[1] ?? ''),
    dataDir,
  };
};
type Started = Awaited<ReturnType<typeof startCommand>>;

/** Pays at the bank and begins a Verify that the bank answers late; resolves once the bank has been asked. */
const beginVerify = async (server: Started, delayMs: number) => {
  const storage = openServerDatabase(server);
  const payable = await seedPayable(storage);
  const paymentUrl = await startPaying(server, payable);
  await server.bank.leave(paymentUrl, 'pay');
  await server.bank.setFaults({ only: ['verify'], delayMs, times: 1 });
  const answer = fetch(`${server.url}/repair-api/Payment/Verify?authority=${authorityOf(paymentUrl)}`, {
    method: 'POST',
  }).then(
    async (reply) => ({ http: reply.status, ...((await reply.json()) as { status: number }) }),
    () => undefined,
  );
  const readDelay = async () => {
    const reply = await fetch(`${server.bank.url}/zarinpal/faults`);
    return ((await reply.json()) as { delayMs: number }).delayMs;
  };
  // The switch is used up when the call has come to the bank.
  await expect.poll(readDelay).toBe(0);
  return {
    answer,
    readPayments: async () => {
      const { payments } = await readPaymentEffects(storage, payable.requestId);
      await storage.close();
      return payments;
    },
  };
};

// accepts 689
describe('a stop while the bank is being asked', () => {
  it.each<[string, keyof typeof commands, (group: number) => void]>([
    ['SIGTERM to npm alone', 'npm start', (pid) => process.kill(pid, 'SIGTERM')],
    ['SIGTERM to the whole group of npm', 'npm start', (pid) => process.kill(-pid, 'SIGTERM')],
    ['Ctrl-C in the terminal of npm', 'npm start', (pid) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM to start.mjs', 'node scripts/start.mjs', (pid) => process.kill(pid, 'SIGTERM')],
    [
      'the same signal several times at once',
      'node scripts/start.mjs',
      (pid) => {
        for (let times = 0; times < 3; times += 1) process.kill(-pid, 'SIGTERM');
      },
    ],
  ])(
    'by %s lets the answer come, ends with 0 and leaves no process behind',
    { timeout: 120_000 },
    async (_way, command, stop) => {
      const server = await startCommand(command);
      const verify = await beginVerify(server, 1_000);
      stop(server.group);
      expect(await verify.answer).toMatchObject({ http: 200, status: 0 });
      await expect.poll(() => server.end, { timeout: 25_000 }).toEqual({ code: 0, signal: null });
      await expect.poll(() => isAnyoneLeft(server.group)).toBe(false);
      expect(await verify.readPayments()).toMatchObject([{ state: 'paid' }]);
    },
  );

  it('is cut short by the signal again later: then everything ends at once', {
    timeout: 120_000,
  }, async () => {
    const server = await startCommand('node scripts/start.mjs');
    const verify = await beginVerify(server, 600_000);
    const stopAgain = () => {
      if (server.end.code === undefined) process.kill(server.group, 'SIGTERM');
      return server.end;
    };
    // A stop that only waited for the bank would end with 0 or not at all in this time.
    await expect.poll(stopAgain, { interval: 300 }).toEqual({ code: 1, signal: null });
    expect(await verify.answer).toBeUndefined();
    await expect.poll(() => isAnyoneLeft(server.group)).toBe(false);
  });
});
