import { z } from 'zod';
import {
  PagingRequest,
  PathCount,
  PathId,
  PathPageCount,
  PathPageNumber,
  pagedResult,
  RevisionPagingRequest,
} from '../paging.ts';
import {
  Article,
  Blog,
  Colleague,
  DesignedWebSite,
  DynamicPage,
  DynamicPageEntry,
  Faq,
  GalleryGroup,
  GalleryImage,
  Permit,
  Revision,
  StaticPage,
  Video,
} from './entities.ts';
import { Product, ProductCustomer, ProductImage, ProductSpecification, ProductType } from './products.ts';
import { SearchQuery, SearchResult } from './search.ts';
import { SiteSettings } from './site-settings.ts';

/** One call of the content API: where it is, what it takes, what it gives. */
export type ContentCall = {
  method: 'get' | 'post';
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  result: z.ZodType;
};

const define = <const Call extends ContentCall>(call: Call): Call => call;

const byId = z.object({ id: PathId });
const byCount = z.object({ count: PathCount });
const byPage = z.object({ pageNumber: PathPageNumber, pageCount: PathPageCount });

/**
 * The content API, whole. The server mounts this table, the client calls it and the OpenAPI document is made
 * from it, so a path or a field can not differ between them. Letter case is part of the path.
 */
export const contentCalls = {
  getStaticPage: define({
    method: 'get',
    path: '/StaticPages/GetByPageKey/{pageKey}',
    summary: 'A fixed page by its key',
    params: z.object({ pageKey: z.string().regex(/^[A-Za-z]{1,64}$/) }),
    result: StaticPage,
  }),
  pageProducts: define({
    method: 'post',
    path: '/Products/GetPaging',
    summary: 'One page of products, of one type or of all',
    body: PagingRequest,
    result: pagedResult(Product),
  }),
  topProducts: define({
    method: 'get',
    path: '/Products/GetTopByProductTypeId/{count}/{productTypeId}',
    summary: 'The first products of a type; the count comes first',
    params: z.object({ count: PathCount, productTypeId: PathId }),
    result: z.array(Product),
  }),
  getProduct: define({
    method: 'get',
    path: '/Products/GetById/{id}',
    summary: 'A product',
    params: byId,
    result: Product,
  }),
  listProductTypes: define({
    method: 'get',
    path: '/ProductTypes/GetList',
    summary: 'All product types',
    result: z.array(ProductType),
  }),
  getProductType: define({
    method: 'get',
    path: '/ProductTypes/GetById/{id}',
    summary: 'A product type',
    params: byId,
    result: ProductType,
  }),
  listProductSpecifications: define({
    method: 'get',
    path: '/ProductSpecifications/GetListByProductId/{id}',
    summary: 'The specification rows of a product',
    params: byId,
    result: z.array(ProductSpecification),
  }),
  listProductCustomers: define({
    method: 'get',
    path: '/ProductCustomers/GetListByProductId/{id}',
    summary: 'Centres where a product is installed',
    params: byId,
    result: z.array(ProductCustomer),
  }),
  listProductImages: define({
    method: 'get',
    path: '/ProductImages/GetListByProductId/{id}',
    summary: 'The pictures of a product',
    params: byId,
    result: z.array(ProductImage),
  }),
  pageVideos: define({
    method: 'get',
    path: '/Videos/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of videos',
    params: byPage,
    result: pagedResult(Video),
  }),
  topVideos: define({
    method: 'get',
    path: '/Videos/GetTop/{count}',
    summary: 'The newest videos',
    params: byCount,
    result: z.array(Video),
  }),
  getVideo: define({
    method: 'get',
    path: '/Videos/GetById/{id}',
    summary: 'A video',
    params: byId,
    result: Video,
  }),
  pageArticles: define({
    method: 'get',
    path: '/Articles/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of articles',
    params: byPage,
    result: pagedResult(Article),
  }),
  topArticles: define({
    method: 'get',
    path: '/Articles/GetTop/{count}',
    summary: 'The newest articles',
    params: byCount,
    result: z.array(Article),
  }),
  getArticle: define({
    method: 'get',
    path: '/Articles/GetById/{id}',
    summary: 'An article',
    params: byId,
    result: Article,
  }),
  pageBlogs: define({
    method: 'get',
    path: '/Blogs/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of news',
    params: byPage,
    result: pagedResult(Blog),
  }),
  topBlogs: define({
    method: 'get',
    path: '/Blogs/GetTop/{count}',
    summary: 'The newest news items',
    params: byCount,
    result: z.array(Blog),
  }),
  getBlog: define({
    method: 'get',
    path: '/Blogs/GetById/{id}',
    summary: 'A news item',
    params: byId,
    result: Blog,
  }),
  listColleagues: define({
    method: 'get',
    path: '/Colleagues/GetList',
    summary: 'All colleagues',
    result: z.array(Colleague),
  }),
  listFaqs: define({
    method: 'get',
    path: '/FAQs/GetList',
    summary: 'Questions and answers',
    result: z.array(Faq),
  }),
  pageDesignedWebSites: define({
    method: 'get',
    path: '/DesignedWebSites/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of designed websites',
    params: byPage,
    result: pagedResult(DesignedWebSite),
  }),
  listGalleryGroups: define({
    method: 'get',
    path: '/GalleryGroups/GetList',
    summary: 'All gallery groups',
    result: z.array(GalleryGroup),
  }),
  getGalleryGroup: define({
    method: 'get',
    path: '/GalleryGroups/GetById/{id}',
    summary: 'A gallery group',
    params: byId,
    result: GalleryGroup,
  }),
  listGalleryImages: define({
    method: 'get',
    path: '/GalleryImages/GetListByGalleryGroupId/{id}',
    summary: 'The pictures of a gallery group',
    params: byId,
    result: z.array(GalleryImage),
  }),
  listDynamicPages: define({
    method: 'get',
    path: '/DynamicPages/GetList',
    summary: 'Dynamic pages as the menu needs them',
    result: z.array(DynamicPageEntry),
  }),
  getDynamicPage: define({
    method: 'get',
    path: '/DynamicPages/GetById/{id}',
    summary: 'A dynamic page',
    params: byId,
    result: DynamicPage,
  }),
  pagePermits: define({
    method: 'get',
    path: '/Permits/GetPaging/{pageNumber}/{pageCount}/{permitType}',
    summary: 'One page of permits; type 1 is software, 0 hardware',
    params: byPage.extend({ permitType: z.enum(['0', '1']).transform(Number) }),
    result: pagedResult(Permit),
  }),
  topPermits: define({
    method: 'get',
    path: '/Permits/GetTop/{count}',
    summary: 'The newest permits of both types',
    params: byCount,
    result: z.array(Permit),
  }),
  getPermit: define({
    method: 'get',
    path: '/Permits/GetById/{id}',
    summary: 'A permit',
    params: byId,
    result: Permit,
  }),
  pageRevisions: define({
    method: 'post',
    path: '/BORevisions/Paging',
    summary: 'One page of software revisions, newest first',
    body: RevisionPagingRequest,
    result: pagedResult(Revision),
  }),
  findContent: define({
    method: 'get',
    path: '/Search/Find',
    summary: 'What the site holds about some words, in groups',
    query: SearchQuery,
    result: SearchResult,
  }),
  getSiteSettings: define({
    method: 'get',
    path: '/SiteSettings/Get',
    summary: 'The company record that header and footer show',
    result: SiteSettings,
  }),
} satisfies Record<string, ContentCall>;

export type ContentCalls = typeof contentCalls;
export type ContentCallName = keyof ContentCalls;
