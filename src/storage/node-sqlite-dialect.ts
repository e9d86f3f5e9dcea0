import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type SqliteConnections, SqliteReadWriteDriver } from './sqlite-driver.ts';

/** Kysely on Node's built-in SQLite. */
export class NodeSqliteDialect implements Dialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  createDriver(): Driver {
    return new SqliteReadWriteDriver(this.#connections);
  }

  createQueryCompiler(): QueryCompiler {
    return new NodeSqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface of Kysely says so
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  /** SQLite has no row locks and needs none: a transaction is the only writer from its beginning. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls DDL back like anything else; saying so makes each migration run all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself queues writers; Kysely would make readers wait in it too. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
