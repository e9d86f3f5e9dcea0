import { z } from 'zod';
import { PathCount, PathId, PathPageCount, PathPageNumber } from '../../paging.ts';

/** One call of the content API: where it is, what it takes, what it gives. */
export type ContentCall = {
  method: 'get' | 'post';
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  result: z.ZodType;
};

/** Keeps the exact type of a call, so that client and server know its input and result. */
export const define = <const Call extends ContentCall>(call: Call): Call => call;

export const byId = z.object({ id: PathId });
export const byCount = z.object({ count: PathCount });
export const byPage = z.object({ pageNumber: PathPageNumber, pageCount: PathPageCount });
