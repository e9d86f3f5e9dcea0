import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';

const maxWords = 60;

/** The words of a file's name and alternative text; those it had before go. */
export const replaceWords = async (
  trx: Db,
  { id, name, alt }: { id: number; name: string; alt: string },
): Promise<void> => {
  await deleteWords(trx, id);
  const words = searchWords(`${name} ${alt}`, maxWords);
  if (words.length === 0) return;
  await trx
    .insertInto('media_word')
    .values(words.map((word) => ({ word, media_id: id })))
    .execute();
};

export const deleteWords = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('media_word').where('media_id', '=', id).execute();
};

/** The files that hold a word. */
export const filesHolding = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql`select media_id from media_word where word >= ${from} and word < ${to}`;
};

/** Asked of one file at a time, so that a page of fifty files reads little more than fifty. */
export const holdsMediaWord = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql<boolean>`(select 1 from media_word where media_word.media_id = media_file.id
    and media_word.word >= ${from} and media_word.word < ${to} limit 1) is not null`;
};
