import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { AppError } from '#kernel/app-error.ts';
import type { WriteAnswer, WriteQuestion } from './write.worker.ts';

type Waiting = { resolve: (answer: WriteAnswer) => void; reject: (error: Error) => void };

export type WriteThread = {
  run: <Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<QueryResult<Row>>;
  /** Undoes what was not committed. */
  end: () => Promise<void>;
  /** After the commit: the thread brings what it wrote into the file, then it ends. */
  joinAndEnd: () => Promise<void>;
};

/** Starts a thread with a connection of its own to the file. It lives for one transaction. */
export const startWriteThread = (file: string, lockWaitMs: number): WriteThread => {
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), {
    workerData: { file, lockWaitMs },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ending: Error | undefined;

  const fail = (error: Error): void => {
    ending = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: WriteAnswer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  worker.on('error', (cause) =>
    fail(new AppError('unavailable', { message: `the writing thread failed: ${cause.message}`, cause })),
  );
  const ended = new Promise<void>((done) => {
    worker.once('exit', () => {
      fail(ending ?? new AppError('unavailable', { message: 'the writing thread ended' }));
      done();
    });
  });

  const ask = (question: Omit<WriteQuestion, 'id'>): Promise<WriteAnswer> =>
    new Promise((resolve, reject) => {
      if (ending) {
        reject(ending);
        return;
      }
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, ...question } satisfies WriteQuestion);
    });

  return {
    run: async <Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) => {
      const answer = await ask({ sql, parameters });
      if ('fault' in answer) {
        const { message, errcode } = answer.fault;
        throw Object.assign(new Error(message), { errcode });
      }
      const { rows, numAffectedRows, insertId } = answer;
      return {
        rows: rows as Row[],
        ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
        ...(insertId === undefined ? {} : { insertId }),
      };
    },
    end: async () => {
      // Whoever waits for its end is not to end before it.
      worker.ref();
      const undone = ask({ sql: 'rollback', parameters: [] });
      // What came after it would stand outside of any transaction, and stay.
      ending ??= new AppError('unavailable', { message: 'the writing thread is ending' });
      await undone.catch(() => {});
      await worker.terminate();
    },
    joinAndEnd: () => {
      worker.postMessage('join');
      // Whoever waits for nothing else may end; what is not joined yet is as safe where it is.
      worker.unref();
      return ended;
    },
  };
};
