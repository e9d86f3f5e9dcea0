import { toPersianDigits } from '#kernel/fold-digits.ts';

const count = toPersianDigits;

/** Words around the panels: the device, its story and what can be done at any time. */
export const deviceViewTexts = {
  heading: 'پیگیری تعمیر دستگاه',
  newHeading: 'درخواست تعمیر تازه',
  traceNumber: 'شماره پیگیری',
  signOut: 'خروج',
  signOutHint: 'پایان کار با این دستگاه در این مرورگر',
  subject: (product: string) => `خدمات پس از فروش ${product}`,
  device: 'دستگاه شما',
  serial: 'شماره سریال',
  invoiceNumber: 'فاکتور فروش',
  repairInvoiceNumber: 'فاکتور تعمیر',
  subjectLabel: 'موضوع',
  centre: 'مرکز',
  manager: 'مدیر مرکز',
  province: 'استان',
  city: 'شهر',
  amount: 'مبلغ',
  payment: 'پرداخت',
  noAmount: 'هنوز صادر نشده',
  empty: '—',
  story: 'سرگذشت درخواست',
  next: 'گام بعدی',
  history: 'کارنامهٔ تعمیر دستگاه',
  warranty: 'گارانتی',
  warrantyIn: (day: string) => `گارانتی تا ${day}`,
  warrantyOver: (day: string) => `گارانتی در ${day} پایان یافته است`,
  newRequest: 'ثبت درخواست جدید',
} as const;

export const paymentStates = {
  none: '—',
  due: 'در انتظار پرداخت',
  pending: 'در حال بررسی',
  review: 'در دست بررسی',
  paid: 'پرداخت شده',
} as const;

export const paymentMethods = {
  online: 'اینترنتی',
  cash: 'نقدی',
  card: 'کارت‌خوان',
  transfer: 'واریز به حساب',
  free: 'بدون هزینه',
} as const;

export const requestTexts = {
  heading: 'شرح خرابی دستگاه',
  intro: 'بنویسید چه اتفاقی افتاد، از کی، و چه پیغام خطایی دیدید. هرچه دقیق‌تر، تعمیر زودتر.',
  description: 'شرح خرابی',
  placeholder: 'برای نمونه: از دیروز هنگام چرخش صدای ناهنجار می‌دهد و پس از دو دقیقه با خطای E05 می‌ایستد.',
  counter: (typed: number) => `${count(typed)} از ۵۰۰`,
  missing: (missing: number) => `${count(missing)} نویسه دیگر بنویسید`,
  enough: 'کافی است',
  over: (over: number) => `${count(over)} نویسه بیش از اندازه است`,
  draftKept: 'متن نیمه‌کارهٔ شما بازگردانده شد.',
  draftClear: 'پاک کردن',
  draftLost: 'متن شما نگه داشته شده است.',
  draftRestore: 'بازگرداندن متن',
  submit: 'ثبت درخواست',
  saveEdit: 'ذخیرهٔ تغییر',
  cancelEdit: 'انصراف',
  edit: 'ویرایش شرح خرابی',
} as const;

export const registeredTexts = {
  heading: 'درخواست شما ثبت شد',
  lookHeading: 'درخواست ثبت‌شده',
  issue: 'شرح خرابی',
  when: 'تاریخ ثبت',
  place: 'محل تعمیر',
  inPlace: 'در محل مرکز',
  atCompany: 'در شرکت',
  cancel: 'لغو درخواست',
  cancelTitle: 'درخواست لغو شود؟',
  cancelText: 'پس از لغو، این درخواست دیگر پیگیری نمی‌شود. هر زمان بخواهید می‌توانید درخواست تازه‌ای ثبت کنید.',
  cancelReason: 'دلیل لغو',
  cancelYes: 'بله، لغو شود',
  cancelNo: 'نه، بماند',
} as const;

export const shippingTexts = {
  heading: 'نشانی‌ها',
  slipHeading: 'برگهٔ ارسال',
  receiver: 'گیرنده (شرکت)',
  sender: 'فرستنده (شما)',
  correct: 'اصلاح نشانی من',
  visit: 'نشانی بازدید',
  visitCorrect: 'اصلاح نشانی بازدید',
  visitAsked: 'نشانی بازدید را بنویسید تا کارشناس را به همان‌جا بفرستیم.',
  asked: 'نشانی فرستنده را بنویسید؛ برگهٔ ارسال پس از آن چاپ می‌شود.',
  notGiven: 'هنوز نوشته نشده است',
  address: 'نشانی کامل شما',
  addressHint: 'استان، شهر، خیابان، پلاک، کد پستی و تلفن؛ دستگاه به همین نشانی برمی‌گردد.',
  addressCounter: (typed: number) => `${count(typed)} از ۵۰۰`,
  addressShort: 'نشانی را کامل‌تر بنویسید؛ دست‌کم ۱۰ نویسه.',
  addressLong: 'نشانی بیش از ۵۰۰ نویسه است.',
  save: 'ذخیرهٔ نشانی',
  cancel: 'انصراف',
  print: 'چاپ برگهٔ ارسال',
  printAddresses: 'چاپ',
  steps: [
    'دستگاه را از هر ماده و نمونه پاک و ضدعفونی کنید.',
    'آن را در بستهٔ محکم بگذارید و کابل برق را هم بفرستید.',
    'برگه را چاپ کنید و روی بسته بچسبانید.',
  ],
  inPlaceHeading: 'بازدید در محل شما',
  inPlaceText: 'تعمیر در مرکز شما انجام می‌شود. کارشناسان برای زمان بازدید تماس می‌گیرند؛ دستگاه را نفرستید.',
} as const;

export const declarationTexts = {
  heading: 'اظهارنامهٔ آلودگی‌زدایی',
  intro: 'برگهٔ ارسال پس از این اظهارنامه چاپ می‌شود و متن آن روی برگه می‌آید.',
  name: 'نام و نام خانوادگی اظهارکننده',
  tick: 'این متن را اظهار می‌کنم',
  missing: 'نام را کامل بنویسید و تیک اظهار را بزنید.',
  submit: 'ثبت اظهارنامه',
  by: 'اظهارکننده',
  at: 'تاریخ',
} as const;

export const estimateTexts = {
  heading: 'برآورد هزینه',
  waits: 'برآورد را ببینید و پاسخ دهید؛ تعمیر پس از پذیرش شما ادامه می‌یابد.',
  accepted: 'شما این برآورد را پذیرفته‌اید.',
  declined: 'شما این برآورد را نپذیرفته‌اید.',
  print: 'چاپ برآورد هزینه',
  accept: 'می‌پذیرم',
  decline: 'نمی‌پذیرم',
  reason: 'دلیل نپذیرفتن',
  sendDecline: 'ثبت نپذیرفتن',
} as const;

export const parcelTexts = {
  heading: 'مرسولهٔ شما',
  intro: 'اگر دستگاه را فرستاده‌اید، شرکت حمل و شمارهٔ مرسوله را بنویسید تا زودتر پیدایش کنیم.',
  carrier: 'شرکت حمل',
  number: 'شمارهٔ مرسوله',
  save: 'ثبت مرسوله',
  wrong: 'شرکت حمل و شمارهٔ مرسوله را بنویسید؛ شماره ۴ تا ۴۰ حرف و رقم لاتین است.',
  handedOver: 'تحویل حضوری',
  delivery: 'ارسال',
  copy: 'کپی شماره',
  copied: 'کپی شد',
} as const;

export const photoTexts = {
  heading: 'عکس خرابی',
  intro: 'تا ۵ عکس از خرابی یا پیغام خطا بفرستید. بدون عکس هم درخواست شما سر جای خود است.',
  choose: 'افزودن عکس',
  alt: (at: number) => `عکس ${count(at)} از خرابی`,
  sending: (name: string, percent: number) => `${name}: ${count(percent)}٪`,
  over: 'تنها ۵ عکس جا می‌گیرد؛ بقیه فرستاده نشد.',
  failed: 'این عکس نرسید.',
  retry: 'ارسال دوباره',
  loading: 'در حال آماده‌سازی…',
} as const;

export const historyTexts = {
  print: 'چاپ کارنامهٔ تعمیر دستگاه',
  title: 'کارنامهٔ تعمیر دستگاه',
  printed: 'تاریخ چاپ',
  code: 'شماره پیگیری',
  registered: 'تاریخ ثبت',
  ended: 'آخرین تغییر',
  outcome: 'نتیجه',
  fault: 'شرح خرابی',
  work: 'کارهای انجام‌شده',
  none: '—',
} as const;

export const receivedTexts = {
  heading: 'دستگاه نزد ماست',
  table: 'وضعیت درخواست',
  status: 'وضعیت',
  when: 'تاریخ دریافت',
  slip: 'رسید دریافت دستگاه',
  print: 'چاپ رسید دریافت دستگاه',
  words: 'نشانی بازگشت و توضیح',
  noAddress: 'هنوز نوشته نشده است',
  addNote: 'افزودن توضیح',
  note: 'توضیح برای کارشناسان',
  noteHint: 'اگر چیزی یادتان آمد که به تعمیر کمک می‌کند، اینجا بنویسید.',
  noteShort: 'توضیح خالی است.',
  noteLong: 'توضیح بیش از ۵۰۰ نویسه است.',
  saveNote: 'فرستادن توضیح',
  correct: 'اصلاح نشانی بازگشت',
} as const;

export const paymentTexts = {
  heading: 'فاکتور تعمیر و پرداخت',
  ready: 'فاکتور تعمیر آمادهٔ پرداخت است',
  invoice: 'فاکتور تعمیر',
  number: 'شماره فاکتور تعمیر',
  issued: 'تاریخ صدور',
  item: 'شرح',
  total: 'مبلغ (ریال)',
  sum: 'جمع',
  discount: 'تخفیف',
  payable: 'مبلغ قابل پرداخت',
  pay: 'پرداخت',
  paid: 'پرداخت شده',
  free: 'این تعمیر هزینه‌ای ندارد.',
  none: 'فاکتور تعمیر هنوز صادر نشده است.',
  returned: 'دستگاه بدون تعمیر برگردانده شد و پرداختی لازم نیست.',
  method: 'روش پرداخت',
  tax: 'مالیات بر ارزش افزوده',
  printInvoice: 'چاپ فاکتور تعمیر',
  printReceipt: 'چاپ رسید پرداخت',
  reference: 'شمارهٔ مرجع',
  card: 'کارت',
  paidAt: 'تاریخ پرداخت',
  bank: 'پرداخت در درگاه امن بانکی انجام می‌شود. اگر پس از پرداخت به این صفحه برنگشتید نگران نباشید؛ نتیجه خودکار ثبت و پیامک می‌شود.',
  pendingTitle: 'پرداخت شما در حال بررسی است',
  pendingText:
    'پاسخ بانک هنوز نرسیده است. اگر مبلغی از حساب شما کم شده باشد، نتیجه خودکار ثبت می‌شود؛ دوباره پرداخت نکنید.',
  pendingCheck: 'بررسی دوباره',
  payAgain: 'مبلغی از حسابم کم نشده؛ دوباره پرداخت می‌کنم',
  payAgainTitle: 'دوباره پرداخت می‌کنید؟',
  payAgainText:
    'پیش از آن، پیامک‌ها یا گردش حساب خود را ببینید. اگر مبلغی کم شده باشد، نتیجهٔ پرداخت پیشین خودکار ثبت می‌شود.',
  payAgainYes: 'بله، دوباره پرداخت می‌کنم',
  payAgainNo: 'نه، صبر می‌کنم',
  reviewTitle: 'پرداخت شما در دست بررسی است',
  reviewText: 'برای روشن شدن نتیجهٔ این پرداخت با پشتیبانی تماس بگیرید.',
} as const;

export const sendingTexts = {
  preparing: 'در حال آماده‌سازی برای ارسال',
  onItsWay: 'دستگاه در راه است',
  unrepaired: 'دستگاه بدون تعمیر برگردانده شد',
  to: 'نشانی بازگشت',
  received: 'دستگاه را دریافت کردم',
  receivedHint: 'پس از رسیدن و بررسی دستگاه این دکمه را بزنید.',
  toSurvey: 'نوشتن نظر',
  arrived: 'دستگاه به دست شما رسیده است.',
} as const;

export const surveyTexts = {
  heading: 'نظرسنجی',
  prompt: 'نظر خود را دربارهٔ خدمات پس از فروش با ما در میان بگذارید',
  rating: 'از خدمات ما چقدر راضی هستید؟',
  ratings: { 1: 'خیلی بد', 2: 'بد', 3: 'متوسط', 4: 'خوب', 5: 'عالی' },
  text: 'نظر شما',
  counter: (typed: number) => `${count(typed)} از ۲۰۰۰`,
  submit: 'ثبت نظر',
  given: 'نظر شما',
  givenRating: 'امتیاز شما',
  ratingOf: (rating: number, words: string) => `${count(rating)} از ۵، ${words}`,
  empty: 'امتیاز بدهید یا نظرتان را بنویسید.',
  thanks: 'از همراهی شما سپاسگزاریم',
  noText: 'متنی نوشته نشده است.',
} as const;

export const resultTexts = {
  heading: 'ثبت شد',
  trace: 'شماره پیگیری شما',
  keep: 'این شماره برایتان پیامک هم می‌شود. آن را نگه دارید.',
  next: 'چه باید کرد؟',
  continue: 'ادامه',
  reason: 'دلیل',
  noReason: 'ذکر نشده',
  when: 'تاریخ',
} as const;

export const slipTexts = {
  shipping: 'برگهٔ ارسال',
  receiver: 'گیرنده',
  receiverName: (company: string) => `شرکت ${company}، واحد تعمیرات`,
  phone: 'تلفن',
  received: 'رسید دریافت دستگاه',
  origin: 'مبدأ (فرستنده)',
  destination: 'مقصد (گیرنده)',
  code: 'شماره پیگیری',
  device: 'دستگاه',
  serial: 'شماره سریال',
  centre: 'مرکز',
  issue: 'شرح خرابی',
  receivedAt: 'تاریخ دریافت',
  registeredAt: 'تاریخ ثبت',
  fragile: 'شکستنی، با احتیاط حمل شود',
  cost: 'هزینهٔ ارسال بر عهدهٔ فرستنده است',
  qr: 'شماره پیگیری به‌صورت QR',
  stamp: 'مهر و امضای واحد تعمیرات',
} as const;
