import { expect, it } from 'vitest';
import { listSettableStates, mayTake } from './message-actions.rules.ts';

it('offers every other state, and none for spam', () => {
  expect(listSettableStates({ state: 'new' })).toEqual(['open', 'answered', 'closed']);
  expect(listSettableStates({ state: 'spam' })).toEqual([]);
});

it('lets somebody take what they do not have yet, and no spam', () => {
  expect(mayTake({ state: 'new', assignee: null }, 7)).toBe(true);
  expect(mayTake({ state: 'open', assignee: { id: 8, name: 'سارا' } }, 7)).toBe(true);
  expect(mayTake({ state: 'open', assignee: { id: 7, name: 'من' } }, 7)).toBe(false);
  expect(mayTake({ state: 'spam', assignee: null }, 7)).toBe(false);
});
