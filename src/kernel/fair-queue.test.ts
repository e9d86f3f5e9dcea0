import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const takeAll = (queue: { takeNext: () => string | undefined }) => {
  const taken: string[] = [];
  for (let item = queue.takeNext(); item !== undefined; item = queue.takeNext()) taken.push(item);
  return taken;
};

describe('a fair queue', () => {
  // accepts 684
  it('serves who comes last with one item after one of each other owner', () => {
    const queue = createFairQueue<string>();
    for (let at = 0; at < 60; at += 1) queue.add('many', `many ${at}`);
    queue.add('one', 'one 0');
    expect(takeAll(queue).indexOf('one 0')).toBe(1);
  });

  it('lets an owner who was just served wait for the others', () => {
    const queue = createFairQueue<string>();
    queue.add('a', 'a 0');
    queue.add('b', 'b 0');
    queue.add('a', 'a 1');
    expect(queue.takeNext()).toBe('a 0');
    queue.add('c', 'c 0');
    expect(takeAll(queue)).toEqual(['b 0', 'a 1', 'c 0']);
    expect([queue.size(), queue.sizeOf('a')]).toEqual([0, 0]);
  });

  it('loses nothing and keeps the order of each owner, whoever brings what', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (owners) => {
        const queue = createFairQueue<string>();
        const items = owners.map((owner, at) => ({ owner, item: `${owner} ${at}` }));
        for (const { owner, item } of items) queue.add(owner, item);
        expect(queue.size()).toBe(items.length);
        const taken = takeAll(queue);
        for (const owner of new Set(owners)) {
          const own = items.filter((one) => one.owner === owner).map(({ item }) => item);
          expect(taken.filter((item) => item.startsWith(owner))).toEqual(own);
        }
        // Between two items of one owner comes at most one of any other.
        taken.forEach((item, at) => {
          const next = taken.findIndex((other, place) => place > at && other[0] === item[0]);
          const between = next < 0 ? [] : taken.slice(at + 1, next).map((other) => other[0]);
          expect(new Set(between).size).toBe(between.length);
        });
      }),
    );
  });
});
