import { expect, it } from 'vitest';
import { listManyActions } from './many-actions.rules.ts';

const row = (state: 'draft' | 'published' | 'hidden', isChanged = false) => ({ state, isChanged });

it.each([
  { rows: [], actions: [] },
  { rows: [row('draft'), row('draft')], actions: ['publish'] },
  { rows: [row('published'), row('published')], actions: ['hide'] },
  { rows: [row('published', true)], actions: ['publish', 'hide'] },
  { rows: [row('hidden')], actions: ['show'] },
  { rows: [row('draft'), row('hidden')], actions: ['publish'] },
  { rows: [row('published'), row('hidden')], actions: [] },
])('offers for many rows only what changes something: $actions', ({ rows, actions }) => {
  expect(listManyActions(rows)).toEqual(actions);
});
