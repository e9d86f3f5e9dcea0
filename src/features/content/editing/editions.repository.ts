import type { Person } from '#features/audit/index.ts';
import type { ContentEditionRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';

const editionsOf = (db: Db, { kind, id }: ContentRef) =>
  db.selectFrom('content_edition').where('kind', '=', kind).where('entity_id', '=', id);

export const readLastVersion = async (db: Db, item: ContentRef): Promise<number> => {
  const row = await editionsOf(db, item)
    .select((eb) => eb.fn.max('version').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
};

export const insertEdition = async (
  db: Db,
  { kind, id }: ContentRef,
  edition: { version: number; document: string; by: Person; why: string },
): Promise<void> => {
  const { version, document, by, why } = edition;
  await db
    .insertInto('content_edition')
    .values({
      kind,
      entity_id: id,
      version,
      document,
      why,
      by_staff: by.staffId,
      by_name: by.name,
      at: databaseNow(db),
    })
    .execute();
};

export const listEditionRows = (db: Db, item: ContentRef): Promise<Omit<ContentEditionRow, 'document'>[]> =>
  editionsOf(db, item)
    .select(['kind', 'entity_id', 'version', 'by_staff', 'by_name', 'at', 'why'])
    .orderBy('version', 'desc')
    .limit(500)
    .execute();

export const findEdition = (
  db: Db,
  item: ContentRef,
  version: number,
): Promise<ContentEditionRow | undefined> =>
  editionsOf(db, item).selectAll().where('version', '=', version).executeTakeFirst();

export const hasEditionOfStaff = async (db: Db): Promise<boolean> => {
  const edition = await db
    .selectFrom('content_edition')
    .select('kind')
    .where('by_staff', 'is not', null)
    .limit(1)
    .execute();
  return edition.length > 0;
};
