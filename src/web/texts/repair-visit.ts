/** The card about a visit, which loads where one is set. */
export const visitCardTexts = {
  title: 'زمان بازدید کارشناس',
  time: 'روز و ساعت',
  technician: 'کارشناس',
} as const;
