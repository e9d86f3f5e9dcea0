import { expect, it } from 'vitest';
import { ChecklistValues, toChecklistValues } from './checklist-values.ts';

const stored = {
  productName: 'انکوباتور',
  tasks: [{ title: 'تمیزکاری' }, { title: 'آزمون ایمنی برق' }],
  readings: [{ title: 'دما', unit: '°C', least: -0.5, most: 37.5, decimals: 1 }],
};

// accepts 792
it('gives back what it was given, and takes digits of any keyboard', () => {
  expect(ChecklistValues.parse(toChecklistValues(stored))).toEqual(stored);
  const typed = { ...toChecklistValues(stored).readings[0], least: '٣٦٫٥', most: '' };
  const read = ChecklistValues.parse({
    productName: 'انکوباتور',
    tasks: '\n تمیزکاری \n',
    readings: [typed],
  });
  expect(read).toMatchObject({
    tasks: [{ title: 'تمیزکاری' }],
    readings: [{ least: 36.5, most: null }],
  });
});

// accepts 792
it.each([{ least: 'گرم' }, { least: '40', most: '39' }, { decimals: 7 }, { decimals: null }, { title: '' }])(
  'refuses %j beside its field',
  (over) => {
    const values = toChecklistValues(stored);
    const readings = values.readings.map((one) => ({ ...one, ...over }));
    expect(ChecklistValues.safeParse({ ...values, readings }).success).toBe(false);
  },
);
