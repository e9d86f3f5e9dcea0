import { normalizeForMatch } from '#kernel/search-key.ts';

const modelOf = (title: string): string | undefined =>
  /(?<![a-z\d])[a-z]+-?\d+[a-z\d]*(?![a-z\d])/i.exec(title)?.[0].replace('-', '').toUpperCase();

/**
 * The product that a sold device's name means: the one of the same title, else the only one of the same model. A sale
 * is written by hand, so neither may be there.
 *
 * @example matchProduct('سانتریفیوژ CF-24', [{ title: 'سانتریفیوژ بیست‌وچهارشاخه CF-24' }])
 */
export const matchProduct = <Product extends { title: string }>(
  name: string,
  products: readonly Product[],
): Product | undefined => {
  const wanted = normalizeForMatch(name);
  const same = products.find(({ title }) => normalizeForMatch(title) === wanted);
  const model = modelOf(name);
  if (same || !model) return same;
  const [found, another] = products.filter(({ title }) => modelOf(title) === model);
  return another ? undefined : found;
};
