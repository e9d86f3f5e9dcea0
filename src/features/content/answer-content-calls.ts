import type { CheckedInputOf, ResultOf } from '#contract/call.ts';
import type { ContentCallName, ContentCalls } from '#contract/content/calls.ts';
import type { ItemTable } from '#contract/content/kinds.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import * as items from './read/content-items.repository.ts';
import * as fixed from './read/fixed-records.repository.ts';
import * as products from './read/products.repository.ts';
import { readPage } from './read/read-page.ts';
import * as revisions from './read/revisions.repository.ts';
import * as to from './read/rows-to-contract.ts';
import { searchSite } from './search/search-site.ts';

export type ContentDeps = {
  db: Db;
  /** Leaves the bodies of listed entries empty, for callers that show cards. */
  withoutBodies?: boolean;
};

type ContentInput<Name extends ContentCallName> = CheckedInputOf<ContentCalls[Name]>;

/** One answer for each call of the contract; the compiler refuses a missing one or a wrong shape. */
type ContentAnswers = {
  [Name in ContentCallName]: (
    deps: ContentDeps,
    input: ContentInput<Name>,
  ) => Promise<ResultOf<ContentCalls[Name]>>;
};

const byName = new Intl.Collator('fa');

const required = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new AppError('not_found');
  return found;
};

export const contentAnswers: ContentAnswers = {
  getStaticPage: async ({ db }, { pageKey }) =>
    to.toStaticPage(required(await fixed.findStaticPage(db, pageKey))),
  getSiteSettings: async ({ db }) => required(await fixed.findSiteSettings(db)),

  pageProducts: ({ db, withoutBodies }, { productTypeId, ...page }) =>
    readPage(page, {
      list: (at) =>
        products.listShownProducts(db, { productTypeId: productTypeId || undefined, withoutBodies, ...at }),
      count: () => products.countShownProducts(db, productTypeId || undefined),
    }),
  topProducts: ({ db, withoutBodies }, { count, productTypeId }) =>
    products.listShownProducts(db, { productTypeId, withoutBodies, limit: count }),
  getProduct: async ({ db }, { id }) => required(await products.findShownProduct(db, id)),
  listProductTypes: ({ db }) => products.listProductTypes(db),
  getProductType: async ({ db }, { id }) => required(await products.findProductType(db, id)),
  listProductSpecifications: async (deps, { id }) =>
    (await partsOf(deps, 'product_specification', id)).map(({ id, title, description }) => ({
      id,
      title,
      description,
    })),
  listProductCustomers: async (deps, { id }) =>
    (await partsOf(deps, 'product_customer', id)).map((row) => ({
      id: row.id,
      customerName: row.customer_name,
      customerContactInfo: row.customer_contact_info,
    })),
  listProductImages: async (deps, { id }) =>
    (await partsOf(deps, 'product_image', id)).map(products.toProductImage),

  pageArticles: (deps, page) => pageOfItems(deps, 'article', page, to.toContentItem),
  topArticles: (deps, { count }) => topItems(deps, 'article', count, to.toContentItem),
  getArticle: async ({ db }, { id }) =>
    to.toContentItem(required(await items.findShownItem(db, 'article', id))),
  pageBlogs: (deps, page) => pageOfItems(deps, 'blog', page, to.toContentItem),
  topBlogs: (deps, { count }) => topItems(deps, 'blog', count, to.toContentItem),
  getBlog: async ({ db }, { id }) => to.toContentItem(required(await items.findShownItem(db, 'blog', id))),
  pageVideos: (deps, page) => pageOfItems(deps, 'video', page, to.toVideo),
  topVideos: (deps, { count }) => topItems(deps, 'video', count, to.toVideo),
  getVideo: async ({ db }, { id }) => to.toVideo(required(await items.findShownItem(db, 'video', id))),
  pagePermits: ({ db, withoutBodies }, { permitType, ...page }) =>
    readPage(page, {
      list: async (at) =>
        (await items.listNewestItems(db, 'permit', { permitType, withoutBodies, ...at })).map(to.toPermit),
      count: () => items.countShownItems(db, 'permit', permitType),
    }),
  topPermits: (deps, { count }) => topItems(deps, 'permit', count, to.toPermit),
  getPermit: async ({ db }, { id }) => to.toPermit(required(await items.findShownItem(db, 'permit', id))),
  listDynamicPages: async ({ db }) =>
    (await items.listDynamicPageEntries(db)).map(({ id, title, parent_id }) => ({
      id,
      title,
      parentId: parent_id,
    })),
  getDynamicPage: async ({ db }, { id }) =>
    to.toDynamicPage(required(await items.findShownItem(db, 'dynamic_page', id))),

  listGalleryGroups: async ({ db }) => {
    const [groups, images] = await Promise.all([fixed.listGalleryGroups(db), fixed.listGalleryImages(db)]);
    const byGroup = Map.groupBy(images.map(to.toGalleryImage), (image) => image.galleryGroupId);
    return groups.map(({ is_show: _shown, ...group }) => ({ ...group, images: byGroup.get(group.id) ?? [] }));
  },
  getGalleryGroup: async ({ db }, { id }) => {
    const { is_show: _shown, ...group } = required(await fixed.findGalleryGroup(db, id));
    return { ...group, images: (await fixed.listGalleryImages(db, id)).map(to.toGalleryImage) };
  },
  listGalleryImages: async ({ db }, { id }) => {
    required(await fixed.findGalleryGroup(db, id));
    return (await fixed.listGalleryImages(db, id)).map(to.toGalleryImage);
  },

  listColleagues: async ({ db }) =>
    (await fixed.listColleagues(db))
      .map(to.toColleague)
      .toSorted((a, b) => a.showPriority - b.showPriority || byName.compare(a.name, b.name)),
  listFaqs: async ({ db }) =>
    (await fixed.listFaqs(db)).map(({ id, question, answer }) => ({ id, question, answer })),
  pageDesignedWebSites: ({ db }, page) =>
    readPage(page, {
      list: async (at) => (await fixed.listDesignedWebsites(db, at)).map(to.toDesignedWebSite),
      count: () => fixed.countDesignedWebsites(db),
    }),
  pageRevisions: ({ db }, { pageIndex, pageSize, search }) =>
    readPage(
      { pageNumber: pageIndex, pageCount: pageSize },
      {
        list: async (at) =>
          (await revisions.listRevisions(db, { search: search ?? undefined, ...at })).map(to.toRevision),
        count: () => revisions.countRevisions(db, { search: search ?? undefined }),
      },
    ),
  findContent: ({ db }, search) => searchSite(db, search),
};

/** The parts of a product that is not shown are not shown either. */
const partsOf = async <Table extends products.PartTable>(
  { db }: ContentDeps,
  table: Table,
  productId: number,
) => {
  if (!(await products.isShownProduct(db, productId))) throw new AppError('not_found');
  return products.listProductParts(db, table, productId);
};

type ItemRow<Table extends ItemTable> = Awaited<ReturnType<typeof items.listNewestItems<Table>>>[number];

const pageOfItems = <Table extends ItemTable, Item>(
  { db, withoutBodies }: ContentDeps,
  table: Table,
  page: { pageNumber: number; pageCount: number },
  toItem: (row: ItemRow<Table>) => Item,
) =>
  readPage(page, {
    list: async (at) => (await items.listNewestItems(db, table, { withoutBodies, ...at })).map(toItem),
    count: () => items.countShownItems(db, table),
  });

const topItems = async <Table extends ItemTable, Item>(
  { db, withoutBodies }: ContentDeps,
  table: Table,
  count: number,
  toItem: (row: ItemRow<Table>) => Item,
) => (await items.listNewestItems(db, table, { withoutBodies, limit: count })).map(toItem);
