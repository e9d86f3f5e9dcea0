import { describe, expect, it } from 'vitest';
import { groupMenuPages } from './group-menu-pages.ts';

const page = (id: number, parentId: number) => ({ id, parentId, title: `صفحه ${id}` });

describe('the menu of dynamic pages', () => {
  // accepts 041, 042, 043
  it('groups children under the root whose id they name', () => {
    const tree = groupMenuPages([page(1, 0), page(2, 1), page(3, 0), page(4, 1)]);
    expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      [1, [2, 4]],
      [3, []],
    ]);
  });

  it('keeps grandchildren under the same root', () => {
    expect(groupMenuPages([page(1, 0), page(2, 1), page(3, 2)])[0]?.children.map(({ id }) => id)).toEqual([
      2, 3,
    ]);
  });

  it('counts a page whose parent is missing as a root', () => {
    expect(groupMenuPages([page(1, 0), page(9, 77)]).map(({ id }) => id)).toEqual([1, 9]);
  });

  it('loses no page that stands in a circle', () => {
    const tree = groupMenuPages([page(1, 2), page(2, 1), page(3, 3)]);
    expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      [1, [2]],
      [3, []],
    ]);
  });
});
