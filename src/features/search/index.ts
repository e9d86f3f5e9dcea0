/** Search everywhere: each domain brings a finder; results are only of kinds that the person may read. */

import type { Permission } from '#contract/office/permissions.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { searchWords } from '#kernel/search-key.ts';

type SearchHit = { id: string; name: string; code: string; state: string; path: string };

export type Finder = {
  /** What it finds, as the contract's other names: `message`, `staff`, `repair` … */
  kind: string;
  /** Who may see what it finds. */
  permission: Permission;
  /** With this permission another finder of the same kind is used instead. */
  unless?: Permission;
  /** At most so many, the best first. `q` is as typed; fold it as the domain's own list does. */
  search: (q: string, max: number) => Promise<SearchHit[]>;
};

const maxPerKind = 5;

/** Groups in the order of the finders; kinds without a hit are left out. */
export const searchEverywhere = async (
  finders: readonly Finder[],
  { permissions }: Pick<StaffActor, 'permissions'>,
  q: string,
): Promise<{ kind: string; items: SearchHit[] }[]> => {
  if (searchWords(q).length === 0) return [];
  const groups = await Promise.all(
    finders
      .filter(({ permission, unless }) => permissions.has(permission) && !(unless && permissions.has(unless)))
      .map(async ({ kind, search }) => ({ kind, items: (await search(q, maxPerKind)).slice(0, maxPerKind) })),
  );
  return groups.filter(({ items }) => items.length > 0);
};
