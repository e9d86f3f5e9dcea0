import { type SqlBool, sql } from 'kysely';
import { type Db, readEngine } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';
import type { StagingTables } from '#storage/staging-tables.ts';
import type { NewDevice } from './devices.repository.ts';

export type StagedDevice = StagingTables['import_staging'];
type StagedWord = StagingTables['import_staging_word'];

/** Rows of the staging table from one number to before another. */
type Part = { from: number; to: number };

/** Named one by one, so that none can be forgotten. */
const deviceColumns = Object.keys({
  serial_number: true,
  serial_key: true,
  invoice_number: true,
  product_name: true,
  centre_id: true,
  centre_name: true,
  centre_manager: true,
  province: true,
  city: true,
  owned_since: true,
  mobile: true,
  address: true,
  warranty_until: true,
} satisfies Record<keyof NewDevice, true>) as (keyof NewDevice)[];

const stagingColumns = ['n', 'known_id', 'known_rev', 'has_words', ...deviceColumns] as const;

export const createStaging = async (db: Db): Promise<void> => {
  const columns = deviceColumns.map(
    (name) => sql`${sql.ref(name)} ${sql.raw(name === 'centre_id' ? 'integer' : 'text')}`,
  );
  await dropStaging(db);
  await sql`create temp table import_staging (n integer primary key, known_id integer, known_rev integer,
    has_words integer not null, ${sql.join(columns)})`.execute(db);
  await sql`create temp table import_staging_word (n integer not null, word text not null, primary key (n, word))`.execute(
    db,
  );
};

/** PostgreSQL has no statistics of a temporary table until it is analyzed, and would scan it for every part. */
export const analyzeStaging = async (db: Db): Promise<void> => {
  if (readEngine(db) === 'postgres') await sql`analyze import_staging, import_staging_word`.execute(db);
};

export const dropStaging = async (trx: Db): Promise<void> => {
  await sql`drop table if exists import_staging_word`.execute(trx);
  await sql`drop table if exists import_staging`.execute(trx);
};

export const stageDevices = async (
  db: Db,
  devices: readonly StagedDevice[],
  words: readonly StagedWord[],
): Promise<void> => {
  await insertRows(db, 'import_staging', { columns: stagingColumns, rows: devices });
  await insertRows(db, 'import_staging_word', { columns: ['n', 'word'], rows: words });
};

const inPart = ({ from, to }: Part) => sql<SqlBool>`import_staging.n >= ${from} and import_staging.n < ${to}`;

/** The new devices of a part, and how many of them are stored: a serial that is there already is left out. */
export const insertStagedDevices = async (trx: Db, part: Part): Promise<number> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sold_product')
    .columns(deviceColumns)
    .expression((eb) =>
      eb
        .selectFrom('import_staging')
        .select(deviceColumns)
        .where(inPart(part))
        .where('known_id', 'is', null)
        .orderBy('n'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
};

/** The known devices of a part that are still as they were compared, and how many these are. */
export const updateStagedDevices = async (
  trx: Db,
  part: Part,
  columns: readonly (keyof NewDevice)[],
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('sold_product')
    .from('import_staging')
    .set((eb) => ({
      ...Object.fromEntries(columns.map((name) => [name, eb.ref(`import_staging.${name}`)])),
      rev: eb('sold_product.rev', '+', 1),
    }))
    .where(inPart(part))
    .whereRef('sold_product.id', '=', 'import_staging.known_id')
    .whereRef('sold_product.rev', '=', 'import_staging.known_rev')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** The words that the devices of a part are found by, instead of those they had. */
export const replaceStagedWords = async (
  trx: Db,
  part: Part,
  { hasKnown }: { hasKnown: boolean },
): Promise<void> => {
  if (hasKnown) {
    await trx
      .deleteFrom('device_word')
      .where('sold_product_id', 'in', (eb) =>
        eb
          .selectFrom('import_staging')
          .select((eb) => eb.ref('known_id').$notNull().as('id'))
          .where(inPart(part))
          .where('known_id', 'is not', null)
          .where('has_words', '=', 1),
      )
      .execute();
  }
  await trx
    .insertInto('device_word')
    .columns(['word', 'sold_product_id'])
    .expression((eb) =>
      eb
        .selectFrom('import_staging')
        // SQLite takes crossed tables in this order: each device is looked up once, not once a word.
        .crossJoin('sold_product')
        .crossJoin('import_staging_word')
        .select(['import_staging_word.word', 'sold_product.id'])
        .where(inPart(part))
        .whereRef('sold_product.serial_key', '=', 'import_staging.serial_key')
        .whereRef('import_staging_word.n', '=', 'import_staging.n'),
    )
    .execute();
};

/** The requests of those known devices that have changed. */
export const listRequestsOfStaged = async (trx: Db): Promise<number[]> => {
  const rows = await trx
    .selectFrom('import_staging')
    .innerJoin('repair_request', 'repair_request.sold_product_id', 'import_staging.known_id')
    .select('repair_request.id')
    .execute();
  return rows.map(({ id }) => id);
};
