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

/** Kysely over a thread that writes: one transaction at a time, before it rows laid ready, and nothing else. */
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

  async releaseConnection(caller: DatabaseConnection): Promise<void> {
    await (caller as ThreadCaller).leave();
  }

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

/** Temporary rows are the connection's own: nobody waits while they are written, and they end with the thread. */
const isForReadyTables = (text: string): boolean => /^\s*(create temp table|insert into "ready_)/i.test(text);

const closed = () => new AppError('unavailable', { message: 'the database is closed' });

class ThreadCaller implements DatabaseConnection {
  readonly #lane: ThreadLane;
  readonly #state: WriterState;
  #thread: WriteThread | undefined;
  #turn: { end: () => void; goOnJoining: () => void } | undefined;

  constructor(lane: ThreadLane, state: WriterState) {
    this.#lane = lane;
    this.#state = state;
  }

  async begin(): Promise<void> {
    // It opens its connection while we wait for our turn.
    this.#start();
    const end = await this.#lane.turns.take();
    if (this.#state.isClosed) {
      // Closed while this one waited: nothing may touch the file any more, and those behind it must hear so too.
      end();
      await this.leave();
      throw closed();
    }
    this.#turn = { end, goOnJoining: this.#lane.leaveJoining() };
    try {
      await this.#run('begin immediate');
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#run('commit');
    const thread = this.#start();
    const turn = this.#turn;
    this.#thread = undefined;
    this.#turn = undefined;
    turn?.end();
    void thread.joinAndEnd().finally(() => {
      this.#state.threads.delete(thread);
      turn?.goOnJoining();
    });
  }

  async rollback(): Promise<void> {
    const turn = this.#turn;
    this.#turn = undefined;
    try {
      await this.leave();
    } finally {
      turn?.end();
      turn?.goOnJoining();
    }
  }

  /** Ends a thread that holds nothing but what was laid ready, or a transaction that is undone. */
  async leave(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    if (!thread) return;
    await thread.end().finally(() => this.#state.threads.delete(thread));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#turn && !isForReadyTables(sql)) throw new Error('long writes are made in a transaction');
    return this.#run(sql, parameters);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  #start(): WriteThread {
    if (this.#thread) return this.#thread;
    if (this.#state.isClosed) throw closed();
    const thread = startWriteThread(this.#lane.file, this.#lane.lockWaitMs);
    this.#state.threads.add(thread);
    this.#thread = thread;
    return thread;
  }

  async #run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    try {
      return await this.#start().run<Row>({ sql, parameters });
    } catch (error) {
      throw sayUnavailable(error);
    }
  }
}
