import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { type Db, type Engine, readEngine, type Storage } from '#storage/dialect.ts';

/** Asks, and gives the plan of every statement that was sent for it, line by line. */
export const explainPlans = async (
  storage: Storage,
  ask: (storage: Storage) => Promise<unknown>,
): Promise<string[]> => {
  const { db } = storage;
  const engine = readEngine(db);
  const queries = await collectQueries(storage, ask);
  return db.transaction().execute(async (trx) => {
    // Its tables are empty here: without this it would rather read them whole than open an index.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    const plans: string[] = [];
    for (const query of queries) plans.push(...(await planOf(trx, query, engine)));
    return plans;
  });
};

type PlanNode = { 'Actual Rows': number; 'Actual Loops': number; Plans?: PlanNode[] } & Partial<
  Record<'Rows Removed by Filter' | 'Rows Removed by Index Recheck', number>
>;

/** How many rows PostgreSQL handles to answer, in every step of every plan. */
export const countHandledRows = async (
  storage: Storage,
  ask: (storage: Storage) => Promise<unknown>,
): Promise<number> => {
  let count = 0;
  for (const query of await collectQueries(storage, ask)) {
    if (!/^(select|with)\b/i.test(query.sql)) continue;
    const explained = `explain (analyze, format json) ${query.sql}`;
    const { rows } = await storage.db.executeQuery(
      CompiledQuery.raw(explained, query.parameters.map(toValue)),
    );
    const [{ Plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'];
    count += countNode(Plan);
  }
  return count;
};

const countNode = (node: PlanNode): number => {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, below) => sum + countNode(below), own);
};

const collectQueries = async (
  storage: Storage,
  ask: (storage: Storage) => Promise<unknown>,
): Promise<CompiledQuery[]> => {
  const { db } = storage;
  const queries: CompiledQuery[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask({ ...storage, db: db.withPlugin(listen) });
  return queries;
};

const planOf = async (trx: Db, query: CompiledQuery, engine: Engine): Promise<string[]> => {
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await trx.executeQuery(
    CompiledQuery.raw(`${explain} ${query.sql}`, query.parameters.map(toValue)),
  );
  return rows.map((row) => {
    const { detail, 'QUERY PLAN': line } = row as { detail?: string; 'QUERY PLAN'?: string };
    return detail ?? line ?? '';
  });
};

/** A statement that is written once holds places for its values; any value does for a plan. */
const toValue = (parameter: unknown): unknown =>
  typeof parameter === 'object' && parameter !== null && !(parameter instanceof Uint8Array) ? 1 : parameter;
