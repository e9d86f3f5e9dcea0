import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childEnvironment, root } from '#kit/child-environment.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { startServer } from '#kit/start-server.ts';
import { serverCommand } from '../../scripts/server-command.mjs';

const emptyFolder = () => makeFolder('start');

/** Starts the server expecting it to refuse; gives its exit code and what it printed. */
const tryToStart = (env: Record<string, string>) =>
  new Promise<{ code: number | null; lines: string[] }>((done) => {
    const child = spawn(serverCommand.file, serverCommand.args, {
      cwd: root,
      env: { ...childEnvironment, PORT: '0', SIMULATOR_PORT: '0', LOG_LEVEL: 'warn', ...env },
    });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    child.stderr.on('data', (text) => {
      printed += text;
    });
    child.once('exit', (code) => done({ code, lines: printed.trim().split('\n') }));
  });

describe('a start that cannot succeed', () => {
  // accepts 396
  it('says in one line that the port is busy, and leaves nothing behind', async () => {
    const folder = join(emptyFolder(), 'data');
    const holder = createServer();
    const port = await new Promise<number>((ready) =>
      holder.listen(0, '0.0.0.0', () => ready((holder.address() as { port: number }).port)),
    );
    const { code, lines } = await tryToStart({ PORT: String(port), DATA_DIR: folder });
    holder.close();
    expect(code).toBe(1);
    expect(lines).toEqual([`Azma cannot start: port ${port} is already in use; set PORT to another`]);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it('says in one line that the data folder cannot be written to', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const { code, lines } = await tryToStart({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Azma cannot start: DATA_DIR .* cannot be written to$/)]);
  });

  // What else can be wrong with a setting or a database is tried beside the code that says so.
  // accepts 698
  it.each([
    [{ DATABASE_URL: 'postgres://user:pass word@host:port/azma' }, /DATABASE_URL.*malformed/],
    [{ DATABASE_URL: 'postgres://azma@127.0.0.1:1/azma' }, /nothing answers.*is PostgreSQL running/],
  ])('says in one line what is wrong with %o', async (env, reason) => {
    const { code, lines } = await tryToStart({ ...env, DATA_DIR: emptyFolder() } as Record<string, string>);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(reason)]);
  });

  // accepts 773
  it('says everything that production lacks, a line for each', async () => {
    const { code, lines } = await tryToStart({ NODE_ENV: 'production', DATA_DIR: emptyFolder() });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^Azma cannot start: \d settings cannot be used:$/);
    for (const name of ['PUBLIC_ORIGIN', 'APP_SECRET', 'KAVENEGAR_API_KEY', 'ZARINPAL_MERCHANT_ID'])
      expect(
        lines.filter((line) => line.startsWith('- ') && line.includes(name)),
        name,
      ).toHaveLength(1);
  });
});

describe('a good start', () => {
  it('refuses a second server on its SQLite file, keeps the content of the last one and is not filled twice', async () => {
    const first = await startServer({}, { keepData: true });
    const { code, lines } = await tryToStart({ DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/another server is already using/)]);
    expect(await first.stop()).toBe(0);
    const second = await startServer({ DATA_DIR: first.dataDir });
    const answer = await fetch(`${second.url}/api/v1/Articles/GetPaging/1/100`);
    expect(((await answer.json()) as { result: { totalCount: number } }).result.totalCount).toBe(15);
    await second.stop();
  });
});
