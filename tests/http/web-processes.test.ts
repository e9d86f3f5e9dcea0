import { describe, expect, it } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { startServer } from '#kit/start-server.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

const workersOf = (output: string): number => Number(/, (\d+) processes/.exec(output)?.[1] ?? 0);

// accepts 704
describe('WEB_PROCESSES', () => {
  it('starts that many behind one port, restarts one that dies, and stops them all', async () => {
    const [database, metricsPort] = [await makeDemoDatabase(), await findFreePort()];
    const server = await startServer({
      DATABASE_URL: database,
      WEB_PROCESSES: '2',
      SIMULATORS: 'false',
      METRICS_PORT: String(metricsPort),
    });
    await expect.poll(() => workersOf(server.output())).toBe(2);
    const countProcesses = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/nodejs_version_info\{[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    expect((await fetch(`${server.url}/products`)).status).toBe(200);
    expect(await countProcesses()).toBeGreaterThan(0);

    const { execFileSync } = await import('node:child_process');
    const children = () =>
      execFileSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
    const [first] = children();
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => server.output()).toMatch(/ended \(SIGKILL\); another starts in/);
    await expect.poll(() => children().filter((pid) => pid !== first).length, { timeout: 60_000 }).toBe(2);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 })
      .toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it('is refused in one line when nothing answers', async () => {
    const env = { WEB_PROCESSES: '2', DATABASE_URL: 'postgres://a@127.0.0.1:1/b', SIMULATORS: 'false' };
    await expect(startServer(env)).rejects.toThrow(/nothing answers/);
  });
});
