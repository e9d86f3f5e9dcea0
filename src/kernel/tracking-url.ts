import { foldForSearch } from './search-key.ts';

const placeholder = '{code}';

/** Whether it can be a carrier's tracking link: https, without a password, with `{code}` where the number goes. */
export const isTrackingUrl = (text: string): boolean => {
  if (!text.includes(placeholder) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
};

/**
 * Where a parcel is followed, by the name its carrier was written with; undefined for a carrier without a link.
 *
 * @example findTrackingUrl([{ name: 'تیپاکس', trackingUrl: 'https://a.example/{code}' }], 'تيپاكس', '12')
 * // 'https://a.example/12'
 */
export const findTrackingUrl = (
  carriers: readonly { name: string; trackingUrl: string }[],
  carrier: string,
  number: string,
): string | undefined => {
  const wanted = foldForSearch(carrier).trim();
  const found = carriers.find(({ name }) => foldForSearch(name).trim() === wanted);
  return found?.trackingUrl
    ? found.trackingUrl.replaceAll(placeholder, encodeURIComponent(number))
    : undefined;
};
