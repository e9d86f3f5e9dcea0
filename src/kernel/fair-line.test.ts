import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

const takeAll = (line: { takeNext: () => string | undefined }) => {
  const taken: string[] = [];
  for (let item = line.takeNext(); item !== undefined; item = line.takeNext()) taken.push(item);
  return taken;
};

describe('a fair line', () => {
  // accepts 684
  it('serves who comes last with one item after one of each other owner', () => {
    const line = createFairLine<string>();
    for (let at = 0; at < 60; at += 1) line.add('many', `many ${at}`);
    line.add('one', 'one 0');
    expect(takeAll(line).indexOf('one 0')).toBe(1);
  });

  it('lets an owner who was just served wait for the others', () => {
    const line = createFairLine<string>();
    line.add('a', 'a 0');
    line.add('b', 'b 0');
    line.add('a', 'a 1');
    expect(line.takeNext()).toBe('a 0');
    line.add('c', 'c 0');
    expect(takeAll(line)).toEqual(['b 0', 'a 1', 'c 0']);
    expect([line.size(), line.sizeOf('a')]).toEqual([0, 0]);
  });

  it('loses nothing and keeps the order of each owner, whoever brings what', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (owners) => {
        const line = createFairLine<string>();
        const items = owners.map((owner, at) => ({ owner, item: `${owner} ${at}` }));
        for (const { owner, item } of items) line.add(owner, item);
        expect(line.size()).toBe(items.length);
        const taken = takeAll(line);
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
