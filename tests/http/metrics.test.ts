import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

let server: TestServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await findFreePort();
  server = await startServer({ METRICS_PORT: String(metricsPort) });
});
afterAll(() => server.stop());

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// accepts 702
describe('/metrics', () => {
  it('is on its own port alone', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });

  it('counts requests by route group, and pages that came from memory', async () => {
    for (let n = 0; n < 3; n += 1) await (await fetch(`${server.url}/products`)).text();
    await fetch(`${server.url}/products/AZ-1000-0912-secret?code=123456`);
    const text = await scrape();
    expect(text).toMatch(/azma_page_cache_total\{outcome="hit"\} [2-9]/);
    expect(text).toMatch(/azma_page_cache_total\{outcome="miss"\} [1-9]/);
    expect(text).toMatch(/azma_http_requests_total\{route_group="pages",status="2xx"\} \d+/);
    expect(text).toMatch(/azma_database_up 1/);
    expect(text).toMatch(/azma_outbox_waiting \d+/);
    expect(text).toMatch(/azma_backup_age_seconds -1/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(text).toMatch(/process_resident_memory_bytes/);
    expect(text).not.toMatch(/AZ-1000|secret|123456/);
  });

  it.each(['deploy/grafana-board.json', 'deploy/prometheus-alerts.yml'])(
    'has every number that %s asks for',
    async (file) => {
      const known = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const asked = readFileSync(file, 'utf8').matchAll(/\b(?:azma|nodejs|process)_[a-z0-9_]+/g);
      const names = [...new Set([...asked].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')))];
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it.skipIf(!hasPromtool)('is text that promtool takes without a complaint', async () => {
    const said = spawnSync('promtool', ['check', 'metrics'], { input: await scrape(), encoding: 'utf8' });
    expect(`${said.stdout}${said.stderr}`.split('\n').filter((line) => line.includes('azma_'))).toEqual([]);
    execFileSync('promtool', ['check', 'rules', 'deploy/prometheus-alerts.yml']);
  });

  it('keeps the server from starting, in one line, when its port is taken', async () => {
    const holder = createServer();
    const port = await new Promise<number>((ready) =>
      holder.listen(0, '127.0.0.1', () => ready((holder.address() as { port: number }).port)),
    );
    await expect(startServer({ METRICS_PORT: String(port) })).rejects.toThrow(
      new RegExp(`port ${port} is already in use; set METRICS_PORT to another`),
    );
    holder.close();
  });
});
