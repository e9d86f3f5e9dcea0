import type { Burst, Load } from './run-wrk.ts';
import { runWrk } from './run-wrk.ts';

/** One bounded burst from a process of its own. */
export const measureLoad = (
  port: number,
  path: string,
  connections: number,
  { seconds = 2, headers = {} }: Partial<Pick<Burst, 'seconds' | 'headers'>> = {},
): Promise<Load> =>
  runWrk({ port, path, connections, seconds, headers: { 'accept-encoding': 'br', ...headers } });

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
