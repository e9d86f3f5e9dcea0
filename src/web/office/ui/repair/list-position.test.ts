import { expect, it } from 'vitest';
import { findNeighbours, toListPosition } from './list-position.ts';

const place = { pathname: '/repairs', search: '?status=2' };

it('knows who stood before and after in the list that was left, and the way back to it', () => {
  const state = toListPosition(['11111111', '22222222', '33333333'], place);
  expect(findNeighbours(state, '22222222')).toEqual({
    address: '/repairs?status=2',
    place: 2,
    count: 3,
    before: '11111111',
    after: '33333333',
  });
  expect(findNeighbours(state, '11111111')?.before).toBeUndefined();
  expect(findNeighbours(state, '33333333')?.after).toBeUndefined();
});

it.each([
  ['nothing', null],
  ['a list without it', toListPosition(['11111111'], place)],
  ['something else', { listPosition: 'repairs' }],
])('has no neighbours after %s', (_, state) => {
  expect(findNeighbours(state, '22222222')).toBeUndefined();
});
