import { redirect } from 'react-router';
import { foldDigits } from '#kernel/fold-digits.ts';
import { createNotFound } from '../api/not-found.ts';

/** The furthest page the content API can be asked for. */
export const maxPage = 10_000;

/** How a list names its pages, and what leads back to it when a page is not there. */
export type ListAddress = { title: string; hrefOf: (page: number) => string };

/**
 * Reads a page number out of an address. Persian and Arabic digits, needless zeros and a missing number lead to
 * the plain address; anything that is no page number at all is a page that does not exist.
 *
 * @example readPageNumber('۲', address) // redirects to address.hrefOf(2)
 */
export const readPageNumber = (given: string | undefined, address: ListAddress): number => {
  const text = foldDigits(given?.trim() ?? '');
  if (text === '') throw redirect(address.hrefOf(1), 301);
  const plain = text.replace(/^0+(?=\d)/, '');
  if (!/^[1-9]\d*$/.test(plain)) throw createNotFound({ title: address.title, href: address.hrefOf(1) });
  // No list has so many pages; the number stays large enough to be past any end.
  const page = plain.length > 9 ? 999_999_999 : Number(plain);
  if (plain !== given) throw redirect(address.hrefOf(page), 301);
  return page;
};

/** The same for `?page=`, where a missing number is simply the first page. */
export const readPageQuery = (request: Request, address: ListAddress): number => {
  const given = new URL(request.url).searchParams.get('page');
  return given === null ? 1 : readPageNumber(given, address);
};
