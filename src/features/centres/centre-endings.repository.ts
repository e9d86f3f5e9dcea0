import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { foldedWords, wordEndings } from '#kernel/word-endings.ts';
import type { Db } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';

const idsAStatement = 400;

/** The endings by which these centres are found, instead of those they had. */
export const putCentreEndings = async (
  trx: Db,
  centres: readonly { id: number; search_text: string }[],
): Promise<void> => {
  for (const part of cutIntoParts(centres, idsAStatement)) {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('centre_ending').where('centre_id', 'in', ids).execute();
  }
  const rows = centres.flatMap(({ id, search_text }) =>
    [...new Set(foldedWords(search_text).flatMap(wordEndings))].map((ending) => ({ ending, centre_id: id })),
  );
  await insertRows(trx, 'centre_ending', { columns: ['ending', 'centre_id'], rows });
};
