import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  SelectQueryNode,
  sql,
  WithNode,
} from 'kysely';
import { type Db, readEngine } from './dialect.ts';
import type { Tables } from './tables.ts';

/** Rows that stand in place of those whose `column` holds `value`. Each names every column of its table. */
export type Overlay = {
  table: keyof Tables;
  column: string;
  value: number | string;
  rows: readonly Readonly<Record<string, unknown>>[];
};

/**
 * The same database for reading, as if these rows were stored: each `select` gets a common table expression with the
 * table's own name. Nothing is written and nothing is locked. Raw SQL sees the database as it is.
 */
export const overlayRows = (db: Db, overlays: readonly Overlay[]): Db => {
  const [first, ...others] = overlays.map((overlay) =>
    CommonTableExpressionNode.create(
      CommonTableExpressionNameNode.create(overlay.table),
      selectOverlaid(db, overlay).toOperationNode(),
    ),
  );
  if (!first) return db;
  const expressions = others.reduce(WithNode.cloneWithExpression, WithNode.create(first));
  return db.withPlugin({
    transformQuery: ({ node }) =>
      SelectQueryNode.is(node)
        ? { ...node, with: (node.with?.expressions ?? []).reduce(WithNode.cloneWithExpression, expressions) }
        : node,
    transformResult: async ({ result }) => result,
  });
};

const selectOverlaid = (db: Db, { table, column, value, rows }: Overlay) => {
  // SQLite takes the bare name for the expression itself.
  const stored = readEngine(db) === 'sqlite' ? sql.id('main', table) : sql.id(table);
  const names = Object.keys(rows[0] ?? {});
  const columns = names.length > 0 ? sql.join(names.map((name) => sql.ref(name))) : sql`*`;
  const added = rows.map((row) => sql`union all select ${sql.join(names.map((name) => row[name]))}`);
  return sql`(select ${columns} from ${stored} where ${sql.ref(column)} <> ${value} ${sql.join(added, sql` `)})`;
};
