import { describe, expect, it } from 'vitest';
import { parseGs1 } from './gs1.ts';

const gs = '\u001d';
const gtin = '06260000000019';
const whole = { gtin, serial: 'AZ-1000', batch: 'B7', expiry: '290131' };

// accepts 813
describe('a GS1 element string', () => {
  it.each([
    [`(01)${gtin}(21)AZ-1000(10)B7(17)290131`, whole],
    [`01${gtin}1729013110B7${gs}21AZ-1000`, whole],
    [`${gs}01${gtin}21AZ-1000${gs}10B7${gs}17290131`, whole],
    [`]d201${gtin}21AZ-1000`, { gtin, serial: 'AZ-1000' }],
    [`]C121AZ-1000`, { serial: 'AZ-1000' }],
    [`01${gtin}`, { gtin }],
  ])('is read from %j', (text, found) => {
    expect(parseGs1(text)).toEqual(found);
  });

  it.each([
    '',
    'AZ-1000',
    '14051000',
    `01${gtin.slice(0, 13)}7`,
    '016260000000019',
    `01${gtin}99XX`,
    `(01)${gtin}(21)`,
    `(01)${gtin} (21)AZ-1000`,
    `(01)${gtin}(21)AZ-1000(21)AZ-1001`,
    `21${'A'.repeat(21)}`,
    `21AZ${gs}17290`,
    'https://azma.example/d/abcdefghijklmnop',
  ])('is not read from %j', (text) => {
    expect(parseGs1(text)).toBeUndefined();
  });
});
