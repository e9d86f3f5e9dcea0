import { formatNumber } from '#kernel/rial.ts';

/** What came with a device, in one line: «کابل، کیت (۲)». */
export const writeAccessories = (
  accessories: readonly { name: string; count: number }[],
  none: string,
): string =>
  accessories
    .map(({ name, count }) => (count === 1 ? name : `${name} (${formatNumber(count)})`))
    .join('، ') || none;
