/* What React Aria's date picker reads to screen readers, in Persian; the build replaces the English words by these. */

type Args = Record<string, string | number | boolean>;

export const overlayWords = { dismiss: 'بستن' };
export const spinButtonWords = { Empty: 'خالی' };
export const calendarWords = {
  previous: 'قبلی',
  next: 'بعدی',
  selectedDateDescription: (args: Args) => `تاریخ برگزیده: ${args.date}`,
  selectedRangeDescription: (args: Args) => `بازهٔ برگزیده: ${args.dateRange}`,
  todayDate: (args: Args) => `امروز، ${args.date}`,
  todayDateSelected: (args: Args) => `امروز، ${args.date}، برگزیده`,
  dateSelected: (args: Args) => `${args.date}، برگزیده`,
  startRangeSelectionPrompt: 'برای آغاز بازه بزنید',
  finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
  minimumDate: 'نخستین تاریخ ممکن',
  maximumDate: 'آخرین تاریخ ممکن',
  dateRange: (args: Args) => `${args.startDate} تا ${args.endDate}`,
};

export const datePickerWords = {
  era: 'دوره',
  year: 'سال',
  month: 'ماه',
  day: 'روز',
  hour: 'ساعت',
  minute: 'دقیقه',
  second: 'ثانیه',
  dayPeriod: 'پیش یا پس از نیمروز',
  calendar: 'تقویم',
  startDate: 'از تاریخ',
  endDate: 'تا تاریخ',
  weekday: 'روز هفته',
  timeZoneName: 'منطقهٔ زمانی',
  selectedDateDescription: (args: Args) => `تاریخ برگزیده: ${args.date}`,
  selectedRangeDescription: (args: Args) => `بازهٔ برگزیده: ${args.startDate} تا ${args.endDate}`,
  selectedTimeDescription: (args: Args) => `ساعت برگزیده: ${args.time}`,
};

export const dateFaultWords = {
  rangeUnderflow: (args: Args) => `تاریخ باید ${args.minValue} یا پس از آن باشد.`,
  rangeOverflow: (args: Args) => `تاریخ باید ${args.maxValue} یا پیش از آن باشد.`,
  rangeReversed: 'آغاز بازه باید پیش از پایان آن باشد.',
  unavailableDate: 'این تاریخ برگزیدنی نیست.',
};
