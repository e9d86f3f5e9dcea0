import type { ContentKind } from '#contract/content/kinds.ts';
import type { BinRow } from '#contract/office/calls/content-shapes.ts';
import type { Db } from '#storage/dialect.ts';
import { binDays, countBin, listBinRows } from './bin.repository.ts';

const dayMs = 86_400_000;

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
    deletedAt: new Date(deleted_at).toISOString(),
    goneAt: new Date(deleted_at + binDays * dayMs).toISOString(),
  }));
  return { total: await countBin(db, q), items };
};
