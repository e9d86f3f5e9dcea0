/** Whether two values of a form, lists and objects too, are written alike. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
