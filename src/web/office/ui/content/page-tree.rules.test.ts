import { expect, it } from 'vitest';
import { buildPageTree, findDescendants, flattenTree } from './page-tree.rules.ts';

const pages = [
  { id: 1, parentId: 0 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 99 },
];

const shape = (list: readonly { id: number; parentId: number }[]) =>
  flattenTree(buildPageTree(list)).map(({ page, depth }) => [page.id, depth]);

// accepts 499
it('stands pages under their parents, and those without one at the first level', () => {
  expect(shape(pages)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ]);
});

it('loses no page of a circle', () => {
  const circle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ];
  expect(shape(circle).map(([id]) => id)).toEqual([1, 2]);
});

it('knows where a page cannot be put: under itself or anything under it', () => {
  expect([...findDescendants(pages, 1)]).toEqual([1, 2, 3]);
});
