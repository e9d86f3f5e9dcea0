import { z } from 'zod';
import { PathCount, PathId, PathPageCount, PathPageNumber } from '../../paging.ts';

/** The parameters that many content paths share. */
export const byId = z.object({ id: PathId });
export const byCount = z.object({ count: PathCount });
export const byPage = z.object({ pageNumber: PathPageNumber, pageCount: PathPageCount });
