import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

type Fill = (storage: Storage) => Promise<void>;

const images = new Map<Fill, Promise<Uint8Array>>();

/** A SQLite database in memory that was filled once in this process: a copy takes a hundredth of the migrations' time. */
export const openFilledSqlite = async (fill: Fill): Promise<Storage> =>
  openSqlite(':memory:', { image: await readImage(fill) });

/** An empty file with today's schema, for tests that open it themselves. */
export const writeMigratedSqlite = async (file: string): Promise<void> =>
  writeFileSync(file, await readImage(migrate));

const readImage = (fill: Fill): Promise<Uint8Array> => {
  const image = images.get(fill) ?? makeImage(fill);
  images.set(fill, image);
  return image;
};

const makeImage = async (fill: Fill): Promise<Uint8Array> => {
  const file = join(tmpdir(), `image-${randomUUID()}.sqlite`);
  const storage = openSqlite(':memory:');
  await fill(storage);
  await sql`vacuum into ${file}`.execute(storage.db);
  await storage.close();
  const image = readFileSync(file);
  rmSync(file);
  return image;
};
