import type { Selectable } from 'kysely';
import { contentKinds } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { RowKind } from './content-rows.repository.ts';

type PublicTable = (typeof contentKinds)[RowKind]['table'];
type PublicRow<Table extends PublicTable> = Selectable<Tables[Table]>;

/** A row of a public table, shown or hidden. Kysely cannot type a table chosen at run time. */
export const findPublicRow = async <Table extends PublicTable>(
  db: Db,
  table: Table,
  id: number,
): Promise<PublicRow<Table> | undefined> =>
  (await db
    .selectFrom(table as 'faq')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as PublicRow<Table> | undefined;

export const findPageKey = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('static_page').select('page_key').where('id', '=', id).executeTakeFirst())?.page_key;

export const listPageKeys = async (db: Db): Promise<Set<string>> =>
  new Set((await db.selectFrom('static_page').select('page_key').execute()).map(({ page_key }) => page_key));

export const listGalleryImageIds = async (db: Db, groupId: number): Promise<number[]> =>
  (await db.selectFrom('gallery_image').select('id').where('gallery_group_id', '=', groupId).execute()).map(
    ({ id }) => id,
  );

export const listGalleryRows = (db: Db, groupId: number): Promise<Selectable<Tables['gallery_image']>[]> =>
  db
    .selectFrom('gallery_image')
    .selectAll()
    .where('gallery_group_id', '=', groupId)
    .orderBy('position')
    .execute();

export const findParentOf = async (db: Db, pageId: number): Promise<number | undefined> =>
  (await db.selectFrom('dynamic_page').select('parent_id').where('id', '=', pageId).executeTakeFirst())
    ?.parent_id;

/** Public rows that have no row in `content_document` yet. */
export const listUnknownIds = async (db: Db, kind: RowKind): Promise<number[]> => {
  const table = contentKinds[kind].table as 'faq';
  const rows = await db
    .selectFrom(table)
    .select(`${table}.id`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content_document as document')
            .select('document.entity_id')
            .where('document.kind', '=', kind)
            .whereRef('document.entity_id', '=', `${table}.id`),
        ),
      ),
    )
    .orderBy(`${table}.id`)
    .execute();
  return rows.map(({ id }) => id);
};
