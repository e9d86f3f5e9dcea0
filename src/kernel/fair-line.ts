type FairLine<Item> = {
  /** Puts an item at the end of its owner's own line. */
  add: (owner: string, item: Item) => void;
  /** Takes the next item: owners come by turns, and each one's items in the order they came. */
  takeNext: () => Item | undefined;
  sizeOf: (owner: string) => number;
  size: () => number;
};

/**
 * A line in which nobody waits longer because somebody else brought more.
 *
 * @example
 * line.add('a', 1); line.add('a', 2); line.add('b', 3);
 * [line.takeNext(), line.takeNext(), line.takeNext()] // [1, 3, 2]
 */
export const createFairLine = <Item>(): FairLine<Item> => {
  // In the order of their turns: who was served goes to the end.
  const lines = new Map<string, Item[]>();
  let size = 0;

  return {
    add: (owner, item) => {
      const line = lines.get(owner);
      if (line) line.push(item);
      else lines.set(owner, [item]);
      size += 1;
    },
    takeNext: () => {
      const [first] = lines;
      if (!first) return undefined;
      const [owner, line] = first;
      const item = line.shift();
      lines.delete(owner);
      if (line.length > 0) lines.set(owner, line);
      size -= 1;
      return item;
    },
    sizeOf: (owner) => lines.get(owner)?.length ?? 0,
    size: () => size,
  };
};
