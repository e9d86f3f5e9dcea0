import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { SearchText } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const params = shape.pathItem;
const tag = 'content';

/** Deleted content: 30 days in the bin, then gone. */
export const binCalls = defineOfficeCalls({
  listBin: {
    method: 'get',
    path: '/bin',
    tag,
    permission: 'content.read',
    summary: 'Deleted items that can still come back, the last deleted first',
    query: z.object({
      q: SearchText.optional(),
      page: wireInteger(1, 10_000).optional(),
      size: wireInteger(1, 100).optional(),
    }),
    result: z.object({ total: z.int(), items: z.array(shape.BinRow) }),
  },
  undeleteContent: {
    method: 'post',
    path: '/bin/{kind}/{id}/restore',
    tag,
    summary: 'Takes an item out of the bin, hidden or as a draft, with its draft and editions',
    params,
    result: z.null(),
    refusals: ['not_found'],
  },
  purgeContent: {
    method: 'delete',
    path: '/bin/{kind}/{id}',
    tag,
    summary: 'Removes an item of the bin for good, with its editions; its files become free',
    params,
    result: z.null(),
    refusals: ['not_found', 'conflict'],
  },
  emptyBin: {
    method: 'post',
    path: '/bin/empty',
    tag,
    summary: 'Removes up to 200 items of the bin for good; `left` says how many are still there',
    result: z.object({ purged: z.int(), left: z.int() }),
  },
});
