/** Public holidays that fall on the same day of every solar year. Those of the lunar calendar are for a manager to add. */
export const fixedHolidays: readonly { month: number; day: number; name: string }[] = [
  { month: 1, day: 1, name: 'نوروز' },
  { month: 1, day: 2, name: 'نوروز' },
  { month: 1, day: 3, name: 'نوروز' },
  { month: 1, day: 4, name: 'نوروز' },
  { month: 1, day: 12, name: 'روز جمهوری اسلامی' },
  { month: 1, day: 13, name: 'روز طبیعت' },
  { month: 3, day: 14, name: 'رحلت امام خمینی' },
  { month: 3, day: 15, name: 'قیام ۱۵ خرداد' },
  { month: 11, day: 22, name: 'پیروزی انقلاب اسلامی' },
  { month: 12, day: 29, name: 'ملی شدن صنعت نفت' },
];
