import type { ContentEditionRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { By } from '../commands/by.ts';
import type { Thing } from '../commands/content-documents.repository.ts';

const editionsOf = (db: Db, { kind, id }: Thing) =>
  db.selectFrom('content_edition').where('kind', '=', kind).where('entity_id', '=', id);

export const readLastVersion = async (db: Db, thing: Thing): Promise<number> => {
  const row = await editionsOf(db, thing)
    .select((at) => at.fn.max('version').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
};

export const insertEdition = async (
  db: Db,
  { kind, id }: Thing,
  edition: { version: number; document: string; by: By; why: string },
): Promise<void> => {
  const { version, document, by, why } = edition;
  await db
    .insertInto('content_edition')
    .values({
      ...{ kind, entity_id: id, version, document, why },
      by_staff: by.staffId,
      by_name: by.name,
      at: databaseNow(db),
    })
    .execute();
};

export const listEditions = (db: Db, thing: Thing): Promise<Omit<ContentEditionRow, 'document'>[]> =>
  editionsOf(db, thing)
    .select(['kind', 'entity_id', 'version', 'by_staff', 'by_name', 'at', 'why'])
    .orderBy('version', 'desc')
    .limit(500)
    .execute();

export const findEdition = (db: Db, thing: Thing, version: number): Promise<ContentEditionRow | undefined> =>
  editionsOf(db, thing).selectAll().where('version', '=', version).executeTakeFirst();
