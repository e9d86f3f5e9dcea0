import { type SqlBool, sql } from 'kysely';
import { type Db, engineOf } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';
import type { ReadyTables } from '#storage/ready-tables.ts';
import type { NewDevice } from './devices.repository.ts';

export type ReadyDevice = ReadyTables['ready_device'];
type ReadyWord = ReadyTables['ready_word'];

/** Rows of the ready tables from one number to before another. */
export type Part = { from: number; to: number };

/** Named one by one, so that none can be forgotten. */
export const deviceColumns = Object.keys({
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

const readyColumns = ['n', 'known_id', 'known_rev', 'has_words', ...deviceColumns] as const;

export const makeReadyTables = async (at: Db): Promise<void> => {
  const columns = deviceColumns.map(
    (name) => sql`${sql.ref(name)} ${sql.raw(name === 'centre_id' ? 'integer' : 'text')}`,
  );
  await sql`create temp table ready_device (n integer primary key, known_id integer, known_rev integer,
    has_words integer not null, ${sql.join(columns)})`.execute(at);
  await sql`create temp table ready_word (n integer not null, word text not null, primary key (n, word))`.execute(
    at,
  );
};

/** PostgreSQL looks at a temporary table only when told to, and would read all of it for every part. */
export const lookAtReadyTables = async (at: Db): Promise<void> => {
  if (engineOf(at) === 'postgres') await sql`analyze ready_device, ready_word`.execute(at);
};

export const dropReadyTables = async (trx: Db): Promise<void> => {
  await sql`drop table ready_word`.execute(trx);
  await sql`drop table ready_device`.execute(trx);
};

export const layDevicesReady = async (
  at: Db,
  devices: readonly ReadyDevice[],
  words: readonly ReadyWord[],
): Promise<void> => {
  await insertRows(at, 'ready_device', { columns: readyColumns, rows: devices });
  await insertRows(at, 'ready_word', { columns: ['n', 'word'], rows: words });
};

const inPart = ({ from, to }: Part) => sql<SqlBool>`ready_device.n >= ${from} and ready_device.n < ${to}`;

/** The new devices of a part, and how many of them are stored: a serial that is there already is left out. */
export const insertReadyDevices = async (trx: Db, part: Part): Promise<number> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sold_product')
    .columns(deviceColumns)
    .expression((at) =>
      at
        .selectFrom('ready_device')
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
export const updateReadyDevices = async (
  trx: Db,
  part: Part,
  columns: readonly (keyof NewDevice)[],
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('sold_product')
    .from('ready_device')
    .set((at) => ({
      ...Object.fromEntries(columns.map((name) => [name, at.ref(`ready_device.${name}`)])),
      rev: at('sold_product.rev', '+', 1),
    }))
    .where(inPart(part))
    .whereRef('sold_product.id', '=', 'ready_device.known_id')
    .whereRef('sold_product.rev', '=', 'ready_device.known_rev')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** The words that the devices of a part are found by, instead of those they had. */
export const putReadyWords = async (
  trx: Db,
  part: Part,
  { hasKnown }: { hasKnown: boolean },
): Promise<void> => {
  if (hasKnown) {
    await trx
      .deleteFrom('device_word')
      .where('sold_product_id', 'in', (at) =>
        at
          .selectFrom('ready_device')
          .select((row) => row.ref('known_id').$notNull().as('id'))
          .where(inPart(part))
          .where('known_id', 'is not', null)
          .where('has_words', '=', 1),
      )
      .execute();
  }
  await trx
    .insertInto('device_word')
    .columns(['word', 'sold_product_id'])
    .expression((at) =>
      at
        .selectFrom('ready_device')
        // SQLite takes crossed tables in this order: each device is looked up once, not once a word.
        .crossJoin('sold_product')
        .crossJoin('ready_word')
        .select(['ready_word.word', 'sold_product.id'])
        .where(inPart(part))
        .whereRef('sold_product.serial_key', '=', 'ready_device.serial_key')
        .whereRef('ready_word.n', '=', 'ready_device.n'),
    )
    .execute();
};

/** The requests of those known devices that have changed. */
export const listRequestsOfReady = async (trx: Db): Promise<number[]> => {
  const rows = await trx
    .selectFrom('ready_device')
    .innerJoin('repair_request', 'repair_request.sold_product_id', 'ready_device.known_id')
    .select('repair_request.id')
    .execute();
  return rows.map(({ id }) => id);
};
