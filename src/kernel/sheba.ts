/**
 * Whether this is an account number for transfers in Iran («شبا»): IR and 24 digits whose remainder by 97 is 1 after
 * the first four signs go to the end.
 *
 * @example isSheba('IR062960000000100324200001') // true
 */
export const isSheba = (text: string): boolean => {
  if (!/^IR\d{24}$/.test(text)) return false;
  // I is 18 and R is 27.
  return BigInt(`${text.slice(4)}1827${text.slice(2, 4)}`) % 97n === 1n;
};
