import { expect, it } from 'vitest';
import { listPermissions } from '#contract/office/permissions.ts';
import { listEditorActions } from './editor-actions.rules.ts';

const item = {
  kind: 'article',
  state: 'published',
  isChanged: false,
  readyBy: null,
  version: 1,
  id: 9,
} as const;
const editor = listPermissions(['editor']);

// accepts 746
it.each([
  { facts: {}, actions: ['publish', 'plan', 'hide', 'copy', 'remove'] },
  { facts: { isChanged: true }, actions: ['publish', 'plan', 'hide', 'copy', 'share', 'discard', 'remove'] },
  { facts: { state: 'draft' }, actions: ['publish', 'plan', 'copy', 'share', 'remove'] },
  { facts: { state: 'hidden' }, actions: ['plan', 'show', 'copy', 'remove'] },
  { facts: { kind: 'site-settings' }, actions: ['publish'] },
  { facts: { kind: 'static-page' }, actions: ['publish', 'plan', 'hide'] },
  { facts: { kind: 'product-type', id: 4 }, actions: ['publish', 'plan', 'hide', 'copy'] },
] as const)('offers what makes sense for $facts', ({ facts, actions }) => {
  expect(listEditorActions({ ...item, ...facts }, editor)).toEqual(actions);
});

it('offers nothing to whoever may only read', () => {
  expect(listEditorActions(item, new Set(['content.read']))).toEqual([]);
});

// accepts 789
it('offers a writer to ask for a review in place of publishing, and an editor to send it back', () => {
  const changed = { ...item, isChanged: true };
  const writer = listPermissions(['writer']);
  expect(listEditorActions(changed, writer)).toEqual(['ready', 'copy', 'discard']);
  expect(listEditorActions({ ...changed, readyBy: 'مریم' }, writer)).toEqual([
    'send-back',
    'copy',
    'discard',
  ]);
  expect(listEditorActions({ ...changed, readyBy: 'مریم' }, editor)).toContain('send-back');
});
