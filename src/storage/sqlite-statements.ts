import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const keptStatements = 300;

/** Runs statements on one connection and keeps the prepared ones, for most are asked again. */
export const createStatements = (connection: DatabaseSync) => {
  const kept = new Map<string, { statement: StatementSync; hasRows: boolean }>();
  const prepare = (text: string) => {
    const known = kept.get(text);
    if (known) return known;
    const statement = connection.prepare(text);
    const fresh = { statement, hasRows: statement.columns().length > 0 };
    if (kept.size >= keptStatements) kept.delete(kept.keys().next().value as string);
    kept.set(text, fresh);
    return fresh;
  };
  return {
    run: <Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> => {
      const { statement, hasRows } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (hasRows) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    isInTransaction: () => connection.isTransaction,
    close: () => connection.close(),
  };
};

export type Statements = ReturnType<typeof createStatements>;
