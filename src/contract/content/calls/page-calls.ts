import { z } from 'zod';
import { defineCalls } from '../../call.ts';
import { pagedResult } from '../../paging.ts';
import { wireInteger } from '../../wire-values.ts';
import { DynamicPage, DynamicPageEntry, Permit, StaticPage } from '../entities.ts';
import { SiteSettings } from '../site-settings.ts';
import { byCount, byId, byPage } from './path-params.ts';

const tag = 'Pages';

/** Pages and papers, and the record that every page shows. */
export const pageCalls = defineCalls({
  getStaticPage: {
    method: 'get',
    path: '/StaticPages/GetByPageKey/{pageKey}',
    tag,
    summary: 'A fixed page by its key',
    params: z.object({ pageKey: z.string().regex(/^[A-Za-z]{1,64}$/) }),
    result: StaticPage,
    refusals: ['not_found'],
  },
  listDynamicPages: {
    method: 'get',
    path: '/DynamicPages/GetList',
    tag,
    summary: 'Dynamic pages as the menu needs them',
    result: z.array(DynamicPageEntry),
  },
  getDynamicPage: {
    method: 'get',
    path: '/DynamicPages/GetById/{id}',
    tag,
    summary: 'A dynamic page',
    params: byId,
    result: DynamicPage,
    refusals: ['not_found'],
  },
  pagePermits: {
    method: 'get',
    path: '/Permits/GetPaging/{pageNumber}/{pageCount}/{permitType}',
    tag,
    summary: 'One page of permits; type 1 is software, 0 hardware',
    params: byPage.extend({ permitType: wireInteger(0, 1) }),
    result: pagedResult(Permit),
  },
  topPermits: {
    method: 'get',
    path: '/Permits/GetTop/{count}',
    tag,
    summary: 'The newest permits of both types',
    params: byCount,
    result: z.array(Permit),
  },
  getPermit: {
    method: 'get',
    path: '/Permits/GetById/{id}',
    tag,
    summary: 'A permit',
    params: byId,
    result: Permit,
    refusals: ['not_found'],
  },
  getSiteSettings: {
    method: 'get',
    path: '/SiteSettings/Get',
    tag,
    summary: 'The company record that header and footer show',
    result: SiteSettings,
    refusals: ['not_found'],
  },
});
