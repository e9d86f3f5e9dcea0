import pg from 'pg';
import { migrateInto } from '#storage/migrate.ts';
import { migrationBounds, openPostgres } from '#storage/open-postgres.ts';
import { connectPostgres } from './connect-postgres.ts';
import { loadPostgres } from './load-postgres.ts';
import { type Manifest, NotRestorable, type Progress } from './manifest.ts';
import type { RestorePlan } from './restore-plan.ts';
import { requireAlone } from './swap-schemas.ts';

/**
 * Brings the rows of a dump into a schema beside the live one, while no server runs; our own migrations make its
 * tables. Gives the names by which the two change places.
 */
export const preparePostgres = async (
  { url, file, manifest, at }: { url: string; file: string; manifest: Manifest; at: Date },
  progress: Progress,
): Promise<NonNullable<RestorePlan['schemas']>> => {
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 14);
  const [beside, kept] = [`restoring_${stamp}`, `before_restore_${stamp}`];
  const client = await connectPostgres(url);
  try {
    const live = await requireOwnSchema(client);
    await requireAlone(client);
    await dropPartialSchemas(client);
    await client.query(`create schema ${beside}`);
    try {
      await fill({ url, file, manifest }, beside, progress);
    } catch (error) {
      // What cannot be removed now is removed by the next restore; the first error is the one to show.
      await client.query(`drop schema if exists ${beside} cascade`).catch(() => {});
      throw error;
    }
    return { live, beside, kept };
  } finally {
    await client.end();
  }
};

/** What restores that were cut short have left: nobody else is here who might be filling one. */
const dropPartialSchemas = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname ~ '^restoring_[0-9]{14}$'`,
  );
  for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
};

/** The schema to be replaced, after making sure that it may be. */
const requireOwnSchema = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ schema: string; isOurs: boolean }>(
    `select current_schema() as schema,
       pg_has_role((select nspowner from pg_namespace where nspname = current_schema()), 'USAGE') as "isOurs"`,
  );
  const [found] = rows;
  if (!found?.schema) throw new NotRestorable('the database has no schema that this role may use');
  if (!found.isOurs)
    throw new NotRestorable(`the role of DATABASE_URL does not own the schema ${found.schema}`);
  return found.schema;
};

const fill = async (
  { url, file, manifest }: { url: string; file: string; manifest: Manifest },
  schema: string,
  progress: Progress,
): Promise<void> => {
  const inside = new URL(url);
  inside.searchParams.set('options', `-c search_path=${schema}`);
  const storage = openPostgres(inside.href, () => {}, migrationBounds);
  try {
    await migrateInto(storage, manifest.migrations, schema);
  } finally {
    await storage.close();
  }
  const client = await connectPostgres(inside.href);
  try {
    const counts = await loadPostgres(client, file, progress);
    const wrong = Object.keys(manifest.counts).find((table) => counts[table] !== manifest.counts[table]);
    if (wrong)
      throw new NotRestorable(
        `the dump holds ${counts[wrong] ?? 0} rows of ${wrong}, not ${manifest.counts[wrong]}`,
      );
  } finally {
    await client.end();
  }
};
