import { describe, expect, it } from 'vitest';
import { matchProduct } from './match-product.rules.ts';

const products = ['سانتریفیوژ بیست‌وچهارشاخه CF-24', 'سانتریفیوژ یخچال‌دار CF-24R', 'LIS Pro', 'LIS Lite'].map(
  (title) => ({ title }),
);

// accepts 812
describe('the product of a sold device', () => {
  it.each([
    ['سانتريفيوژ بیست‌وچهارشاخه CF-24', 'سانتریفیوژ بیست‌وچهارشاخه CF-24'],
    ['سانتریفیوژ cf24', 'سانتریفیوژ بیست‌وچهارشاخه CF-24'],
    ['CF-24R', 'سانتریفیوژ یخچال‌دار CF-24R'],
    ['LIS Pro', 'LIS Pro'],
  ])('of %s is %s', (name, title) => {
    expect(matchProduct(name, products)?.title).toBe(title);
  });
  it.each(['سانتریفیوژ', 'CF-2', 'XCF-24', ''])('is not guessed for %j', (name) => {
    expect(matchProduct(name, products)).toBeUndefined();
  });
});
