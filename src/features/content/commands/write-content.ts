import type { Insertable, Selectable } from 'kysely';
import { keepAllowedLink } from '#contract/content/allowed-link.ts';
import type { ItemTable } from '#contract/content/kinds.ts';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { settingsKey } from '../read/fixed-records.repository.ts';
import { kindOfItem } from '../search/search-entry.rules.ts';
import { type ContentStore, type NewGalleryImage, publicTables } from './content-store.repository.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row whose `is_show` may be left out; it is then shown, or stays as it is. */
type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
type Part<Table extends 'product_image' | 'product_specification' | 'product_customer'> = Omit<
  Insertable<Tables[Table]>,
  'id' | 'product_id' | 'position'
>;

type StoredProduct = Row<'product'> & {
  images: Part<'product_image'>[];
  specifications: Part<'product_specification'>[];
  customers: Part<'product_customer'>[];
};

/** Every writer of content; whatever passes through here is sanitized on its way in. */
export type ContentWriter = {
  /** Makes HTML safe; what came out of it once is not read again. */
  clean: (html: string) => string;
  storeItem: <Table extends ItemTable>(table: Table, row: Row<Table>) => Promise<void>;
  storeProductType: (row: NewRow<'product_type'>) => Promise<void>;
  storeProduct: (product: StoredProduct) => Promise<void>;
  storeStaticPage: (row: NewRow<'static_page'>) => Promise<void>;
  storeGalleryGroup: (row: NewRow<'gallery_group'>, images: NewGalleryImage[]) => Promise<void>;
  storeDesignedWebsite: (row: NewRow<'designed_website'>) => Promise<void>;
  storeColleague: (row: NewRow<'colleague'>) => Promise<void>;
  storeFaq: (row: NewRow<'faq'>) => Promise<void>;
  storeRevision: (row: Omit<NewRow<'revision'>, 'search_text'>) => Promise<void>;
  storeSiteSettings: (settings: SiteSettings) => Promise<void>;
};

/** Which frames a text may hold, or that every text was cleaned when its draft was stored. */
type EmbedHosts = readonly string[] | 'cleaned-before';

/** The caller's transaction: content, its version and the rows of others are seen together, or none is. */
export type ContentWriteDeps = { trx: Db; embedHosts: EmbedHosts };

/** What the office writes: drafts are cleaned when they are stored. */
export const withCleanedTexts = (trx: Db): ContentWriteDeps => ({ trx, embedHosts: 'cleaned-before' });

/** Runs a set of content writes and begins a new content version. */
export const writeContent = async <Result>(
  { trx, embedHosts }: ContentWriteDeps,
  work: (writer: ContentWriter) => Promise<Result>,
): Promise<Result> => {
  const result = await work(contentWriter(publicTables(trx), embedHosts));
  await bumpContentVersion(trx);
  return result;
};

export const contentWriter = (store: ContentStore, embedHosts: EmbedHosts): ContentWriter => {
  const known = new Set<string>();
  const clean = (html: string): string => {
    if (embedHosts === 'cleaned-before' || known.has(html)) return html;
    const safe = sanitizeRichText(html, embedHosts);
    known.add(safe);
    return safe;
  };
  return {
    clean,
    storeItem: async <Table extends ItemTable>(table: Table, row: Row<Table>) => {
      // All item tables share the columns of articles; TypeScript cannot follow a spread over a type parameter.
      const given = row as Row<'article'> & Partial<Row<'video'>>;
      const video = 'video_address' in given ? { video_address: keepAllowedLink(given.video_address) } : {};
      const safe = { ...row, body_text: clean(given.body_text), ...video };
      await store.put(table, safe as Insertable<Tables[Table]>);
      await store.refreshSearch(kindOfItem(table), given.id);
    },
    storeProductType: (row) => store.put('product_type', row),
    storeProduct: async ({ images, specifications, customers, ...product }) => {
      await store.put('product', {
        ...product,
        body_text: clean(product.body_text),
        video_address: keepAllowedLink(product.video_address),
        install_video_address: keepAllowedLink(product.install_video_address),
        user_manual_address: keepAllowedLink(product.user_manual_address),
      });
      const withPositions = <Given>(parts: Given[]) =>
        parts.map((part, position) => ({ ...part, product_id: product.id, position }));
      await store.replaceParts('product_image', product.id, withPositions(images));
      await store.replaceParts('product_specification', product.id, withPositions(specifications));
      await store.replaceParts('product_customer', product.id, withPositions(customers));
      await store.refreshSearch('product', product.id);
    },
    storeStaticPage: (row) =>
      store.put('static_page', {
        ...row,
        description: clean(row.description),
        body_text: clean(row.body_text),
      }),
    storeGalleryGroup: async (row, images) => {
      await store.put('gallery_group', row);
      await store.replaceGallery(row.id, images);
    },
    storeDesignedWebsite: (row) =>
      store.put('designed_website', { ...row, website_url: keepAllowedLink(row.website_url) ?? '' }),
    storeColleague: (row) => store.put('colleague', row),
    storeFaq: async (row) => {
      await store.put('faq', { ...row, answer: clean(row.answer) });
      await store.refreshSearch('faq', row.id);
    },
    storeRevision: async (row) => {
      await store.put('revision', {
        ...row,
        body_text: clean(row.body_text),
        video_address: keepAllowedLink(row.video_address),
        manual_pdf_address: keepAllowedLink(row.manual_pdf_address),
        search_text: searchText(`${row.version_number} ${row.title} ${row.description}`),
      });
      await store.refreshSearch('revision', row.id);
    },
    storeSiteSettings: (settings) =>
      store.put('site_setting', { key: settingsKey, value: JSON.stringify(settings) }),
  };
};
