import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Rev } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const path = '/content/{kind}/{id}/shares';
const params = shape.pathItem;
const tag = 'content';

const ContentShare = z.object({
  id: z.int(),
  draftRev: z.int(),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** Links by which somebody without an account reads a draft, frozen as it was. */
export const shareCalls = defineOfficeCalls({
  listShares: {
    method: 'get',
    path,
    tag,
    permission: 'content.share',
    summary: 'The links to drafts of an item that work, the newest first',
    params,
    result: z.object({ items: z.array(ContentShare) }),
  },
  shareDraft: {
    method: 'post',
    path,
    tag,
    summary: 'Makes a link to the draft as it is; `url` is given this once',
    params,
    body: z.strictObject({ draftRev: Rev }),
    result: ContentShare.extend({ url: z.string() }),
    refusals: ['not_found', 'conflict'],
  },
  revokeShare: {
    method: 'delete',
    path: `${path}/{shareId}`,
    tag,
    summary: 'Ends a link at once',
    params: params.extend({ shareId: wireInteger(1, 999_999_999) }),
    result: z.null(),
    refusals: ['not_found'],
  },
});
