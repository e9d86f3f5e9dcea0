import type { ContentKind } from '#contract/content/kinds.ts';
import type { BinRow } from '#contract/office/calls/content-shapes.ts';
import { dayMs } from '#kernel/durations.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { binDays, countBin, listBinRows } from './bin.repository.ts';

/** One page of what was deleted and can still come back, the last deleted first. */
export const listBin = async (
  db: Db,
  {
    page = 1,
    size = 25,
    q,
  }: { page?: number | undefined; size?: number | undefined; q?: string | undefined },
): Promise<{ total: number; items: BinRow[] }> => {
  const rows = await listBinRows(db, { q, limit: size, offset: (page - 1) * size });
  const items = rows.map(({ kind, entity_id, title, state, deleted_by, deleted_at }) => ({
    kind: kind as ContentKind,
    id: entity_id,
    title,
    state,
    deletedBy: deleted_by,
    deletedAt: toIso(deleted_at),
    goneAt: toIso(deleted_at + binDays * dayMs),
  }));
  return { total: await countBin(db, q), items };
};
