import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { RowId } from '../office-values.ts';
import * as shape from './content-shapes.ts';

const base = '/content/{kind}';
const tag = 'content';

/** The order of colleagues, of questions, and of the products of a type. */
export const contentOrderCalls = defineOfficeCalls({
  getContentOrder: {
    method: 'get',
    path: `${base}/order`,
    tag,
    permission: 'content.read',
    summary: 'The order of colleagues, of questions, or of the products of a type',
    params: z.object({ kind: z.enum(['product', 'colleague', 'faq']) }),
    query: z.object({ productTypeId: wireInteger(0, 999_999_999).optional() }),
    result: shape.ContentOrder,
  },
  setContentOrder: {
    method: 'put',
    path: `${base}/order`,
    tag,
    summary: 'Puts them in a new order, made from the one that `rev` names',
    params: z.object({ kind: z.enum(['product', 'colleague', 'faq']) }),
    body: z.strictObject({
      rev: z.string().max(64),
      ids: z.array(RowId).max(1_000),
      productTypeId: z.int().min(0).max(999_999_999).optional(),
    }),
    result: shape.ContentOrder,
    refusals: ['conflict'],
  },
});
