import { expect, it } from 'vitest';
import { firstDeskSettings } from '#contract/office/desk-settings.ts';
import { DeskSettingValues, readTaxTenths, toSettings, toSettingValues } from './desk-setting-values.ts';

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
  expect(readTaxTenths(typed)).toBe(tenths);
});

it('gives back what it was given', () => {
  const values = DeskSettingValues.parse(toSettingValues(firstDeskSettings));
  expect(toSettings(values, firstDeskSettings)).toEqual(firstDeskSettings);
});

it('takes each accessory once, and no empty line', () => {
  const values = DeskSettingValues.parse({
    ...toSettingValues(firstDeskSettings),
    accessories: 'کابل برق\n\n کابل برق \nروتور',
  });
  expect(values.accessories).toEqual(['کابل برق', 'روتور']);
});
