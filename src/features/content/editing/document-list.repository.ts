import { sql } from 'kysely';
import type { ContentKind } from '#contract/content/kinds.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef, ContentState, DocumentRow } from '../commands/content-documents.repository.ts';

export type ListFilter = {
  kind: ContentKind;
  state?: ContentState | undefined;
  flag?: 'ready' | 'changed' | 'planned' | 'failed' | undefined;
  q?: string | undefined;
  /** Items whose texts hold what was typed. */
  found?: readonly number[] | undefined;
  sort?: 'latest' | 'title' | 'id' | undefined;
  limit: number;
  offset: number;
};

const hasPlan = (state: 'waiting' | 'failed') => sql<number>`case when exists (
  select 1 from content_plan where content_plan.kind = content_document.kind
  and content_plan.entity_id = content_document.entity_id and content_plan.state = ${sql.lit(state)}) then 1 else 0 end`;
const isPlanned = hasPlan('waiting');
const hasFailedPlan = hasPlan('failed');

const matching = (db: Db, { kind, state, flag, q, found: inTexts = [] }: Partial<ListFilter>) => {
  let found = db.selectFrom('content_document').where('deleted_at', 'is', null);
  if (kind) found = found.where('kind', '=', kind);
  if (state) found = found.where('state', '=', state);
  if (flag === 'ready') found = found.where('ready_at', 'is not', null);
  if (flag === 'changed') found = found.where('draft', 'is not', null).where('state', '!=', 'draft');
  if (flag === 'planned') found = found.where(isPlanned, '=', 1);
  if (flag === 'failed') found = found.where(hasFailedPlan, '=', 1);
  const words = searchWords(q ?? '');
  if (words.length === 0) return q?.trim() ? found.where('kind', '=', '') : found;
  // The words hold letters and digits only, so the wildcards around them are the only ones.
  return found.where((eb) => {
    const inTitle = eb.and(words.map((word) => eb('title_key', 'like', `%${word}%`)));
    return inTexts.length === 0 ? inTitle : eb.or([inTitle, eb('entity_id', 'in', inTexts)]);
  });
};

/** These items, the last touched first, without what is in the bin. */
export const listLatestOf = async (db: Db, items: readonly ContentRef[]) => {
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom('content_document')
    .select(['kind', 'entity_id', 'title'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or(items.map(({ kind, id }) => eb.and([eb('kind', '=', kind), eb('entity_id', '=', id)]))),
    )
    .orderBy('touched_at', 'desc')
    .execute();
  return rows.map(({ kind, entity_id, title }) => ({ kind: kind as ContentKind, id: entity_id, title }));
};

export type ListedDocument = Pick<
  DocumentRow,
  'kind' | 'entity_id' | 'state' | 'title' | 'draft_rev' | 'ready_by' | 'touched_by' | 'touched_at'
> & {
  has_draft: number;
  is_planned: number;
  has_failed_plan: number;
};

export const listDocuments = (
  db: Db,
  { limit, offset, ...filter }: ListFilter,
): Promise<ListedDocument[]> => {
  const found = matching(db, filter)
    .select(['kind', 'entity_id', 'state', 'title', 'draft_rev', 'ready_by', 'touched_by', 'touched_at'])
    .select([
      sql<number>`case when draft is null then 0 else 1 end`.as('has_draft'),
      isPlanned.as('is_planned'),
      hasFailedPlan.as('has_failed_plan'),
    ])
    .limit(limit)
    .offset(offset);
  if (filter.sort === 'title') return found.orderBy('title_key').orderBy('entity_id').execute();
  if (filter.sort === 'id') return found.orderBy('entity_id').execute();
  return found.orderBy('touched_at', 'desc').orderBy('entity_id', 'desc').execute();
};

export const countDocuments = async (
  db: Db,
  filter: Omit<ListFilter, 'limit' | 'offset'>,
): Promise<number> => {
  const row = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

/** How many documents there are of each kind and state, with how many of them carry a flag. */
export const countStates = (db: Db, filter: Partial<Pick<ListFilter, 'kind' | 'q' | 'found'>> = {}) =>
  matching(db, filter)
    .select(['kind', 'state'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([
      sql<number>`sum(case when ready_at is null then 0 else 1 end)`.as('ready'),
      sql<number>`sum(case when draft is not null and state <> 'draft' then 1 else 0 end)`.as('changed'),
      sql<number>`sum(${isPlanned})`.as('planned'),
      sql<number>`sum(${hasFailedPlan})`.as('failed'),
    ])
    .groupBy(['kind', 'state'])
    .execute();

/** The page that each dynamic page stands under: in its draft, when it has one, else on the site. */
export const listPageParents = async (db: Db): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('content_document')
    .leftJoin('dynamic_page', 'dynamic_page.id', 'content_document.entity_id')
    .select(['content_document.entity_id', 'content_document.draft', 'dynamic_page.parent_id'])
    .where('content_document.kind', '=', 'page')
    .where('content_document.deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ entity_id, draft, parent_id }) => {
      const { parentId }: { parentId?: number } = draft === null ? {} : JSON.parse(draft);
      return [entity_id, parentId ?? parent_id ?? 0];
    }),
  );
};

export const countShownChildren = async (db: Db, pageId: number): Promise<number> => {
  const row = await db
    .selectFrom('dynamic_page')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', pageId)
    .where('is_show', '=', 1)
    .executeTakeFirstOrThrow();
  return row.count;
};
