const digit = '[0-9۰-۹٠-٩]';

/**
 * Numbers joined by a dash, slash or dot, telephones that are written with spaces, and postal codes. The counts hold
 * the time down: a pasted row of digits would be gone over from each of them.
 */
const run = new RegExp(
  `(\\+${digit}{1,3}(?: ${digit}{2,8}){1,4}|(?<!${digit})[0۰٠]${digit}{1,4}(?: ${digit}{3,8}){1,3}|` +
    `\\+?${digit}{1,40}(?:[-/.]${digit}+)+|\\+${digit}+|(?<!${digit})${digit}{10,11}(?!${digit}))`,
);

export type TextPart = { text: string; isRun: boolean };

/**
 * Cuts a text where such numbers begin and end. Nothing is lost or changed.
 *
 * @example splitNumberRuns('تلفن 021-88') // [{ text: 'تلفن ', isRun: false }, { text: '021-88', isRun: true }]
 */
export const splitNumberRuns = (text: string): TextPart[] =>
  // Every second part is what the pattern's group found.
  text.split(run).flatMap((part, at) => (part ? { text: part, isRun: at % 2 === 1 } : []));
