/** Fewer say nothing about what is usual. */
const minRepairs = 10;

/**
 * The value below which a share of the values lies, of sorted values, between two neighbours where it falls between.
 *
 * @example findQuantile([1, 2, 3, 4], 0.5) // 2.5
 */
export const findQuantile = (sorted: readonly number[], share: number): number | undefined => {
  if (sorted.length === 0) return undefined;
  const index = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(index)] ?? 0, sorted[Math.ceil(index)] ?? 0];
  return low + (high - low) * (index - Math.floor(index));
};

export type UsualDuration = {
  /** Whole working days, at least 1. */
  least: number;
  most: number;
};

/**
 * How long a step usually takes, from the working days of those that ended lately: the median and nine in ten, both
 * rounded up, so that nobody is promised too much. Undefined when there were too few.
 *
 * @example toUsualDuration([0.4, 1.2, …]) // { least: 2, most: 4 }: «معمولاً ۲ تا ۴ روز کاری»
 */
export const toUsualDuration = (days: readonly number[]): UsualDuration | undefined => {
  if (days.length < minRepairs) return undefined;
  const sorted = days.toSorted((a, b) => a - b);
  const whole = (share: number) => Math.max(1, Math.ceil(findQuantile(sorted, share) ?? 0));
  return { least: whole(0.5), most: whole(0.9) };
};
