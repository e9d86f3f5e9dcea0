import { kindFacts } from '#contract/content/kinds.ts';
import type { ContentCount } from '../../app/queries/content-queries.ts';

export type WaitingLine = {
  kind: ContentCount['kind'];
  why: 'failed' | 'ready' | 'draft' | 'changed' | 'planned';
  count: number;
  /** The list that shows exactly these. */
  to: string;
};

/** The settings are one item: their form opens at once. */
export const addressOfKind = (kind: ContentCount['kind'], filter = ''): string =>
  kind === 'site-settings' ? '/content/site-settings/1' : `/content/${kind}${filter}`;

const reasons = [
  { why: 'failed', filter: '?mark=failed' },
  { why: 'ready', filter: '?mark=ready' },
  { why: 'changed', filter: '?mark=changed' },
  { why: 'draft', filter: '?state=draft' },
  { why: 'planned', filter: '?mark=planned' },
] as const;

/**
 * The content that waits, by kind and `why`: `failed` plans that could not be carried out, `ready` drafts to review,
 * `changed` published items with a draft, `draft` items never published, `planned` ones with a date to come. A fixed
 * page without text is no draft.
 */
export const listWaiting = (counts: readonly ContentCount[]): WaitingLine[] =>
  reasons.flatMap(({ why, filter }) =>
    counts
      .filter(({ kind, [why]: count }) => {
        const isEmptyPage = why === 'draft' && kindFacts(kind).isFixed === true;
        return count > 0 && !isEmptyPage;
      })
      .map(({ kind, [why]: count }) => ({ kind, why, count, to: addressOfKind(kind, filter) })),
  );
