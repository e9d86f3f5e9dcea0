import { normalizeForMatch } from './search-key.ts';

/**
 * Two centres with the same key are likely one: the same folded name in the same folded city, whatever the
 * half-spaces and spaces.
 *
 * @example centreDuplicateKey('كلينيك مهر', 'تهران') === centreDuplicateKey('کلینیک‌مهر', 'تهران') // true
 */
export const centreDuplicateKey = (name: string, city: string): string =>
  `${centreNameKey(name)}|${centreNameKey(city)}`;

/** The first half of that key. */
export const centreNameKey = (text: string): string => normalizeForMatch(text).replace(/[^\p{L}\p{N}]/gu, '');
