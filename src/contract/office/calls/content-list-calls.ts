import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { contentMarks, contentStates } from '../content-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { SearchText } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const base = '/content/{kind}';
const item = '/content/{kind}/{id}';
const params = shape.pathItem;
const tag = 'content';

/** What there is, what refers to it, and how it would look. */
export const contentListCalls = defineOfficeCalls({
  countContent: {
    method: 'get',
    path: '/content',
    tag,
    permission: 'content.read',
    summary: 'How many items of each kind there are, by state and mark',
    result: z.object({ items: z.array(shape.ContentCount) }),
  },
  listPageTree: {
    method: 'get',
    path: '/content/page/tree',
    tag,
    permission: 'content.read',
    summary: 'Every dynamic page with the page it stands under, as drafts would have it',
    result: z.object({ items: z.array(shape.ContentRow.extend({ parentId: z.int() })) }),
  },
  listContent: {
    method: 'get',
    path: base,
    tag,
    permission: 'content.read',
    summary: 'Items of a kind with their states and marks, the last touched first',
    params: z.object({ kind: shape.pathKind }),
    query: z.object({
      state: z.enum(contentStates).optional(),
      mark: z.enum(contentMarks).optional(),
      q: SearchText.optional(),
      page: wireInteger(1, 10_000).optional(),
      size: wireInteger(1, 100).optional(),
      sort: z.enum(['latest', 'title', 'id']).optional(),
    }),
    result: shape.ContentList,
  },
  listContentUses: {
    method: 'get',
    path: `${item}/uses`,
    tag,
    permission: 'content.read',
    summary: 'What refers to an item',
    params,
    result: z.object({ items: z.array(shape.ContentUse) }),
    refusals: ['not_found'],
  },
  checkLinks: {
    method: 'get',
    path: `${item}/links`,
    tag,
    permission: 'content.read',
    summary: 'Links of the draft that lead to hidden or missing pages of the site',
    params,
    result: z.object({
      broken: z.array(z.object({ address: z.string(), reason: z.enum(['missing', 'hidden']) })),
    }),
    refusals: ['not_found'],
  },
  previewContent: {
    method: 'get',
    path: `${item}/preview`,
    tag,
    permission: 'content.read',
    summary: 'The draft, or an edition, in the site’s own screen',
    params,
    query: z.object({ version: wireInteger(1, 999_999_999).optional() }),
    result: z.string(),
    download: ['text/html'],
    refusals: ['not_found'],
  },
});
