import type { Selectable } from 'kysely';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export const settingsKey = 'site';

export const findStaticPage = (db: Db, pageKey: string): Promise<Row<'static_page'> | undefined> =>
  db
    .selectFrom('static_page')
    .selectAll()
    .where('page_key', '=', pageKey)
    .where('is_show', '=', 1)
    .executeTakeFirst();

export const listColleagues = (db: Db): Promise<Row<'colleague'>[]> =>
  db
    .selectFrom('colleague')
    .selectAll()
    .where('is_show', '=', 1)
    .orderBy('show_priority')
    .orderBy('id')
    .execute();

export const listFaqs = (db: Db): Promise<Row<'faq'>[]> =>
  db.selectFrom('faq').selectAll().where('is_show', '=', 1).orderBy('show_priority').orderBy('id').execute();

export const listGalleryGroups = (db: Db): Promise<Row<'gallery_group'>[]> =>
  db.selectFrom('gallery_group').selectAll().where('is_show', '=', 1).orderBy('id').execute();

export const findGalleryGroup = (db: Db, id: number): Promise<Row<'gallery_group'> | undefined> =>
  db.selectFrom('gallery_group').selectAll().where('id', '=', id).where('is_show', '=', 1).executeTakeFirst();

export const listGalleryImages = (db: Db, groupId?: number): Promise<Row<'gallery_image'>[]> => {
  const all = db.selectFrom('gallery_image').selectAll();
  const some = groupId === undefined ? all : all.where('gallery_group_id', '=', groupId);
  return some.orderBy('gallery_group_id').orderBy('position').execute();
};

export const listDesignedWebsites = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row<'designed_website'>[]> =>
  db
    .selectFrom('designed_website')
    .selectAll()
    .where('is_show', '=', 1)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countDesignedWebsites = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('designed_website')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_show', '=', 1)
    .executeTakeFirstOrThrow();
  return row.count;
};

export const findSiteSettings = async (db: Db): Promise<SiteSettings | undefined> => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', settingsKey)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as SiteSettings);
};
