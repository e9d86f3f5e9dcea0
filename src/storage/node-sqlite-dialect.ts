import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { acquireGuarded } from './say-unavailable.ts';

const keptStatements = 300;

/** Kysely on Node's built-in SQLite. */
export class NodeSqliteDialect implements Dialect {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: toSqliteDatabase(this.#connection) });
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface of Kysely says so
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** A transaction takes the write lock at its first word, so two processes queue instead of failing half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    return acquireGuarded(() => super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls DDL back like anything else; saying so makes each migration run all or nothing. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const toSqliteDatabase = (connection: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (text) => {
      const known = kept.get(text);
      if (known) return known;
      const statement = toSqliteStatement(connection.prepare(text));
      if (kept.size >= keptStatements) kept.delete(kept.keys().next().value as string);
      kept.set(text, statement);
      return statement;
    },
  };
};

type Parameter = SQLInputValue;

const toSqliteStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as Parameter[])),
  run: (parameters) => statement.run(...(parameters as Parameter[])),
  iterate: (parameters) => statement.iterate(...(parameters as Parameter[])),
});
