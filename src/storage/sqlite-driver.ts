import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Mutex } from './create-mutex.ts';
import type { Statements } from './sqlite-statements.ts';
import { toUnavailableError } from './to-unavailable-error.ts';
import { waitWhileLocked } from './wait-while-locked.ts';

export type SqliteLanes = {
  writer: Statements;
  /** Reads beside the writer what was last committed; a database in memory has no such second view. */
  reader: Statements | undefined;
  /** How long a caller waits in all for a lock that another program holds. */
  lockWaitMs: number;
  /** The line of all who write in this process. */
  mutex: Mutex;
  /** Transactions end without waiting for the disk. */
  isForCounts?: boolean;
};

/**
 * One connection writes, one caller at a time; another reads. A transaction takes the write lock at its first word,
 * so two processes queue instead of failing half-way, and readers wait for none of them.
 */
export class SqliteReadWriteDriver implements Driver {
  readonly #lanes: SqliteLanes;

  constructor(lanes: SqliteLanes) {
    this.#lanes = lanes;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteCaller(this.#lanes);
  }

  async releaseConnection(caller: DatabaseConnection): Promise<void> {
    (caller as SqliteCaller).leave();
  }

  async beginTransaction(caller: DatabaseConnection): Promise<void> {
    await (caller as SqliteCaller).begin();
  }

  async commitTransaction(caller: DatabaseConnection): Promise<void> {
    await caller.executeQuery(CompiledQuery.raw('commit'));
    (caller as SqliteCaller).leave();
  }

  async rollbackTransaction(caller: DatabaseConnection): Promise<void> {
    // A full disk has undone the transaction already; a second undoing would hide why.
    if (this.#lanes.writer.isInTransaction()) await caller.executeQuery(CompiledQuery.raw('rollback'));
    (caller as SqliteCaller).leave();
  }

  async destroy(): Promise<void> {
    this.#lanes.reader?.close();
    this.#lanes.writer.close();
  }
}

/** In SQLite a statement of this form cannot write. */
const isRead = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql);

/** Whoever asks, from the first statement to the last; in a transaction the writer is theirs. */
class SqliteCaller implements DatabaseConnection {
  readonly #lanes: SqliteLanes;
  #endTurn: (() => void) | undefined;

  constructor(lanes: SqliteLanes) {
    this.#lanes = lanes;
  }

  async begin(): Promise<void> {
    const until = performance.now() + this.#lanes.lockWaitMs;
    const endTurn = await this.#lanes.mutex.take();
    try {
      if (this.#lanes.isForCounts) this.#lanes.writer.run(CompiledQuery.raw('PRAGMA synchronous=NORMAL'));
      await this.#run(this.#lanes.writer, CompiledQuery.raw('begin immediate'), until);
    } catch (error) {
      this.#waitForDiskAgain();
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  leave(): void {
    if (!this.#endTurn) return;
    this.#waitForDiskAgain();
    this.#endTurn();
    this.#endTurn = undefined;
  }

  #waitForDiskAgain(): void {
    if (this.#lanes.isForCounts) this.#lanes.writer.run(CompiledQuery.raw('PRAGMA synchronous=FULL'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, lockWaitMs } = this.#lanes;
    // Inside a transaction the lock is held already; waiting there would keep everyone else out.
    if (this.#endTurn) return this.#run(writer, query, 0);
    const until = performance.now() + lockWaitMs;
    if (reader && isRead(query)) return this.#run(reader, query, until);
    const endTurn = await this.#lanes.mutex.take();
    try {
      return await this.#run(writer, query, until);
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #run<Row>(lane: Statements, query: CompiledQuery, until: number): Promise<QueryResult<Row>> {
    try {
      return await waitWhileLocked(until, () => lane.run<Row>(query));
    } catch (error) {
      throw toUnavailableError(error);
    }
  }
}
