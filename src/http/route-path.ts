/** A path of the contract as Hono writes it: `/repairs/{traceNumber}` becomes `/repairs/:traceNumber`. */
export const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Sorts paths with fewer parameters first. Hono takes the first route that matches, and `/repairs/export` is no
 * trace number.
 */
export const byParameters = (one: string, other: string): number =>
  countParameters(one) - countParameters(other);

const countParameters = (path: string): number => path.split(':').length - 1;
