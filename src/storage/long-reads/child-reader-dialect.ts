import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { sayUnavailable } from '../say-unavailable.ts';
import type { Tables } from '../tables.ts';
import type { ChildReader } from './create-child-reader.ts';

/** Kysely over the reading process. It only reads, so there are no transactions. */
export const openChildReader = (reader: ChildReader): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new ChildDriver(reader),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });

class ChildDriver implements Driver {
  readonly #reader: ChildReader;

  constructor(reader: ChildReader) {
    this.#reader = reader;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const ask = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      try {
        return { rows: (await this.#reader.ask(query)) as Row[] };
      } catch (error) {
        throw sayUnavailable(error);
      }
    };
    return {
      executeQuery: ask,
      async *streamQuery<Row>(query: CompiledQuery) {
        yield await ask<Row>(query);
      },
    };
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error('long reads change nothing and need no transaction');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader.close();
  }
}
