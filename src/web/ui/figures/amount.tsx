import { formatNumber, formatRial, formatToman } from '#kernel/rial.ts';

const forms = { rial: formatRial, toman: formatToman, none: formatNumber };

/**
 * An amount of money on one line, in Persian digits. In a column whose head names the unit, `unit` is `none`: then the
 * last digits stand under each other.
 *
 * @example <Amount of={invoice.payableRial} />
 */
export const Amount = ({
  of,
  unit = 'rial',
  className,
}: {
  of: number;
  unit?: keyof typeof forms;
  className?: string | undefined;
}) => <bdi className={className ? `figure ${className}` : 'figure'}>{forms[unit](of)}</bdi>;
