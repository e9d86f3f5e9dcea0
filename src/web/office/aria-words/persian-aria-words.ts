import { toPersianDigits } from '#kernel/fold-digits.ts';

/* What React Aria says to screen readers, in Persian; the build puts each group in the place of its own words. */

type Args = Record<string, string | number | boolean>;

const n = (value: string | number | boolean | undefined): string => toPersianDigits(String(value ?? ''));

export const autocompleteWords = { collectionLabel: 'پیشنهادها' };
export const breadcrumbWords = { breadcrumbs: 'مسیر' };
export const overlayWords = { dismiss: 'بستن' };
export const searchFieldWords = { 'Clear search': 'پاک کردن جست‌وجو' };
export const spinButtonWords = { Empty: 'خالی' };
export const treeWords = { expand: 'باز کردن', collapse: 'بستن' };
export const menuWords = { longPressMessage: 'برای باز کردن فهرست، نگه دارید یا Alt و پیکان پایین را بزنید' };
export const tagWords = { removeDescription: 'برای برداشتن، Delete را بزنید.', removeButtonLabel: 'برداشتن' };
export const componentWords = {
  selectPlaceholder: 'یکی را برگزینید',
  tableResizer: 'تغییر پهنا',
  dropzoneLabel: 'جای رها کردن فایل',
  colorSwatchPicker: 'رنگ‌ها',
};

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

export const comboboxWords = {
  focusAnnouncement: (args: Args) =>
    `${args.isGroupChange ? `گروه ${args.groupTitle}، ${n(args.groupCount)} گزینه. ` : ''}${args.optionText}${args.isSelected ? '، برگزیده' : ''}`,
  countAnnouncement: (args: Args) => `${n(args.optionCount)} گزینه هست.`,
  selectedAnnouncement: (args: Args) => `${args.optionText}، برگزیده`,
  buttonLabel: 'نمایش پیشنهادها',
  listboxLabel: 'پیشنهادها',
};

export const gridWords = {
  deselectedItem: (args: Args) => `${args.item} از گزینش بیرون آمد.`,
  select: 'گزینش',
  selectedCount: (args: Args) =>
    Number(args.count) === 0 ? 'چیزی برگزیده نیست.' : `${n(args.count)} مورد برگزیده است.`,
  selectedAll: 'همه برگزیده شدند.',
  selectedItem: (args: Args) => `${args.item} برگزیده شد.`,
  longPressToSelect: 'برای گزینش، نگه دارید.',
};

export const tableWords = {
  select: 'گزینش',
  selectAll: 'گزینش همه',
  sortable: 'ستون مرتب‌شدنی',
  ascending: 'صعودی',
  descending: 'نزولی',
  ascendingSort: (args: Args) => `مرتب‌شده بر پایهٔ ${args.columnName}، صعودی`,
  descendingSort: (args: Args) => `مرتب‌شده بر پایهٔ ${args.columnName}، نزولی`,
  columnSize: (args: Args) => `${n(args.value)} پیکسل`,
  resizerDescription: 'برای تغییر پهنا Enter را بزنید',
  expand: 'باز کردن',
  collapse: 'بستن',
};

export const numberFieldWords = {
  decrease: (args: Args) => `کم کردن ${args.fieldLabel}`,
  increase: (args: Args) => `زیاد کردن ${args.fieldLabel}`,
  numberField: 'فیلد عدد',
};

export const draggingWords = {
  dragItem: (args: Args) => `کشیدن ${args.itemText}`,
  dragSelectedItems: (args: Args) => `کشیدن ${n(args.count)} مورد برگزیده`,
  dragDescriptionKeyboard: 'برای آغاز کشیدن Enter را بزنید.',
  dragDescriptionKeyboardAlt: 'برای آغاز کشیدن Alt و Enter را بزنید.',
  dragDescriptionTouch: 'برای آغاز کشیدن دو بار بزنید.',
  dragDescriptionVirtual: 'برای آغاز کشیدن بزنید.',
  dragDescriptionLongPress: 'برای آغاز کشیدن نگه دارید.',
  dragSelectedKeyboard: (args: Args) => `برای کشیدن ${n(args.count)} مورد Enter را بزنید.`,
  dragSelectedKeyboardAlt: (args: Args) => `برای کشیدن ${n(args.count)} مورد Alt و Enter را بزنید.`,
  dragSelectedLongPress: (args: Args) => `برای کشیدن ${n(args.count)} مورد نگه دارید.`,
  dragStartedKeyboard: 'کشیدن آغاز شد. با Tab به جای رها کردن بروید و Enter را بزنید؛ Escape آن را وا می‌نهد.',
  dragStartedTouch: 'کشیدن آغاز شد. به جای رها کردن بروید و دو بار بزنید.',
  dragStartedVirtual: 'کشیدن آغاز شد. به جای رها کردن بروید و بزنید یا Enter را بفشارید.',
  endDragKeyboard: 'در حال کشیدن. برای وانهادن Enter را بزنید.',
  endDragTouch: 'در حال کشیدن. برای وانهادن دو بار بزنید.',
  endDragVirtual: 'در حال کشیدن. برای وانهادن بزنید.',
  dropDescriptionKeyboard: 'برای رها کردن Enter را بزنید؛ Escape آن را وا می‌نهد.',
  dropDescriptionTouch: 'برای رها کردن دو بار بزنید.',
  dropDescriptionVirtual: 'برای رها کردن بزنید.',
  dropCanceled: 'کشیدن وانهاده شد.',
  dropComplete: 'جابه‌جا شد.',
  dropIndicator: 'جای رها کردن',
  dropOnRoot: 'رها کردن روی',
  dropOnItem: (args: Args) => `رها کردن روی ${args.itemText}`,
  insertBefore: (args: Args) => `گذاشتن پیش از ${args.itemText}`,
  insertBetween: (args: Args) => `گذاشتن میان ${args.beforeItemText} و ${args.afterItemText}`,
  insertAfter: (args: Args) => `گذاشتن پس از ${args.itemText}`,
};
