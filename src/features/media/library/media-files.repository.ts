import { type Selectable, sql } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { MediaFileRow } from '#storage/content-editing-tables.ts';
import { countUpTo } from '#storage/count-up-to.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { findRareWord } from '#storage/find-rare-word.ts';
import { deleteWords, filesHolding, holdsMediaWord, replaceWords } from './media-words.repository.ts';

export type StoredFile = Selectable<MediaFileRow>;
export type NewFile = Omit<StoredFile, 'id' | 'created_at' | 'alt' | 'poster'>;

export const findFileByHash = (db: Db, hash: string): Promise<StoredFile | undefined> =>
  db.selectFrom('media_file').selectAll().where('hash', '=', hash).executeTakeFirst();

export const findFile = (db: Db, id: number): Promise<StoredFile | undefined> =>
  db.selectFrom('media_file').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends: a new use of the file waits. */
export const lockFile = (trx: Db, id: number): Promise<StoredFile | undefined> =>
  trx.selectFrom('media_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Undefined when the same file came in meanwhile. */
export const insertFile = async (trx: Db, file: NewFile): Promise<StoredFile | undefined> => {
  const row = await trx
    .insertInto('media_file')
    .values({ ...file, alt: '', poster: null, created_at: databaseNow(trx) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await replaceWords(trx, row);
  return row;
};

export const updateFile = async (
  trx: Db,
  id: number,
  change: { name?: string; alt?: string; poster?: string | null },
): Promise<StoredFile> => {
  const row = await trx
    .updateTable('media_file')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceWords(trx, row);
  return row;
};

export const deleteFile = async (trx: Db, id: number): Promise<void> => {
  await deleteWords(trx, id);
  await trx.deleteFrom('media_file').where('id', '=', id).execute();
};

type FileFilter = {
  q?: string | undefined;
  kind?: StoredFile['kind'] | undefined;
  address?: string | undefined;
  withoutAlt?: boolean;
};

/** Both pictures of one upload carry the beginning of its hash, which has an index. */
const hashInAddress = (address: string): string | undefined => /\/([0-9a-f]{32})[-.]/.exec(address)?.[1];

const matching = async (db: Db, { q = '', kind, address, withoutAlt }: FileFilter) => {
  let found = db.selectFrom('media_file');
  if (address) {
    const start = hashInAddress(address);
    found = start
      ? found.where('hash', '>=', start).where('hash', '<', `${start}g`)
      : found.where('address', '=', address);
  }
  if (kind) found = found.where('kind', '=', kind);
  if (withoutAlt) found = found.where('alt', '=', '').where('kind', '=', 'picture');
  const words = searchWords(q);
  if (words.length === 0) return { found: q.trim() ? found.where('media_file.id', '<', 0) : found };
  const rare = await findRareWord(db, words, filesHolding);
  if (rare !== undefined) found = found.where(sql<boolean>`media_file.id in (${filesHolding(rare)})`);
  for (const word of words) found = found.where(holdsMediaWord(word));
  return { found };
};

export const listFiles = async (
  db: Db,
  { limit, offset, ...filter }: FileFilter & { limit: number; offset: number },
): Promise<StoredFile[]> => {
  const { found } = await matching(db, filter);
  return found.selectAll('media_file').orderBy('media_file.id', 'desc').limit(limit).offset(offset).execute();
};

export const countFiles = async (db: Db, filter: FileFilter, max?: number): Promise<number> =>
  countUpTo(db, (await matching(db, filter)).found, max);

export const isLibraryPicture = async (db: Db, address: string): Promise<boolean> => {
  const row = await db
    .selectFrom('media_file')
    .select('id')
    .where('kind', '=', 'picture')
    .where((at) => at.or([at('address', '=', address), at('address_low', '=', address)]))
    .executeTakeFirst();
  return row !== undefined;
};

export const listPosterUses = (
  db: Db,
  addresses: readonly string[],
): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('media_file').select(['id', 'name']).where('poster', 'in', addresses).execute();

/** Films that show one of these pictures before they play show the other one; returns how many. */
export const replacePosters = async (trx: Db, addresses: ReadonlyMap<string, string>): Promise<number> => {
  let count = 0;
  for (const [old, poster] of addresses) {
    const done = await trx
      .updateTable('media_file')
      .set({ poster })
      .where('poster', '=', old)
      .executeTakeFirst();
    count += Number(done.numUpdatedRows);
  }
  return count;
};

/** The first letters of the hashes that are stored, of those in these names of files. */
export const listKnownHashes = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>();
  for (const start of new Set(names.map((name) => name.slice(0, 32)))) {
    const row = await db
      .selectFrom('media_file')
      .select('hash')
      .where('hash', '>=', start)
      .where('hash', '<', `${start}g`)
      .executeTakeFirst();
    if (row) known.add(start);
  }
  return known;
};
