import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Rev } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const base = '/content/{kind}';
const item = '/content/{kind}/{id}';
const params = shape.pathItem;
const tag = 'content';

/** The working draft of an item. A stale `draftRev` is 409 with both texts. */
export const draftCalls = defineOfficeCalls({
  createDraft: {
    method: 'post',
    path: base,
    tag,
    summary: 'Begins a new item as a draft that nobody sees',
    params: z.object({ kind: shape.pathKind }),
    body: z.strictObject({ document: shape.AnyDocument }),
    result: z.object({ id: z.int(), draftRev: z.int() }),
    refusals: ['conflict'],
  },
  copyContent: {
    method: 'post',
    path: `${item}/copy`,
    tag,
    summary: 'Begins a new item with the working text of this one',
    params,
    result: z.object({ id: z.int(), draftRev: z.int() }),
    refusals: ['not_found', 'conflict'],
  },
  getDraft: {
    method: 'get',
    path: `${item}/draft`,
    tag,
    permission: 'content.read',
    summary: 'The draft over an item, or what is published while there is none',
    params,
    result: shape.ContentDraft,
    refusals: ['not_found'],
  },
  saveDraft: {
    method: 'put',
    path: `${item}/draft`,
    tag,
    summary: 'Saves the draft that was made from `draftRev`; visitors see nothing of it',
    params,
    body: z.strictObject({ draftRev: Rev, document: shape.AnyDocument }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  signalPresence: {
    method: 'post',
    path: `${item}/presence`,
    tag,
    permission: 'content.read',
    summary: 'Says that the person has the item open, and names the other staff who do',
    params,
    result: z.object({ others: z.array(z.string()) }),
    refusals: ['not_found'],
  },
  markReady: {
    method: 'post',
    path: `${item}/ready`,
    tag,
    summary: 'Says that the draft waits for somebody who may publish it, or takes that back',
    params,
    body: z.strictObject({ draftRev: Rev, isReady: z.boolean() }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  discardDraft: {
    method: 'delete',
    path: `${item}/draft`,
    tag,
    summary: 'Drops the changes over a published item',
    params,
    query: z.object({ draftRev: wireInteger(0, 999_999_999) }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
});
