import type { Insertable, Selectable } from 'kysely';
import { keepAllowedLink } from '#contract/content/allowed-link.ts';
import type { ItemTable } from '#contract/content/kinds.ts';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import { upsertItem } from '../read/content-items.repository.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { replaceGalleryImages, upsertRecord, upsertSiteSettings } from '../read/fixed-records.repository.ts';
import { replaceProductParts, upsertProduct, upsertProductType } from '../read/products.repository.ts';
import { putSearchEntry, removeSearchEntry } from '../search/search.repository.ts';
import {
  faqEntry,
  itemEntry,
  kindOfItem,
  productEntry,
  revisionEntry,
} from '../search/search-entry.rules.ts';
import { isShown } from './content-rows.repository.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row whose `is_show` may be left out; it is then shown, or stays as it is. */
type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
type Part<Table extends 'product_image' | 'product_specification' | 'product_customer'> = Omit<
  Insertable<Tables[Table]>,
  'id' | 'product_id' | 'position'
>;

export type StoredProduct = Row<'product'> & {
  images: Part<'product_image'>[];
  specifications: Part<'product_specification'>[];
  customers: Part<'product_customer'>[];
};

/** Every writer of content; whatever passes through here is sanitised on its way in. */
export type ContentWriter = {
  /** Makes HTML safe; what came out of it once is not read again. */
  clean: (html: string) => string;
  storeItem: <Table extends ItemTable>(table: Table, row: Row<Table>) => Promise<void>;
  storeProductType: (row: NewRow<'product_type'>) => Promise<void>;
  storeProduct: (product: StoredProduct) => Promise<void>;
  storeStaticPage: (row: NewRow<'static_page'>) => Promise<void>;
  storeGalleryGroup: (row: NewRow<'gallery_group'>, images: Row<'gallery_image'>[]) => Promise<void>;
  storeDesignedWebsite: (row: NewRow<'designed_website'>) => Promise<void>;
  storeColleague: (row: NewRow<'colleague'>) => Promise<void>;
  storeFaq: (row: NewRow<'faq'>) => Promise<void>;
  storeRevision: (row: Omit<NewRow<'revision'>, 'search_text'>) => Promise<void>;
  storeSiteSettings: (settings: SiteSettings) => Promise<void>;
};

export type WriteContentDeps = { db: Db; embedHosts: readonly string[] };

/**
 * Runs a set of content writes as one: all of them are seen together with the new content version, or none is.
 * They join the transaction that is given, so that rows of others belong to the same whole.
 */
export const writeContent = <Result>(
  { db, embedHosts }: WriteContentDeps,
  work: (writer: ContentWriter, tx: Db) => Promise<Result>,
  tx?: Db,
): Promise<Result> => {
  const run = async (trx: Db) => {
    const result = await work(contentWriter(trx, embedHosts), trx);
    await bumpContentVersion(trx);
    return result;
  };
  return tx ? run(tx) : db.transaction().execute(run);
};

const contentWriter = (db: Db, embedHosts: readonly string[]): ContentWriter => {
  const known = new Set<string>();
  const clean = (html: string): string => {
    if (known.has(html)) return html;
    const safe = sanitiseRichText(html, embedHosts);
    known.add(safe);
    return safe;
  };
  return {
    clean,
    storeItem: async (table, row) => {
      const given = row as Row<'article'> & Partial<Row<'video'>>;
      const video = 'video_address' in given ? { video_address: keepAllowedLink(given.video_address) } : {};
      await upsertItem(db, table, { ...row, body_text: clean(given.body_text), ...video });
      await (given.is_show === 1
        ? putSearchEntry(db, itemEntry(table, given))
        : removeSearchEntry(db, kindOfItem(table), given.id));
    },
    storeProductType: (row) => upsertProductType(db, row),
    storeProduct: async ({ images, specifications, customers, ...product }) => {
      await upsertProduct(db, {
        ...product,
        body_text: clean(product.body_text),
        video_address: keepAllowedLink(product.video_address),
        install_video_address: keepAllowedLink(product.install_video_address),
        user_manual_address: keepAllowedLink(product.user_manual_address),
      });
      const place = <Given>(parts: Given[]) =>
        parts.map((part, position) => ({ ...part, product_id: product.id, position }));
      await replaceProductParts(db, 'product_image', product.id, place(images));
      await replaceProductParts(db, 'product_specification', product.id, place(specifications));
      await replaceProductParts(db, 'product_customer', product.id, place(customers));
      const picture = images[0]?.image_low || images[0]?.image_high || null;
      await (product.is_show === 1
        ? putSearchEntry(db, productEntry(product, { picture, specifications }))
        : removeSearchEntry(db, 'product', product.id));
    },
    storeStaticPage: (row) =>
      upsertRecord(db, 'static_page', {
        ...row,
        description: clean(row.description),
        body_text: clean(row.body_text),
      }),
    storeGalleryGroup: async (row, images) => {
      await upsertRecord(db, 'gallery_group', row);
      await replaceGalleryImages(db, row.id, images);
    },
    storeDesignedWebsite: (row) =>
      upsertRecord(db, 'designed_website', { ...row, website_url: keepAllowedLink(row.website_url) ?? '' }),
    storeColleague: (row) => upsertRecord(db, 'colleague', row),
    storeFaq: async (row) => {
      await upsertRecord(db, 'faq', { ...row, answer: clean(row.answer) });
      await ((await isShown(db, 'faq', row.id))
        ? putSearchEntry(db, faqEntry(row))
        : removeSearchEntry(db, 'faq', row.id));
    },
    storeRevision: async (row) => {
      await upsertRecord(db, 'revision', {
        ...row,
        body_text: clean(row.body_text),
        video_address: keepAllowedLink(row.video_address),
        manual_pdf_address: keepAllowedLink(row.manual_pdf_address),
        search_text: searchText(`${row.version_number} ${row.title} ${row.description}`),
      });
      await ((await isShown(db, 'revision', row.id))
        ? putSearchEntry(db, revisionEntry(row))
        : removeSearchEntry(db, 'revision', row.id));
    },
    storeSiteSettings: (settings) => upsertSiteSettings(db, settings),
  };
};
