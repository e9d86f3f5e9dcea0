import { companyCalls } from './calls/company-calls.ts';
import type { ContentCall } from './calls/define-call.ts';
import { pageCalls } from './calls/page-calls.ts';
import { productCalls } from './calls/product-calls.ts';
import { readingCalls } from './calls/reading-calls.ts';

export type { ContentCall } from './calls/define-call.ts';

/**
 * The content API, whole. The server mounts this table, the client calls it and the OpenAPI document is made
 * from it, so a path or a field can not differ between them. Letter case is part of the path.
 */
export const contentCalls = {
  ...pageCalls,
  ...productCalls,
  ...readingCalls,
  ...companyCalls,
} satisfies Record<string, ContentCall>;

export type ContentCalls = typeof contentCalls;
export type ContentCallName = keyof ContentCalls;
