import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/**
 * How many, or which: Persian digits in a box of its own, so that two beside each other are two.
 *
 * @example <Count>{devices.length}</Count>
 */
export const Count = ({ children, className }: { children: number; className?: string | undefined }) => (
  <bdi className={className}>{formatNumber(children)}</bdi>
);

/** The number that a record was given, such as «مقالهٔ ۲۲»: not grouped. What is looked up or dictated is a `Code`. */
export const RecordNumber = ({ children, className }: { children: string; className?: string }) => (
  <bdi className={className}>{toPersianDigits(children)}</bdi>
);

/** What was measured, with its unit: Persian digits and the Persian decimal sign. */
export const ReadingValue = ({ of: { value, unit } }: { of: { value: string; unit: string } }) => (
  <>
    <RecordNumber>{value.replace('.', '٫')}</RecordNumber> <bdi>{unit}</bdi>
  </>
);
