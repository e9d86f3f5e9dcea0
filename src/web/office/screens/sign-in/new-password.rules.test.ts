import { expect, it } from 'vitest';
import { invitationTexts } from '#web/texts/office/session.ts';
import { findPasswordFaults } from './new-password.rules.ts';

it.each([
  [
    'eleven characters',
    { password: 'a'.repeat(11), again: 'a'.repeat(11) },
    { password: invitationTexts.tooShort },
  ],
  ['twelve characters', { password: 'a'.repeat(12), again: 'a'.repeat(12) }, {}],
  ['twelve faces', { password: '🙂'.repeat(12), again: '🙂'.repeat(12) }, {}],
  [
    '129 characters',
    { password: 'a'.repeat(129), again: 'a'.repeat(129) },
    { password: invitationTexts.tooLong },
  ],
  [
    'two that differ',
    { password: 'a'.repeat(12), again: 'b'.repeat(12) },
    { again: invitationTexts.different },
  ],
])('judges %s', (_, given, faults) => {
  expect(findPasswordFaults(given)).toEqual(faults);
});
