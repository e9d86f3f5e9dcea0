import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Load = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> };

const run = promisify(execFile);

/** One bounded burst from a process of its own. */
export const measureLoad = async (
  port: number,
  path: string,
  connections: number,
  { seconds = 1.5, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<Load> => {
  const client = join(import.meta.dirname, 'load-client.mjs');
  const args = [client, port, path, connections, seconds, JSON.stringify(headers)].map(String);
  const { stdout } = await run(process.execPath, args, { timeout: 30_000 });
  return JSON.parse(stdout) as Load;
};

export const writeLoad = ({ perSecond, p50, p99, statuses }: Load): string => {
  const odd = Object.entries(statuses).filter(([status]) => status !== '200');
  const note = odd.length > 0 ? ` (${odd.map(([status, n]) => `${n}× ${status}`).join(', ')})` : '';
  return `${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms${note}`;
};
