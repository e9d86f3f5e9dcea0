import { expect, it } from 'vitest';
import { findTrackingUrl, isTrackingUrl } from './tracking-url.ts';

// accepts 763
it.each([
  ['https://tracking.post.ir/?id={code}', true],
  ['https://chaparnet.com/track/{code}', true],
  ['http://tracking.post.ir/?id={code}', false],
  ['https://tracking.post.ir/', false],
  ['https://user:word@tracking.post.ir/{code}', false],
  ['javascript:alert({code})', false],
  ['{code}', false],
])('takes %s as a tracking link: %s', (text, expected) => {
  expect(isTrackingUrl(text)).toBe(expected);
});

it('finds the link of a carrier however its name is written, and escapes the number', () => {
  const carriers = [
    { name: 'تیپاکس', trackingUrl: 'https://a.example/{code}?again={code}' },
    { name: 'باربری', trackingUrl: '' },
  ];
  expect(findTrackingUrl(carriers, ' تيپاكس ', 'A/1')).toBe('https://a.example/A%2F1?again=A%2F1');
  expect(findTrackingUrl(carriers, 'باربری', '1234')).toBeUndefined();
  expect(findTrackingUrl(carriers, 'دیگری', '1234')).toBeUndefined();
});
