import { type ContentWriter, writeContent } from '#features/content/index.ts';
import type { Db } from '#storage/dialect.ts';

/** Writes content as one change of its own. */
export const commitContent = (
  db: Db,
  work: (writer: ContentWriter) => Promise<void>,
  embedHosts: readonly string[] = [],
): Promise<void> => db.transaction().execute((trx) => writeContent({ trx, embedHosts }, work));
