import {
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type SqliteConnections, SqliteReadWriteDriver } from './sqlite-driver.ts';

/** Kysely on Node's built-in SQLite. */
export const createNodeSqliteDialect = (connections: SqliteConnections): Dialect => ({
  createDriver: () => new SqliteReadWriteDriver(connections),
  createQueryCompiler: () => new NodeSqliteQueryCompiler(),
  createAdapter: () => new NodeSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

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
