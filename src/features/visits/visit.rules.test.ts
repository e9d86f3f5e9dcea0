import { expect, it } from 'vitest';
import { findVisitChange, findWindowFault, isVisitable } from './visit.rules.ts';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`);
const now = at('06:00');

// accepts 799
it.each([
  ['within a day', '06:30', '09:00', undefined],
  ['that has begun and is not over', '05:00', '07:00', undefined],
  ['that ends before it begins', '09:00', '08:00', 'visit-window'],
  ['of no length', '09:00', '09:00', 'visit-window'],
  ['over midnight in Tehran', '20:00', '21:00', 'visit-window'],
  ['that is over', '03:00', '05:00', 'visit-past'],
])('judges a window %s', (_, from, to, fault) => {
  expect(findWindowFault({ from: at(from), to: at(to) }, now)).toBe(fault);
});

// accepts 799
it('tells a new visit from another time, another person and no change', () => {
  const visit = { from: 1, to: 2, staffId: 3 };
  expect(findVisitChange(undefined, visit)).toBe('set');
  expect(findVisitChange(visit, { ...visit, to: 4 })).toBe('moved');
  expect(findVisitChange(visit, { ...visit, staffId: 4 })).toBe('person');
  expect(findVisitChange(visit, { ...visit })).toBeUndefined();
});

it('knows where nobody comes any more', () => {
  expect([0, 1, 4].map((status) => isVisitable({ repair_in_place: 1, status_id: status as 0 }))).toEqual([
    ...[true, true, true],
  ]);
  expect(isVisitable({ repair_in_place: 1, status_id: 5 })).toBe(false);
  expect(isVisitable({ repair_in_place: 0, status_id: 1 })).toBe(false);
});
