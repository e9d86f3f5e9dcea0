type FairQueue<Item> = {
  /** Puts an item at the end of its owner's own queue. */
  add: (owner: string, item: Item) => void;
  /** Takes the next item: owners are served in rotation, and each one's items in the order they came. */
  takeNext: () => Item | undefined;
  sizeOf: (owner: string) => number;
  size: () => number;
};

/**
 * A queue in which one owner with many items does not delay the others.
 *
 * @example
 * queue.add('a', 1); queue.add('a', 2); queue.add('b', 3);
 * [queue.takeNext(), queue.takeNext(), queue.takeNext()] // [1, 3, 2]
 */
export const createFairQueue = <Item>(): FairQueue<Item> => {
  // In serving order: an owner whose item was taken goes to the end.
  const queues = new Map<string, Item[]>();
  let size = 0;

  return {
    add: (owner, item) => {
      const queue = queues.get(owner);
      if (queue) queue.push(item);
      else queues.set(owner, [item]);
      size += 1;
    },
    takeNext: () => {
      const [first] = queues;
      if (!first) return undefined;
      const [owner, queue] = first;
      const item = queue.shift();
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      size -= 1;
      return item;
    },
    sizeOf: (owner) => queues.get(owner)?.length ?? 0,
    size: () => size,
  };
};
