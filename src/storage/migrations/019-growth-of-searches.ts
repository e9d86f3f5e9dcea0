import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { foldedWords, wordEndings } from '#kernel/word-endings.ts';
import { insertRows } from '../insert-rows.ts';
import { markDuplicateCentres } from './triggers/mark-duplicate-centres.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/**
 * What keeps the search for centres and messages, likely twins and the queue's choices as fast with many rows. What
 * fills the words in is written here, so that a later change of the features leaves it as it was.
 */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await makeEndings(db, isPostgres);
  await fillByParts(db, 'centre', (rows) => addCentreEndings(db, rows));
  await fillByParts(db, 'suggestion', (rows) => addMessageWords(db, rows));
  await extendCentres(db, isPostgres);
  await indexChoices(db);
};

const makeEndings = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  // Beginnings are looked for by comparing bytes, which PostgreSQL does only where told so.
  const type = isPostgres ? sql`text collate "C"` : sql`text`;
  const table = <Name extends string, Column extends string>(made: CreateTableBuilder<Name, Column>) =>
    isPostgres ? made : made.modifyEnd(sql`without rowid`);
  await table(
    db.schema
      .createTable('centre_ending')
      .addColumn('ending', type, (c) => c.notNull())
      .addColumn('centre_id', 'integer', (c) => c.notNull().references('centre.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('centre_ending_once', ['ending', 'centre_id']),
  ).execute();
  await table(
    db.schema
      .createTable('message_word')
      .addColumn('word', type, (c) => c.notNull())
      .addColumn('suggestion_id', 'integer', (c) =>
        c.notNull().references('suggestion.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('message_word_once', ['word', 'suggestion_id']),
  ).execute();
  await table(
    db.schema
      .createTable('message_ending')
      .addColumn('word', type, (c) => c.notNull())
      .addColumn('ending', type, (c) => c.notNull())
      .addPrimaryKeyConstraint('message_ending_once', ['word', 'ending']),
  ).execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index('centre_ending_of_centre', 'centre_ending', ['centre_id']);
  await index('message_word_of_message', 'message_word', ['suggestion_id']);
  await index('message_ending_found', 'message_ending', ['ending', 'word']);
};

type Folded = { id: number; search_text: string };

const rowsAtOnce = 200;

const fillByParts = async (
  db: AnyDb,
  table: 'centre' | 'suggestion',
  put: (rows: Folded[]) => Promise<void>,
): Promise<void> => {
  let last = -1;
  while (true) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'search_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    await put(rows);
    last = rows.at(-1)?.id;
    if (rows.length < rowsAtOnce) return;
  }
};

const addCentreEndings = async (db: AnyDb, centres: readonly Folded[]): Promise<void> => {
  const rows = centres.flatMap(({ id, search_text }) =>
    [...new Set(foldedWords(search_text).flatMap(wordEndings))].map((ending) => ({ ending, centre_id: id })),
  );
  await insertRows(db, 'centre_ending', { columns: ['ending', 'centre_id'], rows });
};

/** The endings of a word that an earlier part held are there already and are left out. */
const addMessageWords = async (db: AnyDb, messages: readonly Folded[]): Promise<void> => {
  const held = messages.flatMap(({ id, search_text }) =>
    foldedWords(search_text).map((word) => ({ word, suggestion_id: id })),
  );
  await insertRows(db, 'message_word', { columns: ['word', 'suggestion_id'], rows: held });
  const words = [...new Set(held.map(({ word }) => word))];
  const rows = words.flatMap((word) => wordEndings(word).map((ending) => ({ ending, word })));
  await insertRows(db, 'message_ending', { columns: ['ending', 'word'], rows });
};

const extendCentres = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .alterTable('centre')
    .addColumn('has_twin', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await markDuplicateCentres(db, isPostgres);
  await db.schema
    .createIndex('centre_with_twin')
    .on('centre')
    .columns(['twin_key', 'id'])
    .where(sql.ref('has_twin'), '=', sql.lit(1))
    .execute();
  if (isPostgres) await sql`alter table centre alter column search_text type text collate "C"`.execute(db);
  // Who begins with a word comes first.
  await db.schema.createIndex('centre_by_beginning').on('centre').column('search_text').execute();
};

/** Which centres and products open requests have is read by jumping from one to the next. */
const indexChoices = async (db: AnyDb): Promise<void> => {
  for (const thing of ['centre', 'product']) {
    await db.schema
      .createIndex(`repair_request_open_by_${thing}`)
      .on('repair_request')
      .columns([`of_${thing}`, 'stood_since', 'id'])
      .where(sql.ref('status_id'), '<', sql.lit(7))
      .execute();
  }
};
