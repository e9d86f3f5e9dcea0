const ones = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const teens = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'];

/**
 * A whole number in Persian words, as cheques and invoices write amounts. Throws a RangeError for anything that is not
 * whole or not exactly representable.
 *
 * @example writeNumberInWords(13_750_000) // 'سیزده میلیون و هفتصد و پنجاه هزار'
 */
export const writeNumberInWords = (value: number): string => {
  if (!Number.isSafeInteger(value)) throw new RangeError('Only a whole number has words');
  if (value === 0) return 'صفر';
  const words = groupsOf(Math.abs(value))
    .map((group, at) => writeGroup(group, at))
    .filter((text) => text !== '')
    .toReversed()
    .join(' و ');
  return value < 0 ? `منفی ${words}` : words;
};

/**
 * Rials as tomans in words, as people say them. What is no whole toman stays in rials.
 *
 * @example writeToman(128_900_000) // 'دوازده میلیون و هشتصد و نود هزار تومان'
 */
export const writeToman = (rial: number): string =>
  rial % 10 === 0 ? `${writeNumberInWords(rial / 10)} تومان` : `${writeNumberInWords(rial)} ریال`;

/** Thousands, the smallest first. */
const groupsOf = (value: number): number[] => {
  const groups: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 1_000)) groups.push(rest % 1_000);
  return groups;
};

const writeGroup = (group: number, at: number): string => {
  if (group === 0) return '';
  const scale = scales[at] ?? '';
  // One thousand is «هزار», while a million is «یک میلیون».
  return group === 1 && at === 1 ? scale : [writeUpTo999(group), scale].filter(Boolean).join(' ');
};

const writeUpTo999 = (value: number): string => {
  const below = value % 100;
  const small =
    below >= 10 && below < 20 ? [teens[below - 10]] : [tens[Math.floor(below / 10)], ones[below % 10]];
  return [hundreds[Math.floor(value / 100)], ...small].filter(Boolean).join(' و ');
};
