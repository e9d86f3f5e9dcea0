import { type Selectable, sql } from 'kysely';
import type { Product, ProductImage, ProductType } from '#contract/content/products.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import { toMeta, toPictures } from './rows-to-contract.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type PartTable = 'product_image' | 'product_specification' | 'product_customer';

const shownProducts = (db: Db, productTypeId: number | undefined) => {
  const shown = db.selectFrom('product').where('is_show', '=', 1);
  return productTypeId === undefined ? shown : shown.where('product_type_id', '=', productTypeId);
};

const cardColumns = [
  'id',
  'product_type_id',
  'title',
  'description',
  'video_address',
  'install_video_address',
  'user_manual_address',
  'is_show',
  'show_priority',
  'price',
  'real_price',
  'meta_title',
  'meta_description',
  'meta_keywords',
] as const;

type ProductListPart = {
  productTypeId: number | undefined;
  limit: number;
  offset?: number;
  withoutBodies?: boolean | undefined;
};

/** Shown products in the order of the lists: priority first, then the newest. */
export const listShownProducts = async (
  db: Db,
  { productTypeId, limit, offset = 0, withoutBodies = false }: ProductListPart,
): Promise<Product[]> => {
  const rows = await shownProducts(db, productTypeId)
    .select(cardColumns)
    .select(withoutBodies ? sql<string>`''`.as('body_text') : sql<string>`body_text`.as('body_text'))
    .orderBy('show_priority')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return withImages(db, rows);
};

export const countShownProducts = async (db: Db, productTypeId: number | undefined): Promise<number> => {
  const row = await shownProducts(db, productTypeId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

export const findShownProduct = async (db: Db, id: number): Promise<Product | undefined> => {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', id)
    .where('is_show', '=', 1)
    .execute();
  return (await withImages(db, rows))[0];
};

export const listShownTitles = (db: Db): Promise<{ id: number; title: string }[]> =>
  shownProducts(db, undefined).select(['id', 'title']).orderBy('id').execute();

/** The first picture of each of these products that has one. */
export const listFirstPictures = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('product_image as image')
    .select(['product_id', 'image_low'])
    .where('product_id', 'in', productIds)
    .where((eb) =>
      eb(
        'position',
        '=',
        eb
          .selectFrom('product_image as first')
          .select(({ fn }) => fn.min('first.position').as('position'))
          .whereRef('first.product_id', '=', 'image.product_id'),
      ),
    )
    .execute();

export const isShownProduct = async (db: Db, id: number): Promise<boolean> => {
  const found = await db.selectFrom('product').select('is_show').where('id', '=', id).executeTakeFirst();
  return found?.is_show === 1;
};

export const listProductParts = async <Table extends PartTable>(
  db: Db,
  table: Table,
  productId: number,
): Promise<Row<Table>[]> => {
  const rows: unknown = await db
    .selectFrom(table as 'product_image')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return rows as Row<Table>[];
};

/** All pictures of a page of products in one statement, however many products there are. */
const withImages = async (db: Db, rows: Row<'product'>[]): Promise<Product[]> => {
  if (rows.length === 0) return [];
  const images = await db
    .selectFrom('product_image')
    .selectAll()
    .where(
      'product_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(images, (image) => image.product_id);
  return rows.map((row) => toProduct(row, (byProduct.get(row.id) ?? []).map(toProductImage)));
};

export const toProductImage = (row: Row<'product_image'>): ProductImage => ({
  id: row.id,
  title: row.title,
  ...toPictures(row),
});

const toProduct = (row: Row<'product'>, images: ProductImage[]): Product => ({
  id: row.id,
  title: row.title,
  description: row.description,
  bodyText: row.body_text,
  images,
  videoAddress: row.video_address,
  installVideoAddress: row.install_video_address,
  userManualAddress: row.user_manual_address,
  isShow: row.is_show === 1,
  showPriority: row.show_priority,
  productTypeId: row.product_type_id,
  price: row.price,
  realPrice: row.real_price,
  ...toMeta(row),
});

const toProductType = (row: Row<'product_type'>): ProductType => ({
  id: row.id,
  title: row.title,
  description: row.description,
  ...toPictures(row),
  ...toMeta(row),
});

export const listProductTypes = async (db: Db): Promise<ProductType[]> =>
  (await db.selectFrom('product_type').selectAll().where('is_show', '=', 1).orderBy('id').execute()).map(
    toProductType,
  );

export const findProductType = async (db: Db, id: number): Promise<ProductType | undefined> => {
  const row = await db
    .selectFrom('product_type')
    .selectAll()
    .where('id', '=', id)
    .where('is_show', '=', 1)
    .executeTakeFirst();
  return row && toProductType(row);
};
