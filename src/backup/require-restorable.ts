import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describeSqlite, requireIntact } from '#storage/check-sqlite-copy.ts';
import { migrateInto, migrationNames } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { NotRestorable } from './manifest.ts';

/**
 * Throws unless the file is a sound database of this product, of this release or an older one, with no trigger
 * but our own: a trigger would run with every later write.
 */
export const requireRestorable = async (file: string): Promise<void> => {
  requireSound(file);
  const applied = describeSqlite(file).migrations;
  if (applied.length === 0) throw new NotRestorable(`${file} is empty or no database of this product`);
  const unknown = applied.find((name) => !migrationNames.includes(name));
  if (unknown) throw new NotRestorable(`${file} is of a newer release: it has ${unknown}`);
  const ours = await readOwnTriggers(applied);
  const foreign = readTriggers(file).find((trigger) => !ours.has(writeTrigger(trigger)));
  if (foreign) throw new NotRestorable(`${file} has a trigger that is not ours: ${foreign.name}`);
};

type Trigger = { name: string; sql: string };

const requireSound = (file: string): void => {
  try {
    requireIntact(file);
  } catch (cause) {
    throw new NotRestorable(`${file} is damaged or no database`, { cause });
  }
};

const triggersOf = `select name, sql from sqlite_schema where type = 'trigger'`;

const readTriggers = (file: string): Trigger[] => {
  using copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare(triggersOf).all();
  return rows.map(({ name, sql: text }) => ({ name: String(name), sql: String(text) }));
};

/** Those of a new database with the same migrations. */
const readOwnTriggers = async (applied: readonly string[]): Promise<Set<string>> => {
  const fresh = openSqlite(':memory:');
  try {
    await migrateInto(fresh, applied);
    const { rows } = await sql.raw<Trigger>(triggersOf).execute(fresh.db);
    return new Set(rows.map(writeTrigger));
  } finally {
    await fresh.close();
  }
};

const writeTrigger = ({ name, sql: text }: Trigger): string => `${name}: ${text.replace(/\s+/g, ' ')}`;
