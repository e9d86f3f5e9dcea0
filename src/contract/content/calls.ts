import { type Call, defineCalls } from '../call.ts';
import { companyCalls } from './calls/company-calls.ts';
import { pageCalls } from './calls/page-calls.ts';
import { productCalls } from './calls/product-calls.ts';
import { readingCalls } from './calls/reading-calls.ts';

/** Where the content API hangs below its origin. */
export const contentBasePath = '/api/v1';

/** The content API, whole. Letter case is part of the path. */
export const contentCalls = defineCalls({
  ...pageCalls,
  ...productCalls,
  ...readingCalls,
  ...companyCalls,
});

export type ContentCalls = typeof contentCalls;
export type ContentCallName = keyof ContentCalls;

export const readContentCall = (name: ContentCallName): Call => contentCalls[name];
