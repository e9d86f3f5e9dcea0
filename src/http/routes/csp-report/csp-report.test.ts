import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeNothing } from '#kit/observe-nothing.ts';
import { createCspReportRoutes } from './create-csp-report-routes.ts';

// The limit is of a clock's minute, which must not end meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('logs ten reports a minute of one address and sixty of all', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const pressure = { level: () => 0, enter: () => () => {}, stop: () => {} };
  const origins = { publicOrigin: undefined };
  const routes = createCspReportRoutes({ log, origins, observer: observeNothing, pressure });
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src' } });
  const report = async (clientAddress: string) => {
    const headers = { 'content-length': String(body.length) };
    const answer = await routes.request('/', { method: 'POST', body, headers }, { clientAddress });
    expect(answer.status).toBe(204);
  };
  for (let n = 0; n < 30; n += 1) await report('203.0.113.1');
  expect(lines).toHaveLength(10);
  for (let n = 0; n < 100; n += 1) await report(`203.0.113.${2 + n}`);
  expect(lines).toHaveLength(60);
});
