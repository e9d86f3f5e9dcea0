import { formatNumber } from '#kernel/rial.ts';

/**
 * How many, or which: Persian digits in a box of its own, so that two beside each other are two.
 *
 * @example <Count>{devices.length}</Count>
 */
export const Count = ({ children }: { children: number }) => <bdi>{formatNumber(children)}</bdi>;
