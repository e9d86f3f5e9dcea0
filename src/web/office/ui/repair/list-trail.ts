import { useLocation } from 'react-router';
import { z } from 'zod';

/** The list a request was opened from: its requests in their order, and the address that shows it again. */
const ListTrail = z.object({ codes: z.array(z.string()), address: z.string() });
export type ListTrail = z.infer<typeof ListTrail>;

/** What a link into a request carries along; it stays over a reload and goes with the history's entry. */
export const trailState = (
  codes: readonly string[],
  { pathname, search }: { pathname: string; search: string },
) => ({
  trail: { codes, address: `${pathname}${search}` },
});

/** Where one came from, and who stands before and after in that list; nothing when a scan or a search led here. */
export const findNeighbours = (state: unknown, traceNumber: string) => {
  const given = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  const trail = ListTrail.safeParse(given).data;
  const at = trail?.codes.indexOf(traceNumber) ?? -1;
  if (!trail || at === -1) return undefined;
  const { codes, address } = trail;
  return { address, place: at + 1, count: codes.length, before: codes[at - 1], after: codes[at + 1] };
};

export const useNeighbours = (traceNumber: string) => findNeighbours(useLocation().state, traceNumber);
