import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { planStates } from '../content-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { RowId } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const item = '/content/{kind}/{id}';
const params = shape.pathItem;
const tag = 'content';
const planId = wireInteger(1, 999_999_999);

/** Publishing and hiding at a later time. */
export const planCalls = defineOfficeCalls({
  planContent: {
    method: 'post',
    path: `${item}/plan`,
    tag,
    summary:
      'Publishes the draft as it is now, or hides the item, at a later time; planning again changes the plan',
    description:
      'With `seenPlanId` only that waiting plan is changed (null: there was none); another one is 409.',
    params,
    body: z.strictObject({
      action: z.enum(['publish', 'hide']),
      at: z.iso.datetime({ offset: true }),
      seenPlanId: RowId.nullable().optional(),
    }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  listContentPlans: {
    method: 'get',
    path: '/plans',
    tag,
    permission: 'content.read',
    summary: 'Plans of all items that wait, are late or have failed',
    query: z.object({
      state: z.enum(planStates).optional(),
      page: wireInteger(1, 10_000).optional(),
      size: wireInteger(1, 100).optional(),
    }),
    result: z.object({
      total: z.int(),
      counts: z.object({ failed: z.int(), late: z.int(), waiting: z.int() }),
      items: z.array(shape.PlanRow),
    }),
  },
  retryPlan: {
    method: 'post',
    path: `${item}/plan/{planId}/retry`,
    tag,
    summary: 'Does a late or failed plan now, with the text it carries',
    params: params.extend({ planId }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  changePlan: {
    method: 'put',
    path: `${item}/plan/{planId}`,
    tag,
    summary: 'Moves a waiting plan to another time; its text stays',
    params: params.extend({ planId }),
    body: z.strictObject({ at: z.iso.datetime({ offset: true }) }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
  cancelPlan: {
    method: 'delete',
    path: `${item}/plan/{planId}`,
    tag,
    summary: 'Cancels a waiting plan, or takes a failed one from the list',
    params: params.extend({ planId }),
    result: shape.ContentDraft,
    refusals: ['not_found', 'conflict'],
  },
});
