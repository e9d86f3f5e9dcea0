import { expect, it } from 'vitest';
import { defaultDeskSettings } from '#contract/office/desk-settings.ts';
import { parsePercentTenths } from '../../ui/fields/typed-number.rules.ts';
import { DeskSettingValues, toSettings, toSettingValues } from './desk-setting-values.ts';

// accepts 578
it.each([
  ['', 0],
  ['۰', 0],
  ['۱۰', 100],
  ['9.5', 95],
  ['۹٫۵', 95],
  ['25', 250],
  ['25.1', undefined],
  ['9.55', undefined],
  ['-1', undefined],
  ['ده', undefined],
])('reads the tax «%s» as %s tenths', (typed, tenths) => {
  expect(parsePercentTenths(typed, 250)).toBe(tenths);
});

it('gives back what it was given', () => {
  const values = DeskSettingValues.parse(toSettingValues(defaultDeskSettings));
  expect(toSettings(values, defaultDeskSettings)).toEqual(defaultDeskSettings);
});

// accepts 763
it('reads carriers with and without a link, and refuses a link that is not https or has no place for the number', () => {
  const read = (carriers: string) =>
    DeskSettingValues.safeParse({ ...toSettingValues(defaultDeskSettings), carriers });
  expect(read('تیپاکس https://a.example/{code}\n\nباربری').data?.carriers).toEqual([
    { name: 'تیپاکس', trackingUrl: 'https://a.example/{code}' },
    { name: 'باربری', trackingUrl: '' },
  ]);
  for (const wrong of [
    'تیپاکس http://a.example/{code}',
    'تیپاکس https://a.example/',
    'https://a.example/{code}',
  ])
    expect(read(wrong).success, wrong).toBe(false);
});

it('takes each accessory once, and no empty line', () => {
  const values = DeskSettingValues.parse({
    ...toSettingValues(defaultDeskSettings),
    accessories: 'کابل برق\n\n کابل برق \nروتور',
  });
  expect(values.accessories).toEqual(['کابل برق', 'روتور']);
});

// accepts 790, 794, 802
it('reads causes, what happens without a report, and the days that work is covered for', () => {
  const read = (over: object) =>
    DeskSettingValues.safeParse({ ...toSettingValues(defaultDeskSettings), ...over });
  expect(read({ causes: ' نوسان برق \n\nنوسان برق\nرطوبت', withoutReport: 'refuse' }).data).toMatchObject({
    causes: ['نوسان برق', 'رطوبت'],
    withoutReport: 'refuse',
  });
  for (const wrong of [{ causes: 'ا' }, { workWarrantyDays: 731 }, { workWarrantyDays: null }])
    expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
});
