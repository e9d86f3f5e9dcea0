import { foldDigits } from '#kernel/fold-digits.ts';

/** The place that `?image=` names, counted from 1 in the address and from 0 here; nonsense names the first. */
export const readChosenPicture = (request: Request, count: number): number => {
  const given = foldDigits(new URL(request.url).searchParams.get('image') ?? '');
  const at = /^\d{1,4}$/.test(given) ? Number(given) - 1 : 0;
  return at >= 0 && at < count ? at : 0;
};

/** The address of a page with one of its pictures chosen; the first has the bare address. */
export const chosenPictureHref = (path: string, at: number): string =>
  at === 0 ? path : `${path}?image=${at + 1}`;
