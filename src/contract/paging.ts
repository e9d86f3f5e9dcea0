import { z } from 'zod';
import { wireInteger } from './wire-values.ts';

/** An id inside a path, for example the `12` of `/Articles/GetById/12`. Nine digits are more than any list holds. */
export const PathId = wireInteger(0, 999_999_999);

/** A page number inside a path. Pages count from 1; the ceiling keeps a crawler from asking for page a million. */
export const PathPageNumber = wireInteger(1, 10_000);

/** How many items a page holds, inside a path. */
export const PathPageCount = wireInteger(1, 100);

/** How many items a "top" call gives. */
export const PathCount = wireInteger(1, 50);

/** The body of a paging call. Every field has the default that old callers rely on. */
export const PagingRequest = z.strictObject({
  pageNumber: z.int().min(1).max(10_000).default(1),
  pageCount: z.int().min(1).max(100).default(12),
  permitType: z.int().min(0).max(1).default(0),
  productTypeId: z.int().min(0).max(999_999_999).optional(),
});
export type PagingRequest = z.infer<typeof PagingRequest>;

/** Revisions page by index. `0` is read as the first page, because both counts are in use. */
export const RevisionPagingRequest = z.strictObject({
  pageIndex: z
    .int()
    .min(0)
    .max(10_000)
    .default(1)
    .transform((index) => Math.max(1, index)),
  pageSize: z.int().min(1).max(100).default(10),
  search: z.string().max(200).nullish(),
});
export type RevisionPagingRequest = z.infer<typeof RevisionPagingRequest>;

/** One page of a list, with what a pager needs. */
export const pagedResult = <Item extends z.ZodType>(item: Item) =>
  z.object({
    pagingResult: z.array(item),
    totalCount: z.int(),
    totalPages: z.int(),
  });

export type PagedResult<Item> = { pagingResult: Item[]; totalCount: number; totalPages: number };
