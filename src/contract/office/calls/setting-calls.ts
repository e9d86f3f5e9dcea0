import { z } from 'zod';
import { billBounds } from '../../repair/bill.ts';
import { CompanySettings } from '../company-settings.ts';
import { DeskSettings } from '../desk-settings.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { IdParams, line, Rev, SearchText } from '../office-values.ts';

const Price = z.object({
  code: line(1, 40),
  title: line(2, 200),
  kind: z.enum(['part', 'work', 'travel']),
  unitRial: z.int().min(0).max(billBounds.unitRial.max),
  isUsed: z.boolean(),
});
const StoredPrice = Price.extend({ id: z.int(), rev: Rev });
const Settings = z.object({ settings: DeskSettings, rev: Rev });
const Company = z.object({ settings: CompanySettings, rev: Rev });

/** The desk's settings and its price list. */
export const settingCalls = defineOfficeCalls({
  getDeskSettings: {
    tag: 'Settings',
    permission: 'repairs.read',
    method: 'get',
    path: '/desk-settings',
    summary: 'Settings of the desk',
    result: Settings,
  },
  writeDeskSettings: {
    tag: 'Settings',
    method: 'put',
    path: '/desk-settings',
    summary: 'Stores them, made from revision `rev`',
    body: Settings,
    result: Settings,
    refusals: ['conflict'],
  },
  getCompany: {
    tag: 'Settings',
    permission: 'company.write',
    method: 'get',
    path: '/company',
    summary: "The seller's identity, accounts for transfers and the ceiling of one online payment",
    result: Company.extend({
      /** What counts while the ceiling is null. */
      defaultOnlineMaxRial: z.int(),
    }),
  },
  writeCompany: {
    tag: 'Settings',
    method: 'put',
    path: '/company',
    summary: 'Stores them, made from revision `rev`',
    body: Company,
    result: Company,
    refusals: ['conflict'],
  },
  listPrices: {
    tag: 'Settings',
    permission: 'repairs.read',
    method: 'get',
    path: '/price-list',
    summary: 'The price list; a search offers up to ten lines in use',
    query: z.object({ q: SearchText.optional() }),
    result: z.object({ items: z.array(StoredPrice) }),
  },
  addPrice: {
    tag: 'Settings',
    method: 'post',
    path: '/price-list',
    summary: 'A new line of the price list',
    body: Price,
    result: StoredPrice,
    refusals: ['conflict'],
  },
  changePrice: {
    tag: 'Settings',
    method: 'put',
    path: '/price-list/{id}',
    summary: 'Changes a line, made from revision `rev`; what was issued keeps its prices',
    params: IdParams,
    body: Price.extend({ rev: Rev }),
    result: StoredPrice,
    refusals: ['not_found', 'conflict'],
  },
});
