import { expect, it } from 'vitest';
import { permissionsOf } from '#contract/office/permissions.ts';
import { editorDeeds } from './editor-deeds.rules.ts';

const thing = { kind: 'article', state: 'published', isChanged: false, version: 1, id: 9 } as const;
const editor = permissionsOf(['editor']);

it.each([
  { facts: {}, deeds: ['publish', 'plan', 'hide', 'remove'] },
  { facts: { isChanged: true }, deeds: ['publish', 'plan', 'hide', 'discard', 'remove'] },
  { facts: { state: 'draft' }, deeds: ['publish', 'plan', 'remove'] },
  { facts: { state: 'hidden' }, deeds: ['plan', 'show', 'remove'] },
  { facts: { kind: 'site-settings' }, deeds: ['publish'] },
  { facts: { kind: 'static-page' }, deeds: ['publish', 'plan', 'hide'] },
  { facts: { kind: 'product-type', id: 4 }, deeds: ['publish', 'plan', 'hide'] },
] as const)('offers what makes sense for $facts', ({ facts, deeds }) => {
  expect(editorDeeds({ ...thing, ...facts }, editor)).toEqual(deeds);
});

it('offers nothing to whoever may only read', () => {
  expect(editorDeeds(thing, new Set(['content.read']))).toEqual([]);
});
