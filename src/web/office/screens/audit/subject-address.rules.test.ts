import { expect, it } from 'vitest';
import { addressOfSubject } from './subject-address.rules.ts';

// accepts 750
it('leads from a row of the trail to what it is about, while that can be opened', () => {
  const find = (subjectKind: string, subjectId: string, subjectPlace: 'there' | 'bin' | 'gone' = 'there') =>
    addressOfSubject({ subjectKind, subjectId, subjectTitle: 'نام', subjectPlace });
  expect(find('article', '12')).toBe('/content/article/12');
  expect(find('article', '12', 'bin')).toBe(`/bin?q=${encodeURIComponent('نام')}`);
  expect(find('article', '12', 'gone')).toBeUndefined();
  expect(find('repair', '48213007')).toBe('/repairs/48213007');
  expect(find('device', 'AZ-1016')).toBe('/devices/AZ-1016');
  expect(find('centre', '7')).toBe('/centres/7');
  expect(find('media', '3')).toBe('/media?file=3');
  expect(find('session', '3')).toBeUndefined();
});
