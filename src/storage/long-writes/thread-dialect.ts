import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { AppError } from '#kernel/app-error.ts';
import type { Turns } from '../create-mutex.ts';
import { sayUnavailable } from '../say-unavailable.ts';
import type { Tables } from '../tables.ts';
import { startWriteThread, type WriteThread } from './start-write-thread.ts';

export type ThreadLane = {
  file: string;
  lockWaitMs: number;
  /** The line of all who write in this process: a long transaction stands in it like any other. */
  turns: Turns;
  /** From now on no commit of this process joins the write-ahead file; the given function ends that. */
  leaveJoining: () => () => void;
};

/** Kysely over a thread that writes: one transaction at a time, and nothing outside of one. */
export const openThreadWriter = (lane: ThreadLane): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new ThreadDriver(lane),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });

type WriterState = { threads: Set<WriteThread>; isClosed: boolean };

class ThreadDriver implements Driver {
  readonly #lane: ThreadLane;
  readonly #state: WriterState = { threads: new Set(), isClosed: false };

  constructor(lane: ThreadLane) {
    this.#lane = lane;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadCaller(this.#lane, this.#state);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(caller: DatabaseConnection): Promise<void> {
    await (caller as ThreadCaller).begin();
  }

  async commitTransaction(caller: DatabaseConnection): Promise<void> {
    await (caller as ThreadCaller).commit();
  }

  async rollbackTransaction(caller: DatabaseConnection): Promise<void> {
    await (caller as ThreadCaller).rollback();
  }

  async destroy(): Promise<void> {
    this.#state.isClosed = true;
    await Promise.all([...this.#state.threads].map((thread) => thread.end()));
  }
}

class ThreadCaller implements DatabaseConnection {
  readonly #lane: ThreadLane;
  readonly #state: WriterState;
  #open: { thread: WriteThread; endTurn: () => void; goOnJoining: () => void } | undefined;

  constructor(lane: ThreadLane, state: WriterState) {
    this.#lane = lane;
    this.#state = state;
  }

  async begin(): Promise<void> {
    const { file, lockWaitMs, turns, leaveJoining } = this.#lane;
    const endTurn = await turns.take();
    if (this.#state.isClosed) {
      // Closed while this one waited: nothing may touch the file any more, and those behind it must hear so too.
      endTurn();
      throw new AppError('unavailable', { message: 'the database is closed' });
    }
    const thread = startWriteThread(file, lockWaitMs);
    this.#state.threads.add(thread);
    this.#open = { thread, endTurn, goOnJoining: leaveJoining() };
    try {
      await this.#run('begin immediate');
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#run('commit');
    const { thread, endTurn, goOnJoining } = this.#take();
    endTurn();
    void thread.joinAndEnd().finally(() => {
      this.#state.threads.delete(thread);
      goOnJoining();
    });
  }

  async rollback(): Promise<void> {
    const { thread, endTurn, goOnJoining } = this.#take();
    try {
      await thread.end();
    } finally {
      this.#state.threads.delete(thread);
      endTurn();
      goOnJoining();
    }
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run(sql, parameters);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  #take() {
    const open = this.#open;
    if (!open) throw new Error('long writes are made in a transaction');
    this.#open = undefined;
    return open;
  }

  async #run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error('long writes are made in a transaction');
    try {
      return await this.#open.thread.run<Row>({ sql, parameters });
    } catch (error) {
      throw sayUnavailable(error);
    }
  }
}
