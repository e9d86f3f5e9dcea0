import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/** A trace number inside a sentence: an isolated run from left to right. */
const code = (traceNumber: string) => `\u2066${traceNumber}\u2069`;

export const scanTexts = {
  unknown: (traceNumber: string) => `درخواستی با شماره پیگیری ${code(traceNumber)} پیدا نشد.`,
  camera: 'اسکن با دوربین',
  cameraTitle: 'اسکن برگه',
  aim: 'کد روی برگه را در کادر بگیرید.',
  starting: 'دوربین روشن می‌شود…',
  torch: 'چراغ دوربین',
  foreign: 'این کد شماره پیگیری نیست؛ کد روی برگهٔ درخواست را اسکن کنید.',
  busy: 'نخست پنجرهٔ باز را ببندید، سپس دوباره اسکن کنید.',
  noCamera: 'دوربین در دسترس نیست. شماره پیگیری را بنویسید.',
  traceNumber: 'شماره پیگیری',
  eightDigits: 'شماره پیگیری هشت رقم است.',
  open: 'باز کردن',
} as const;

export const receiveTexts = {
  title: 'پذیرش مرسوله',
  beforehand: 'با هر اسکن، دستگاه «دریافت شد» ثبت می‌شود و ۳۰ ثانیه بعد پیامک آن برای مشتری می‌رود.',
  howTo: 'برگه‌ها را پشت سر هم اسکن کنید؛ میان آن‌ها نیازی به زدن دکمه‌ای نیست.',
  field: 'شماره پیگیری را اسکن کنید یا بنویسید',
  add: 'دریافت',
  soundOn: 'صدا روشن است',
  soundOff: 'صدا خاموش است',
  sound: 'صدا',
  count: (count: number) => `${formatNumber(count)} دستگاه در این نوبت`,
  refusedCount: (count: number) => `${formatNumber(count)} ناشدنی`,
  waitingCount: (count: number) => `${formatNumber(count)} در انتظار ارتباط`,
  empty: 'هنوز چیزی اسکن نشده است.',
  lines: 'برگه‌های اسکن‌شده، تازه‌ترین در بالا',
  received: 'دریافت شد',
  sending: 'در حال ثبت…',
  waiting: 'در انتظار ارتباط',
  later: 'هنوز ثبت نشد؛ خودش دوباره فرستاده می‌شود',
  leftWaiting: (count: number) =>
    `${formatNumber(count)} برگه هنوز فرستاده نشده است؛ با باز کردن «پذیرش مرسوله» فرستاده می‌شود.`,
  undone: 'برگردانده شد',
  receivedBefore: (day: string) => `پیش‌تر دریافت شده: ${day}`,
  notAccepted: 'هنوز پذیرفته نشده',
  cancelled: 'لغو شده',
  times: (count: number) => `×${toPersianDigits(count)}`,
  undo: 'برگرداندن',
  back: 'یک گام به عقب',
  see: 'ببین',
  intake: 'شرح و عکس',
  intakeOf: (traceNumber: string) => `شرح و عکس ${code(traceNumber)}`,
  undoOf: (traceNumber: string) => `برگرداندن ${code(traceNumber)}`,
  backOf: (traceNumber: string) => `یک گام به عقب برای ${code(traceNumber)}`,
  finish: 'پایان پذیرش',
  finishHint: 'فهرست این نوبت پاک می‌شود؛ آنچه ثبت شده می‌ماند.',
  finishWaiting: 'تا وقتی برگه‌ای در انتظار ارتباط است، این نوبت پایان نمی‌یابد.',
  undoKey: 'برگرداندن آخرین',
} as const;
