/**
 * A list with one item put elsewhere; places outside the list are its ends.
 *
 * @example moveItem(['a', 'b', 'c'], 0, 1) // ['b', 'a', 'c']
 */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const [taken] = items.slice(from, from + 1);
  if (taken === undefined) return [...items];
  const rest = items.filter((_, at) => at !== from);
  const place = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, place), taken, ...rest.slice(place)];
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where a key on a row's handle takes the row; undefined when the key means nothing, or the row is there already. */
export const placeOfKey = (key: string, at: number, count: number): number | undefined => {
  const place = steps[key]?.(at, count);
  return place === undefined || place === at || place < 0 || place >= count ? undefined : place;
};
