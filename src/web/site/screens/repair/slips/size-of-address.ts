import { countCharacters } from '#kernel/count-characters.ts';

type AddressSize = 'large' | 'medium' | 'small';

/** Addresses are printed as large as they fit; 500 characters, the most there can be, still do. */
export const sizeOfAddress = (address: string): AddressSize => {
  const length = countCharacters(address);
  if (length <= 120) return 'large';
  return length <= 220 ? 'medium' : 'small';
};
