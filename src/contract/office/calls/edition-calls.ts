import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Rev } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const item = '/content/{kind}/{id}';
const params = shape.pathItem;
const tag = 'content';
const version = wireInteger(1, 999_999_999);

/** Every published state: listed, compared, put back into the draft. */
export const editionCalls = defineOfficeCalls({
  listEditions: {
    method: 'get',
    path: `${item}/editions`,
    tag,
    permission: 'content.read',
    summary: 'Every published state, the newest first',
    params,
    result: z.object({ items: z.array(shape.Edition) }),
    refusals: ['not_found'],
  },
  getEdition: {
    method: 'get',
    path: `${item}/editions/{version}`,
    tag,
    permission: 'content.read',
    summary: 'One published state',
    params: params.extend({ version }),
    result: shape.EditionDetails,
    refusals: ['not_found'],
  },
  compareEditions: {
    method: 'get',
    path: `${item}/editions/{version}/difference`,
    tag,
    permission: 'content.read',
    summary:
      'What another edition, or the draft, adds and removes: words, headings, links, pictures, field by field',
    params: params.extend({ version }),
    query: z.object({ to: wireInteger(0, 999_999_999).optional() }),
    result: z.object({ fields: z.array(shape.FieldDifference) }),
    refusals: ['not_found'],
  },
  restoreEdition: {
    method: 'post',
    path: `${item}/editions/{version}/restore`,
    tag,
    summary: 'Puts an old edition into the draft; visitors see it only after publishing',
    params: params.extend({ version }),
    body: z.strictObject({ draftRev: Rev }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
});
