import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase } from '#kit/make-database.ts';
import { visitOffice } from '#kit/office-over-http.ts';
import { engines } from '#kit/open-test-storage.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/*
 * Sixty wrong passwords at once, each from an address of its own. What others wait for meanwhile is compared with
 * what they waited for just before, in the same process and on the same machine. Only in `npm run faults`: a machine
 * that others keep busy says little.
 */

const isFull = process.env.FAULT_ROUNDS !== undefined;
const attackers = 60;
const names = ['a kept page', '/healthz', 'a search'] as const;
const paths = ['/', '/healthz', `/search?q=${encodeURIComponent('سانتریفیوژ')}`];

describe.runIf(isFull).each(engines)('sixty wrong passwords at once on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      TRUST_PROXY: '1',
      ...(engine === 'postgres' ? { DATABASE_URL: await makeDatabase() } : {}),
    });
  }, 180_000);
  afterAll(() => server.stop());

  /** How long each answer took while something went on. */
  const measureDuring = async (goesOn: () => Promise<unknown>): Promise<number[][]> => {
    const worker = new Worker(new URL('../kit/ask-in-turn.ts', import.meta.url), {
      workerData: { port: new URL(server.url).port, paths },
    });
    const measured = new Promise<number[][]>((done, refuse) => {
      worker.once('message', done);
      worker.once('error', refuse);
    });
    await goesOn();
    worker.postMessage('stop');
    return measured;
  };

  // accepts 772
  it('hold nobody up', async () => {
    // The first answers are made, not kept.
    await measureDuring(() => wait(1_000));
    const usual = await measureDuring(() => wait(2_000));
    const statuses: number[] = [];
    const during = await measureDuring(async () => {
      for (let round = 0; round < 3; round += 1) {
        const visitors = Array.from({ length: attackers }, (_, from) =>
          visitOffice(server, `10.${round}.${from}.1`),
        );
        for (const visitor of visitors) await visitor.open();
        const tries = visitors.map((visitor, from) =>
          visitor.post('/session', { email: `nobody-${from}@azma.example`, password: `wrong ${from} word` }),
        );
        for (const { status } of await Promise.all(tries)) statuses.push(status);
      }
    });
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect(count(401) + count(503)).toBe(3 * attackers);
    for (const [at, name] of names.entries()) {
      const [before = [], then = []] = [usual[at], during[at]];
      process.stdout.write(
        `${engine}, ${count(401)} wrong and ${count(503)} sent away: ${name} ${describeTimes(before)}, then ${describeTimes(then)}\n`,
      );
    }
    for (const [at, name] of names.entries())
      expect(partOf(during[at] ?? [], 0.5) / partOf(usual[at] ?? [], 0.5), name).toBeLessThan(3);
  }, 120_000);
});

const partOf = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

const describeTimes = (times: readonly number[]): string =>
  `${[0.5, 0.9, 1].map((part) => partOf(times, part).toFixed(1)).join(' / ')} ms`;
