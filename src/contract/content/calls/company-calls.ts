import { z } from 'zod';
import { defineCalls } from '../../call.ts';
import { pagedResult, RevisionPagingRequest } from '../../paging.ts';
import { Colleague, DesignedWebSite, Faq, GalleryGroup, GalleryImage, Revision } from '../entities.ts';
import { SearchQuery, SearchResult } from '../search.ts';
import { byId, byPage } from './path-params.ts';

const tag = 'Company';

/** The company’s people and work, and the search over everything. */
export const companyCalls = defineCalls({
  listColleagues: {
    method: 'get',
    path: '/Colleagues/GetList',
    tag,
    summary: 'All colleagues',
    result: z.array(Colleague),
  },
  listFaqs: {
    method: 'get',
    path: '/FAQs/GetList',
    tag,
    summary: 'Questions and answers',
    result: z.array(Faq),
  },
  pageDesignedWebSites: {
    method: 'get',
    path: '/DesignedWebSites/GetPaging/{pageNumber}/{pageCount}',
    tag,
    summary: 'One page of designed websites',
    params: byPage,
    result: pagedResult(DesignedWebSite),
  },
  listGalleryGroups: {
    method: 'get',
    path: '/GalleryGroups/GetList',
    tag,
    summary: 'All gallery groups',
    result: z.array(GalleryGroup),
  },
  getGalleryGroup: {
    method: 'get',
    path: '/GalleryGroups/GetById/{id}',
    tag,
    summary: 'A gallery group',
    params: byId,
    result: GalleryGroup,
    refusals: ['not_found'],
  },
  listGalleryImages: {
    method: 'get',
    path: '/GalleryImages/GetListByGalleryGroupId/{id}',
    tag,
    summary: 'The pictures of a gallery group',
    params: byId,
    result: z.array(GalleryImage),
    refusals: ['not_found'],
  },
  pageRevisions: {
    method: 'post',
    isGuarded: false,
    path: '/BORevisions/Paging',
    tag,
    summary: 'One page of software revisions, newest first',
    body: RevisionPagingRequest,
    result: pagedResult(Revision),
  },
  findContent: {
    method: 'get',
    path: '/Search/Find',
    tag: 'Search',
    summary: 'What the site holds about some words, in groups',
    query: SearchQuery,
    result: SearchResult,
  },
});
