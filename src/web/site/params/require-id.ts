import { redirect } from 'react-router';
import { foldDigits } from '#kernel/fold-digits.ts';
import { createNotFound, type HelpLink } from '../api/not-found.ts';

/**
 * Reads an id out of an address. Persian and Arabic digits lead to the plain address; what is no id at all is
 * answered as an unknown one, with the list it would have stood in.
 */
export const requireId = (given: string | undefined, path: string, list: HelpLink): number => {
  const plain = foldDigits(given?.trim() ?? '').replace(/^0+(?=\d)/, '');
  if (!/^\d{1,9}$/.test(plain)) throw createNotFound(list);
  if (plain !== given) throw redirect(`${path}/${plain}`, 301);
  return Number(plain);
};
