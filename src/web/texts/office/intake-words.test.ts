import { expect, it } from 'vitest';
import { nameAction } from '#contract/office/action-names.ts';
import { intakeNames } from './intake.ts';
import { intakeTexts } from './repair-moves.ts';

const forbidden = /مرسوله|ارسال|دریافت|تحویل/;

// accepts 757
it('speaks of the visit alone in the dialog about a device that is repaired in place', () => {
  const { came, visited } = intakeNames;
  expect(Object.keys(visited)).toEqual(Object.keys(came));
  expect(JSON.stringify([visited, intakeTexts])).not.toMatch(forbidden);
  expect(nameAction('repair.intake')).not.toMatch(forbidden);
});
