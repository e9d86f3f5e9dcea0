import { expect, it } from 'vitest';
import { listFieldsToChoose } from './fields-to-choose.rules.ts';
import { listConflicts, mergeChosen } from './list-conflicts.rules.ts';
import { findStale, isOwnSave } from './stale-draft.rules.ts';

const base = { title: 'عنوان', description: 'شرح', bodyText: '<p>متن</p>', metaTitle: '' };

// accepts 485
it('shows both texts of what differs, and begins with whoever changed it alone', () => {
  const mine = { ...base, title: 'عنوان من', description: 'شرح من' };
  const theirs = { ...base, description: 'شرح او', bodyText: '<p>متن او</p>' };
  const fields = listConflicts('article', { base, mine, theirs });
  expect(fields.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['title', true],
    ['description', true],
    ['bodyText', false],
  ]);
  const body = fields.find(({ name }) => name === 'bodyText');
  expect(body?.show?.(body.theirs)).toBe('متن او');
});

it('takes a small picture from the side of its large one', () => {
  const mine = { imageAddressHighQuality: '/a-high.webp', imageAddressLowQuality: '/a-low.webp' };
  const theirs = { imageAddressHighQuality: '/b-high.webp', imageAddressLowQuality: '/b-low.webp' };
  const chosen = { imageAddressHighQuality: '/b-high.webp' };
  expect(mergeChosen('article', chosen, { mine, theirs })).toEqual(theirs);
});

it('knows a stale save, and one whose answer alone was lost', () => {
  const details = { reason: 'stale', draftRev: 3, editedBy: 'نگار', current: base, yours: { ...base } };
  expect(findStale({ code: 'conflict', details })).toMatchObject({ draftRev: 3, editedBy: 'نگار' });
  expect(isOwnSave({ details })).toBe(true);
  expect(isOwnSave({ details: { ...details, yours: { ...base, title: 'دیگر' } } })).toBe(false);
  expect(findStale({ code: 'conflict', details: { uses: [] } })).toBeUndefined();
});

// accepts 741
it('asks about both texts only when somebody else changed a field that differs', () => {
  const mine = { ...base, title: 'عنوان من' };
  expect(listFieldsToChoose('article', { base, mine, theirs: base })).toEqual([]);
  expect(listFieldsToChoose('article', { base, mine, theirs: { ...mine } })).toEqual([]);
  expect(listFieldsToChoose('article', { base, mine, theirs: { ...base, description: 'شرح او' } })).toEqual([
    'description',
  ]);
  // Nobody knows the text before: whatever differs is asked about, and what is equal is not.
  expect(listFieldsToChoose('article', { base: undefined, mine, theirs: base })).toEqual(['title']);
  expect(listFieldsToChoose('article', { base: undefined, mine, theirs: { ...mine } })).toEqual([]);
});
