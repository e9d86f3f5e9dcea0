import type { Db } from '#storage/dialect.ts';
import { countFiles, listFiles, type StoredFile } from './media-files.repository.ts';

/** The count of a search stops sooner: beyond this another word helps more than a number. */
const maxCountedFound = 100;

type Filter = Parameters<typeof countFiles>[1];

/** One page of the library, newest first. */
export const listMedia = async (
  db: Db,
  { page, size, ...filter }: Filter & { page: number; size: number },
): Promise<{ total: number; hasMore: boolean; items: StoredFile[] }> => {
  const found = await listFiles(db, { ...filter, limit: size + 1, offset: (page - 1) * size });
  const total = await countFiles(db, filter, filter.q ? maxCountedFound : undefined);
  return { total, hasMore: found.length > size, items: found.slice(0, size) };
};

/** The first files that a search finds. */
export const searchMedia = (db: Db, q: string, max: number): Promise<StoredFile[]> =>
  listFiles(db, { q, withoutAlt: false, limit: max, offset: 0 });

/** How many files there are of each kind, and how many pictures without a text for those who do not see them. */
export const countMedia = async (db: Db) => {
  const count = (filter: Filter) => countFiles(db, filter);
  const [picture, pdf, video, withoutAlt] = await Promise.all([
    count({ kind: 'picture' }),
    count({ kind: 'pdf' }),
    count({ kind: 'video' }),
    count({ withoutAlt: true }),
  ]);
  return { picture, pdf, video, withoutAlt };
};
