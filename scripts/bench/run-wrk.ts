import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `refused`: answers that were no success. */
export type Load = { perSecond: number; p50: number; p99: number; refused: number };

export type Burst = {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};

/** wrk is written in C and leaves the cores to the servers; a client in Node is slower than nginx itself. */
export const requireWrk = (): void => {
  if (spawnSync('wrk', ['--version']).error) throw new Error('install wrk, which sends the requests');
};

/** Asks until it is stopped. Its percentiles are of answers: a connection that waits long asks seldom. */
export const startWrk = ({ port, path, connections }: Pick<Burst, 'port' | 'path' | 'connections'>) => {
  const args = ['-t1', `-c${connections}`, '-d600s', '--latency', `http://127.0.0.1:${port}${path}`];
  const ended = run('wrk', args);
  return async (): Promise<Load & { longest: number }> => {
    ended.child.kill('SIGINT');
    const { stdout } = await ended;
    const [, longest = '0', unit = 'ms'] = /Latency\s+\S+\s+\S+\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
    return { ...readWrk(stdout), longest: toMs([longest, unit]) };
  };
};

export const runWrk = async ({ port, path, connections, seconds, headers }: Burst): Promise<Load> => {
  // wrk leaves out a Host of its own only for this very spelling; two of them are refused.
  const spelt = ([name, value]: [string, string]) => `${name === 'host' ? 'Host' : name}: ${value}`;
  const lines = Object.entries(headers).flatMap((header) => ['-H', spelt(header)]);
  // wrk counts whole seconds only.
  const time = `${Math.max(1, Math.round(seconds))}s`;
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${time}`,
    '--latency',
    ...lines,
    `http://127.0.0.1:${port}${path}`,
  ];
  const { stdout } = await run('wrk', args, { timeout: 60_000 });
  return readWrk(stdout);
};

/** Reads what wrk prints with `--latency`. */
export const readWrk = (printed: string): Load => {
  const find = (pattern: RegExp) => pattern.exec(printed)?.slice(1) ?? [];
  const [perSecond = '0'] = find(/Requests\/sec:\s+([\d.]+)/);
  const percentile = (name: string) => toMs(find(new RegExp(`\\s${name}%\\s+([\\d.]+)(us|ms|s|m)\\b`)));
  const [refused = '0'] = find(/Non-2xx or 3xx responses: (\d+)/);
  return {
    perSecond: Number(perSecond),
    p50: percentile('50'),
    p99: percentile('99'),
    refused: Number(refused),
  };
};

const millisecondsIn: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

const toMs = ([amount = '0', unit = 'ms']: string[]): number => Number(amount) * (millisecondsIn[unit] ?? 1);
