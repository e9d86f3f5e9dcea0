import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { Mutex } from './create-mutex.ts';
import type { Statements } from './sqlite-statements.ts';
import { toUnavailableError } from './to-unavailable-error.ts';
import { waitWhileLocked } from './wait-while-locked.ts';

export type SqliteConnections = {
  writer: Statements;
  /** Reads beside the writer what was last committed; a database in memory has no such second view. */
  reader: Statements | undefined;
  /** How long a caller waits in all for a lock that another program holds. */
  lockWaitMs: number;
  /** The queue of this process's writing transactions. */
  mutex: Mutex;
  /** Transactions end without waiting for the disk. */
  isUnsynced?: boolean;
};

/**
 * One connection writes, one caller at a time; another reads. A transaction takes the write lock when it begins, so two
 * processes queue instead of failing half-way, and readers wait for none of them.
 */
export class SqliteReadWriteDriver implements Driver {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#connections);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).leave();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    (connection as SqliteConnection).leave();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has undone the transaction already; a second undoing would hide why.
    if (this.#connections.writer.isInTransaction())
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    (connection as SqliteConnection).leave();
  }

  async destroy(): Promise<void> {
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }
}

/** In SQLite a `select` cannot write, with common table expressions before it or not. Raw SQL has to begin with it. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

/** One connection of Kysely; in a transaction it alone uses the writer. */
class SqliteConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #release: (() => void) | undefined;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async begin(): Promise<void> {
    const until = performance.now() + this.#connections.lockWaitMs;
    const release = await this.#connections.mutex.take();
    try {
      if (this.#connections.isUnsynced)
        this.#connections.writer.run(CompiledQuery.raw('PRAGMA synchronous=NORMAL'));
      await this.#run(this.#connections.writer, CompiledQuery.raw('begin immediate'), until);
    } catch (error) {
      this.#waitForDiskAgain();
      release();
      throw error;
    }
    this.#release = release;
  }

  leave(): void {
    if (!this.#release) return;
    this.#waitForDiskAgain();
    this.#release();
    this.#release = undefined;
  }

  #waitForDiskAgain(): void {
    if (this.#connections.isUnsynced)
      this.#connections.writer.run(CompiledQuery.raw('PRAGMA synchronous=FULL'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, lockWaitMs } = this.#connections;
    // Inside a transaction the lock is held already; waiting there would keep everyone else out.
    if (this.#release) return this.#run(writer, query, 0);
    const until = performance.now() + lockWaitMs;
    if (reader && isRead(query)) return this.#run(reader, query, until);
    const release = await this.#connections.mutex.take();
    try {
      return await this.#run(writer, query, until);
    } finally {
      release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #run<Row>(statements: Statements, query: CompiledQuery, until: number): Promise<QueryResult<Row>> {
    try {
      return await waitWhileLocked(until, () => statements.run<Row>(query));
    } catch (error) {
      throw toUnavailableError(error);
    }
  }
}
