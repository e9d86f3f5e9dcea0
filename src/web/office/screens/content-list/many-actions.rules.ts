import type { ContentRow } from '../../app/queries/content-queries.ts';

export type ManyAction = 'publish' | 'hide' | 'show';

/** What makes sense for these rows together: an action that would change none of them is not offered. */
export const listManyActions = (rows: readonly Pick<ContentRow, 'state' | 'isChanged'>[]): ManyAction[] => [
  ...(rows.some(({ state, isChanged }) => state === 'draft' || isChanged) ? (['publish'] as const) : []),
  ...(rows.length > 0 && rows.every(({ state }) => state === 'published') ? (['hide'] as const) : []),
  ...(rows.length > 0 && rows.every(({ state }) => state === 'hidden') ? (['show'] as const) : []),
];
