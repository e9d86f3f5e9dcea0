import type { Insertable } from 'kysely';
import type { ContentKind, contentKinds } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { PartTable } from '../read/products.repository.ts';
import { recordGivenId, takeNextId } from './content-rows.repository.ts';
import { listGalleryImageIds } from './public-rows.repository.ts';

type StoredTable = (typeof contentKinds)[ContentKind]['table'];
type ProductPart<Table extends PartTable> = Omit<Insertable<Tables[Table]>, 'id'>;
type NewGalleryImage = Omit<Insertable<Tables['gallery_image']>, 'id'> & { id: number | undefined };

/** Where rows of content are put: the public tables, or the view that a preview reads. */
export type ContentStore = {
  /** Inserts or replaces one row by its key. */
  put: <Table extends StoredTable>(table: Table, row: Insertable<Tables[Table]>) => Promise<void>;
  /** Parts have no identity worth keeping: a save puts the new list in place of the old one. */
  replaceParts: <Table extends PartTable>(
    table: Table,
    productId: number,
    parts: readonly ProductPart<Table>[],
  ) => Promise<void>;
  /** The pictures of a gallery are saved as one list; what is no longer in it goes. */
  replaceGallery: (groupId: number, images: readonly NewGalleryImage[]) => Promise<void>;
};

export const readKeyColumn = (table: StoredTable): 'id' | 'key' => (table === 'site_setting' ? 'key' : 'id');

export const publicTables = (db: Db): ContentStore => ({
  put: (table, row) => upsertRow(db, table, readKeyColumn(table), row),
  replaceParts: async (table, productId, parts) => {
    await db
      .deleteFrom(table as 'product_image')
      .where('product_id', '=', productId)
      .execute();
    for (const part of parts) await upsertRow(db, table, 'id', part);
  },
  replaceGallery: async (groupId, images) => {
    const own = new Set(await listGalleryImageIds(db, groupId));
    await db.deleteFrom('gallery_image').where('gallery_group_id', '=', groupId).execute();
    for (const image of images)
      await upsertRow(db, 'gallery_image', 'id', { ...image, id: await imageId(db, image.id, own) });
  },
});

/** Kysely cannot type a table chosen at run time; the casts are the price, and stay in this file. */
const upsertRow = async (db: Db, table: string, key: 'id' | 'key', row: object): Promise<void> => {
  const { [key]: _, ...rest } = row as Record<string, unknown>;
  await db
    .insertInto(table as 'faq')
    .values(row as Insertable<Tables['faq']>)
    .onConflict((conflict) => conflict.column(key as 'id').doUpdateSet(rest))
    .execute();
};

/** A picture keeps its number within its own gallery; anything else gets a new one. */
const imageId = async (db: Db, given: number | undefined, own: ReadonlySet<number>): Promise<number> => {
  if (given === undefined) return takeNextId(db, 'gallery-image');
  if (own.has(given)) return given;
  if (own.size > 0) return takeNextId(db, 'gallery-image');
  await recordGivenId(db, 'gallery-image', given);
  return given;
};
