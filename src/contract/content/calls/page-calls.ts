import { z } from 'zod';
import { pagedResult } from '../../paging.ts';
import { DynamicPage, DynamicPageEntry, Permit, StaticPage } from '../entities.ts';
import { SiteSettings } from '../site-settings.ts';
import { byCount, byId, byPage, define } from './define-call.ts';

/** Pages and papers, and the record that every page shows. */
export const pageCalls = {
  getStaticPage: define({
    method: 'get',
    path: '/StaticPages/GetByPageKey/{pageKey}',
    summary: 'A fixed page by its key',
    params: z.object({ pageKey: z.string().regex(/^[A-Za-z]{1,64}$/) }),
    result: StaticPage,
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
  getSiteSettings: define({
    method: 'get',
    path: '/SiteSettings/Get',
    summary: 'The company record that header and footer show',
    result: SiteSettings,
  }),
};
