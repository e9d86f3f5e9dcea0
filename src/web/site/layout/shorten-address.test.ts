import { expect, it } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

it('leaves parts out at the end alone', () => {
  const street = `خیابان ${'الف'.repeat(25)}`;
  expect(shortenAddress(`تهران، ${street}، پلاک ۴`)).toBe('تهران');
  expect(shortenAddress(`تهران، میدان ونک، ${street}، پلاک ۴`)).toBe('تهران، میدان ونک');
});

it('leaves a short address and a first part without end as they are', () => {
  expect(shortenAddress('تهران، خیابان آزادی، پلاک ۴')).toBe('تهران، خیابان آزادی، پلاک ۴');
  const long = 'الف'.repeat(40);
  expect(shortenAddress(long)).toBe(long);
  expect(shortenAddress(`${long}، پلاک ۴`)).toBe(long);
});
