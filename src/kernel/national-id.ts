const personPattern = /^\d{10}$/;
const companyPattern = /^\d{11}$/;
const companyWeights = [29, 27, 23, 19, 17];

/**
 * Whether ten digits are the national id of a person: the last one is the check digit.
 *
 * @example isPersonNationalId('0012345679') // true
 */
export const isPersonNationalId = (text: string): boolean => {
  if (!personPattern.test(text) || /^(\d)\1{9}$/.test(text)) return false;
  const rest = sumOf(text.slice(0, 9), (at) => 10 - at) % 11;
  return Number(text[9]) === (rest < 2 ? rest : 11 - rest);
};

/**
 * Whether eleven digits are the national id of a company. Every digit is raised by the tenth one and 2 before it is
 * weighed; the last one is the check digit.
 *
 * @example isCompanyNationalId('14003778990') // true
 */
export const isCompanyNationalId = (text: string): boolean => {
  if (!companyPattern.test(text) || /^(\d)\1{10}$/.test(text)) return false;
  const raise = Number(text[9]) + 2;
  const weigh = (at: number): number => companyWeights[at % companyWeights.length] ?? 0;
  const raised = [...text.slice(0, 10)].reduce(
    (sum, digit, at) => sum + (Number(digit) + raise) * weigh(at),
    0,
  );
  const rest = raised % 11;
  return Number(text[10]) === (rest === 10 ? 0 : rest);
};

/** A national id of either kind. */
export const isNationalId = (text: string): boolean => isPersonNationalId(text) || isCompanyNationalId(text);

const sumOf = (digits: string, weigh: (at: number) => number): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * weigh(at), 0);
