import { useLocation } from 'react-router';
import { isRecord } from '#kernel/is-record.ts';

/** The list a request was opened from: its requests in their order, and the address that shows it again. */
type ListPosition = { codes: readonly string[]; address: string };

const isListPosition = (given: unknown): given is ListPosition =>
  isRecord(given) &&
  Array.isArray(given.codes) &&
  given.codes.every((code) => typeof code === 'string') &&
  typeof given.address === 'string';

/** What a link into a request carries along; it stays over a reload and goes with the history's entry. */
export const toListPosition = (
  codes: readonly string[],
  { pathname, search }: { pathname: string; search: string },
) => ({
  listPosition: { codes, address: `${pathname}${search}` },
});

/**
 * The list's address and the requests before and after in it; undefined when the request was opened by a scan or a
 * search.
 */
export const findNeighbours = (state: unknown, traceNumber: string) => {
  const given = isRecord(state) ? state.listPosition : undefined;
  if (!isListPosition(given)) return undefined;
  const { codes, address } = given;
  const at = codes.indexOf(traceNumber);
  if (at === -1) return undefined;
  return { address, place: at + 1, count: codes.length, before: codes[at - 1], after: codes[at + 1] };
};

export const useNeighbours = (traceNumber: string) => findNeighbours(useLocation().state, traceNumber);
