/** The choice of the day that a screen shows. */
export const dayTexts = { day: 'روز', previous: 'روز پیش', next: 'روز بعد' } as const;
