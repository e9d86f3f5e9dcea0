import { z } from 'zod';
import { pagedResult, RevisionPagingRequest } from '../../paging.ts';
import { Colleague, DesignedWebSite, Faq, GalleryGroup, GalleryImage, Revision } from '../entities.ts';
import { SearchQuery, SearchResult } from '../search.ts';
import { byId, byPage, define } from './define-call.ts';

/** The company’s people and work, and the search over everything. */
export const companyCalls = {
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
};
