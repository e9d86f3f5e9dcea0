/** Labels that are made at once: ten sheets of 3 × 8. */
export const labelsAtOnce = 240;
