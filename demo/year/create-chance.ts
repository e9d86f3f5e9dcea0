export type Chance = ReturnType<typeof createChance>;

/** Chance that falls the same at every start: one seed, one year. */
export const createChance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  return {
    between,
    whole: (min: number, max: number): number => Math.floor(between(min, max + 1)),
    happens: (share: number): boolean => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    /** Picks by weight. */
    weigh: <Item>(items: readonly (readonly [item: Item, weight: number])[]): Item => {
      let left = next() * items.reduce((total, [, weight]) => total + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new Error('there is nothing to weigh');
    },
  };
};
