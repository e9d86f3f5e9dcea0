import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Burst, Load } from './load.ts';
import { hasWrk, runWrk } from './run-wrk.ts';

const run = promisify(execFile);

/** Who asks. It belongs to every figure: a slow client hides how fast a server is. */
export const clientName = hasWrk ? 'wrk' : 'a client of our own in Node (wrk is not installed)';

/** One bounded burst from a process of its own. */
export const measureLoad = (
  port: number,
  path: string,
  connections: number,
  { seconds = 2, headers = {} }: Partial<Pick<Burst, 'seconds' | 'headers'>> = {},
): Promise<Load> => {
  const burst = { port, path, connections, seconds, headers: { 'accept-encoding': 'br', ...headers } };
  return hasWrk ? runWrk(burst) : runOwnClient(burst);
};

const runOwnClient = async ({ port, path, connections, seconds, headers }: Burst): Promise<Load> => {
  const client = join(import.meta.dirname, 'load-client.mjs');
  const args = [client, port, path, connections, seconds, JSON.stringify(headers)].map(String);
  const { stdout } = await run(process.execPath, args, { timeout: 30_000 });
  const { statuses, ...load } = JSON.parse(stdout) as Omit<Load, 'refused'> & {
    statuses: Record<string, number>;
  };
  const refused = Object.entries(statuses).filter(([status]) => status !== '200');
  return { ...load, refused: refused.reduce((sum, [, count]) => sum + count, 0) };
};

/**
 * Asks several servers by turns and gives the middle figure of each. What else the machine does then falls on all
 * of them alike.
 */
export const measureByTurns = async <Name extends string>(
  servers: Partial<Record<Name, () => Promise<Load>>>,
  rounds = 3,
): Promise<Partial<Record<Name, Load>>> => {
  const asked = Object.entries<(() => Promise<Load>) | undefined>(servers);
  const loads = new Map<string, Load[]>(asked.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ask] of asked) if (ask) loads.get(name)?.push(await ask());
  }
  const middles: Partial<Record<string, Load>> = {};
  for (const [name, some] of loads) middles[name] = middleOf(some);
  return middles;
};

const middleOf = (loads: readonly Load[]): Load => {
  const middle = (of: (load: Load) => number) =>
    loads.map(of).toSorted((a, b) => a - b)[loads.length >> 1] ?? 0;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
  };
};
