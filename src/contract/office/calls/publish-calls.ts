import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { Rev, RowId } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const base = '/content/{kind}';
const item = '/content/{kind}/{id}';
const params = shape.pathItem;
const tag = 'content';

/** What visitors see: shown, hidden, removed, one or many. */
export const publishCalls = defineOfficeCalls({
  publishContent: {
    method: 'post',
    path: `${item}/publish`,
    tag,
    summary: 'Shows the draft to everyone and keeps it as the next edition',
    params,
    body: z.strictObject({ draftRev: Rev, why: z.string().trim().max(500).optional() }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  hideContent: {
    method: 'post',
    path: `${item}/hide`,
    tag,
    summary: 'Takes an item from every page, list, menu, feed, search and answer',
    params,
    body: z.strictObject({ why: z.string().trim().max(500).optional() }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  showContent: {
    method: 'post',
    path: `${item}/show`,
    tag,
    summary: 'Shows a hidden item again as it was',
    params,
    body: z.strictObject({ why: z.string().trim().max(500).optional() }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  deleteContent: {
    method: 'delete',
    path: item,
    tag,
    summary: 'Moves what nothing refers to into the bin; 409 names the places that do in `uses`',
    params,
    result: z.object({ id: z.int() }),
    refusals: ['not_found', 'conflict'],
  },
  changeManyContent: {
    method: 'post',
    path: `${base}/bulk`,
    tag,
    summary: 'Publishes or hides several items, all of them or none',
    params: z.object({ kind: shape.pathKind }),
    body: z.strictObject({
      action: z.enum(['publish', 'hide', 'show']),
      ids: z.array(RowId).min(1).max(100),
      why: z.string().trim().max(500).optional(),
    }),
    result: z.object({ ids: z.array(z.int()) }),
    refusals: ['not_found', 'conflict'],
  },
});
