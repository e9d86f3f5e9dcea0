/** The filters of the queue that are needed now and then. */
export const filterTexts = {
  ageFilter: 'روز کاری در این وضعیت',
  warranty: 'گارانتی',
  warranties: { in: 'دارد', over: 'پایان‌یافته', unknown: 'نامعلوم' },
  estimate: 'برآورد',
  estimates: { none: 'ندارد', sent: 'فرستاده‌شده', accepted: 'پذیرفته', declined: 'نپذیرفته' },
} as const;
