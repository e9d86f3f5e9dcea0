import { authorityPattern } from '#contract/payment-bounds.ts';

/** What the bank wrote into the address: hints, never proof. */
type BankReturn = { isOk: boolean; authority: string | null };

/** Names are read in any letter case. An authority that cannot be one counts as missing. */
export const readReturn = (search: URLSearchParams): BankReturn => {
  const read = (wanted: string) =>
    [...search].find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? '';
  const authority = read('authority');
  return {
    isOk: read('status').toUpperCase() === 'OK',
    authority: authorityPattern.test(authority) ? authority : null,
  };
};
