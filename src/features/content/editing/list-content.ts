import { allContentKinds } from '#contract/content/kinds.ts';
import type { ContentCount, ContentRow } from '#contract/office/calls/content-shapes.ts';
import type { Db } from '#storage/dialect.ts';
import type { OrderedKind } from '../commands/content-rows.repository.ts';
import { readOrder } from '../commands/read-order.ts';
import { listItemsHolding } from '../search/document-words.repository.ts';
import {
  countDocuments,
  countStates,
  type ListFilter,
  listDocuments,
  listPageParents,
} from './document-list.repository.ts';
import { listTitles } from './drafts.repository.ts';
import { toContentRow } from './read-draft.ts';

type Asked = Omit<ListFilter, 'limit' | 'offset'> & { page?: number | undefined; size?: number | undefined };
const defaultPageSize = 25;
/** So many items of a kind are found by their texts at most. */
const maxFound = 500;

/** One page of a kind's items, and how many there are of each state and flag. */
export const listContent = async (db: Db, { page = 1, size = defaultPageSize, ...asked }: Asked) => {
  const { kind, q } = asked;
  const hits = q ? await listItemsHolding(db, q, { kind, limit: maxFound }) : [];
  const found = [...new Set(hits.map(({ id }) => id))];
  const filter = { ...asked, found };
  const rows = await listDocuments(db, { ...filter, limit: size, offset: (page - 1) * size });
  const items: ContentRow[] = [];
  for (const row of rows) items.push(await toContentRow(db, row));
  const total = await countDocuments(db, filter);
  return { total, counts: sumStates(await countStates(db, { kind, q, found })), items };
};

export const listOrdered = async (db: Db, kind: OrderedKind, productTypeId?: number) => {
  const { ids, rev } = await readOrder(db, kind, productTypeId);
  const titles = await listTitles(db, kind, ids);
  return {
    rev,
    items: ids.map((id) => ({
      id,
      title: titles.get(id)?.title ?? '',
      state: titles.get(id)?.state ?? 'published',
    })),
  };
};

/** How many items each kind has, in the order of the kinds; one without any is there with zeros. */
export const countContent = async (db: Db): Promise<ContentCount[]> => {
  const rows = await countStates(db);
  return allContentKinds.map((kind) => ({ kind, ...sumStates(rows.filter((row) => row.kind === kind)) }));
};

const sumStates = (rows: Awaited<ReturnType<typeof countStates>>): Omit<ContentCount, 'kind'> => {
  const sum = { draft: 0, published: 0, hidden: 0, ready: 0, changed: 0, planned: 0, failed: 0 };
  for (const row of rows) {
    sum[row.state] += row.count;
    sum.ready += row.ready;
    sum.changed += row.changed;
    sum.planned += row.planned;
    sum.failed += row.failed;
  }
  return sum;
};

const maxPages = 2_000;

/** Every dynamic page with the page it stands under: where its draft puts it, else where visitors see it. */
export const listPageTree = async (db: Db) => {
  const rows = await listDocuments(db, { kind: 'page', sort: 'id', limit: maxPages, offset: 0 });
  const parents = await listPageParents(db);
  const items: (ContentRow & { parentId: number })[] = [];
  for (const row of rows)
    items.push({ ...(await toContentRow(db, row)), parentId: parents.get(row.entity_id) ?? 0 });
  return items;
};
