import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { maxRareHits } from '#storage/find-rare-word.ts';

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

/** The files that hold a word which few files hold; undefined when every word is common. */
export const findFewHolding = async (db: Db, words: readonly string[]): Promise<number[] | undefined> => {
  for (const word of words) {
    const { from, to } = prefixRange(word);
    const rows = await db
      .selectFrom('media_word')
      .select('media_id')
      .where('word', '>=', from)
      .where('word', '<', to)
      .limit(maxRareHits + 1)
      .execute();
    if (rows.length <= maxRareHits) return [...new Set(rows.map(({ media_id }) => media_id))];
  }
  return undefined;
};

/** Asked of one file at a time, so that a page of fifty files reads little more than fifty. */
export const holdsMediaWord = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql<boolean>`(select 1 from media_word where media_word.media_id = media_file.id
    and media_word.word >= ${from} and media_word.word < ${to} limit 1) is not null`;
};
