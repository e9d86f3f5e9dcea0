import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges } from './list-changes.rules.ts';

describe('what an action changed', () => {
  it('is told field by field, and nothing of what stayed', () => {
    const from = { name: 'آزمایشگاه نور', city: 'ری', mobile: null, rev: 3 };
    const to = { name: 'آزمایشگاه نور', city: 'تهران', mobile: '09120000000', rev: 4 };
    expect(listChanges(from, to)).toEqual([
      { path: ['city'], from: 'ری', to: 'تهران' },
      { path: ['mobile'], from: null, to: '09120000000' },
    ]);
  });

  it('goes into groups of settings', () => {
    const settings = { taxTenths: 90, reminders: { shipping: 7, invoice: 3 } };
    expect(listChanges(settings, { ...settings, reminders: { shipping: 5, invoice: 3 } })).toEqual([
      { path: ['reminders', 'shipping'], from: 7, to: 5 },
    ]);
  });

  it('is a single value where one was written down', () => {
    expect(listChanges(1, 2)).toEqual([{ path: [], from: 1, to: 2 }]);
    expect(listChanges(undefined, 'XN-1')).toEqual([{ path: [], from: undefined, to: 'XN-1' }]);
    expect(listChanges('new', { state: 'answered' })).toEqual([
      { path: [], from: 'new', to: undefined },
      { path: ['state'], from: undefined, to: 'answered' },
    ]);
  });

  it('says nothing of counters that only the program reads', () => {
    expect(listChanges({ draftRev: 5 }, { draftRev: 6 })).toEqual([]);
  });

  it('keeps a list whole, and leaves out what a part of a subject does not speak of', () => {
    expect(listChanges({ roles: ['desk'], name: 'الف' }, { roles: ['desk', 'editor'] })).toEqual([
      { path: ['roles'], from: ['desk'], to: ['desk', 'editor'] },
    ]);
  });

  it('tells a person by the name alone', () => {
    expect(listChanges(null, { id: 2, name: 'بهرام' })).toEqual([
      { path: ['name'], from: undefined, to: 'بهرام' },
    ]);
    expect(listChanges(null, { id: 2 })).toHaveLength(1);
  });

  it('is nothing when both are the same, whatever they are', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => listChanges(value, value).length === 0));
  });
});
