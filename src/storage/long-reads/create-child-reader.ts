import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { AppError } from '#kernel/app-error.ts';

type Waiting = { query: CompiledQuery; resolve: (rows: unknown[]) => void; reject: (error: Error) => void };
type Answer = {
  isReady?: true;
  id?: number;
  rows?: unknown[];
  fault?: { message: string; errcode?: number };
};

const idleMs = 60_000;
/** A process may take so long to begin; only then the question's own time runs. */
const startMs = 20_000;

/**
 * Asks questions of a SQLite file in a process of its own, one after another. A question that takes longer than the
 * limit is refused and its process ended; the next one gets a new process. Nothing runs while nothing is asked.
 */
export const createChildReader = (file: string, limitMs: number) => {
  const line: Waiting[] = [];
  let child: ChildProcess | undefined;
  let running: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isReady = false;

  const end = (finish: (asked: Waiting) => void): void => {
    if (!running) return;
    const asked = running;
    clearTimeout(asked.timer);
    running = undefined;
    finish(asked);
    next();
  };
  const drop = (): void => {
    isReady = false;
    const gone = child;
    child = undefined;
    gone?.removeAllListeners();
    gone?.kill('SIGKILL');
  };
  /** Ends the question that runs when its time is over. */
  const watch = (before: NodeJS.Timeout | undefined, ms: number): NodeJS.Timeout => {
    clearTimeout(before);
    return setTimeout(() => {
      drop();
      end(({ reject }) => reject(new AppError('timeout', { message: 'a question took too long' })));
    }, ms);
  };
  const start = (): ChildProcess => {
    const begun = fork(join(import.meta.dirname, 'read-in-child.ts'), [file], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', ({ isReady: hasBegun, id, rows, fault }: Answer) => {
      if (hasBegun) {
        isReady = true;
        if (running) running.timer = watch(running.timer, limitMs);
        return;
      }
      if (running?.id !== id) return;
      if (rows) end(({ resolve }) => resolve(rows));
      else end(({ reject }) => reject(Object.assign(new Error(fault?.message), { errcode: fault?.errcode })));
    });
    begun.on('exit', () => {
      if (child === begun) drop();
      end(({ reject }) => reject(new AppError('unavailable', { message: 'the reading process ended' })));
    });
    begun.on('error', (cause) => end(({ reject }) => reject(cause)));
    return begun;
  };
  const rest = (): void => {
    // Whoever waits for nothing else may end: neither the process nor its channel holds this one up.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(drop, idleMs);
    idle.unref();
  };
  const next = (): void => {
    if (running) return;
    const asked = line.shift();
    clearTimeout(idle);
    if (!asked) {
      rest();
      return;
    }
    last += 1;
    const id = last;
    child ??= start();
    child.ref();
    child.channel?.ref();
    running = { ...asked, id, timer: watch(undefined, isReady ? limitMs : limitMs + startMs) };
    child.send({ id, text: asked.query.sql, parameters: [...asked.query.parameters] });
  };
  return {
    ask: (query: CompiledQuery): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        line.push({ query, resolve, reject });
        next();
      }),
    close: (): void => {
      line.length = 0;
      clearTimeout(idle);
      drop();
      end(({ reject }) => reject(new AppError('unavailable', { message: 'the database is closed' })));
      clearTimeout(idle);
    },
  };
};

export type ChildReader = ReturnType<typeof createChildReader>;
