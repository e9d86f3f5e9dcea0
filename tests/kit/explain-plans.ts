import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import type { Db, Storage } from '#storage/dialect.ts';

/** Asks, and gives the plan of every statement that was sent for it, line by line. */
export const explainPlans = async (
  storage: Storage,
  ask: (storage: Storage) => Promise<unknown>,
): Promise<string[]> => {
  const { db, engine } = storage;
  const queries: CompiledQuery[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask({ ...storage, db: db.withPlugin(listen) });
  return db.transaction().execute(async (trx) => {
    // Its tables are empty here: without this it would rather read them whole than open an index.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    const plans: string[] = [];
    for (const query of queries) plans.push(...(await planOf(trx, query, engine)));
    return plans;
  });
};

const planOf = async (trx: Db, query: CompiledQuery, engine: Storage['engine']): Promise<string[]> => {
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
