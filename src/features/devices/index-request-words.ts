import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { writtenWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { listRequestTexts, replaceRequestWords } from './request-words.repository.ts';

const requestsAtOnce = 200;

/** Brings the words that these requests are found by up to date. Call it where their texts change. */
export const indexRequestWords = async (trx: Db, requestIds: readonly number[]): Promise<void> => {
  for (const part of cutIntoParts(requestIds, requestsAtOnce)) {
    const rows = await listRequestTexts(trx, part);
    const words = rows.flatMap(({ id, ...texts }) =>
      writtenWords(Object.values(texts).join(' ')).map((word) => ({ word, request_id: id })),
    );
    await replaceRequestWords(trx, part, words);
  }
};
