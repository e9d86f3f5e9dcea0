import { expect, it } from 'vitest';
import { contactAddress, readSubject } from './contact-address.ts';

it('carries a subject from a product to the form', () => {
  const address = contactAddress('پیش‌فاکتور «آنالایزر BA-960»');
  expect(address).toMatch(/^\/contactus\?subject=[^#]+#contact$/);
  expect(readSubject(new URL(address, 'http://localhost').search, 100)).toBe('پیش‌فاکتور «آنالایزر BA-960»');
});

it('takes no more than fits, on one line, and nothing when nothing is there', () => {
  expect(readSubject('?subject=a%0Ab%20%20c', 100)).toBe('a b c');
  expect(readSubject(`?subject=${'x'.repeat(500)}`, 100)).toHaveLength(100);
  expect(readSubject('', 100)).toBe('');
});
