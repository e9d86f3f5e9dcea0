import { expect, it } from 'vitest';
import { isCompanyNationalId, isNationalId, isPersonNationalId } from './national-id.ts';

const people = ['0012345679', '0499370899', '0790419904', '1000000001'];
const companies = ['14003778990', '10380284790', '10100302746', '14007650912'];

// accepts 826
it('knows right ids, and that one changed digit makes each of them wrong', () => {
  for (const [ids, isRight] of [
    [people, isPersonNationalId],
    [companies, isCompanyNationalId],
  ] as const) {
    for (const id of ids) {
      expect([id, isRight(id), isNationalId(id)]).toEqual([id, true, true]);
      const last = id.length - 1;
      const wrong = `${id.slice(0, last)}${(Number(id[last]) + 1) % 10}`;
      expect([wrong, isNationalId(wrong)]).toEqual([wrong, false]);
    }
  }
});

it('takes neither kind for the other, nor signs, other lengths or one repeated digit', () => {
  expect(people.some(isCompanyNationalId) || companies.some(isPersonNationalId)).toBe(false);
  for (const wrong of [
    '',
    '001234567',
    '00123456790',
    '1111111111',
    '00000000000',
    '001234567x',
    '۰۰۱۲۳۴۵۶۷۹',
  ]) {
    expect([wrong, isNationalId(wrong)]).toEqual([wrong, false]);
  }
});
