/** A product with what fails on it: how often it is sold and repaired, in parts of all, and with which parts it is mended. */
export type RepairedProduct = {
  name: string;
  sold: number;
  repairs: number;
  /** Too heavy to send: an expert visits. */
  isInPlace?: boolean;
  faults: readonly { words: string; parts: readonly string[] }[];
};

export const repairedProducts: readonly RepairedProduct[] = [
  {
    name: 'سانتریفیوژ بیست‌وچهارشاخه CF-24',
    sold: 62,
    repairs: 14,
    faults: [
      { words: 'در دور بالاتر از ۳۰۰۰ می‌لرزد و با خطای ناهم‌ترازی می‌ایستد.', parts: ['P-130', 'P-133'] },
      { words: 'در پس از پایان کار باز نمی‌شود و قفل صدا می‌دهد.', parts: ['P-132'] },
      { words: 'صدای سایش می‌دهد و بوی گرمی از موتور می‌آید.', parts: ['P-134', 'P-131'] },
    ],
  },
  {
    name: 'سانتریفیوژ رومیزی دوازده‌شاخه CF-12',
    sold: 48,
    repairs: 7,
    faults: [
      { words: 'روشن می‌شود ولی نمی‌چرخد.', parts: ['P-103'] },
      { words: 'زمان‌سنج کار نمی‌کند و پیوسته می‌چرخد.', parts: ['P-102'] },
    ],
  },
  {
    name: 'سانتریفیوژ یخچال‌دار CF-24R',
    sold: 21,
    repairs: 8,
    faults: [
      { words: 'دما از ۱۴ درجه پایین‌تر نمی‌آید.', parts: ['P-151'] },
      { words: 'کمپرسور پیوسته کار می‌کند و سرما کم است.', parts: ['P-152'] },
    ],
  },
  {
    name: 'اتوآنالایزر بیوشیمی BA-240',
    sold: 54,
    repairs: 18,
    faults: [
      { words: 'در آغاز کار خطای سوزن می‌دهد و نمونه برنمی‌دارد.', parts: ['P-112', 'P-113'] },
      { words: 'جذب شاهد آب بالا رفته و تکرارپذیری کم شده است.', parts: ['P-120', 'P-121'] },
      { words: 'از زیر دستگاه مایع نشت می‌کند.', parts: ['P-110', 'P-111'] },
    ],
  },
  {
    name: 'اتوآنالایزر بیوشیمی BA-480',
    sold: 26,
    repairs: 12,
    isInPlace: true,
    faults: [
      { words: 'بازوی معرف در میانهٔ کار می‌ایستد و خطای مکان می‌دهد.', parts: ['P-103', 'P-112'] },
      { words: 'شست‌وشوی کووت کامل نمی‌شود و آب در کووت می‌ماند.', parts: ['P-110', 'P-114'] },
      { words: 'آشکارساز دو کانال را نمی‌خواند.', parts: ['P-122'] },
    ],
  },
  {
    name: 'سل‌کانتر سه‌قسمتی HX-30',
    sold: 47,
    repairs: 15,
    faults: [
      { words: 'شمارش گلبول سفید پی در پی خطای گرفتگی می‌دهد.', parts: ['P-114', 'P-111'] },
      { words: 'چاپ نمی‌کند و صفحه گاهی سفید می‌شود.', parts: ['P-104'] },
      { words: 'هموگلوبین نسبت به کنترل پایین می‌خواند.', parts: ['P-120'] },
    ],
  },
  {
    name: 'سل‌کانتر پنج‌قسمتی HX-50',
    sold: 23,
    repairs: 7,
    faults: [
      { words: 'نمونه‌بردار خودکار قفسه را نمی‌گیرد.', parts: ['P-103'] },
      { words: 'فشار خلأ پایین است و دستگاه آماده نمی‌شود.', parts: ['P-110'] },
    ],
  },
  {
    name: 'آنالایزر الکترولیت پنج‌پارامتری EL-5',
    sold: 33,
    repairs: 13,
    faults: [
      { words: 'سدیم کالیبره نمی‌شود و شیب پایین است.', parts: ['P-160'] },
      { words: 'همهٔ پارامترها نوسان دارند.', parts: ['P-161', 'P-111'] },
    ],
  },
  {
    name: 'کواگولومتر چهارکاناله CG-4',
    sold: 25,
    repairs: 5,
    faults: [{ words: 'کانال ۲ دما را نشان نمی‌دهد و زمان‌ها بلند است.', parts: ['P-142'] }],
  },
  {
    name: 'الایزاریدر ER-96',
    sold: 31,
    repairs: 6,
    faults: [
      { words: 'جذب ستون آخر با بقیه فرق دارد.', parts: ['P-121'] },
      { words: 'کشوی پلیت بیرون نمی‌آید.', parts: ['P-134'] },
    ],
  },
  {
    name: 'الایزاواشر EW-96',
    sold: 29,
    repairs: 9,
    faults: [
      { words: 'سوزن‌ها می‌گیرند و چند چاهک خالی نمی‌شود.', parts: ['P-112'] },
      { words: 'پمپ خلأ صدا می‌دهد و مکش کم است.', parts: ['P-110'] },
    ],
  },
  {
    name: 'اتوکلاو رومیزی ۲۳ لیتری AC-23',
    sold: 39,
    repairs: 9,
    faults: [
      { words: 'تا ۱۱۸ درجه بالا می‌رود و خطای E-07 می‌دهد.', parts: ['P-140', 'P-142'] },
      { words: 'از دور در بخار بیرون می‌زند.', parts: ['P-141'] },
    ],
  },
  {
    name: 'اتوکلاو ایستادهٔ ۸۰ لیتری AC-80',
    sold: 14,
    repairs: 5,
    isInPlace: true,
    faults: [{ words: 'تخلیهٔ بخار انجام نمی‌شود و در باز نمی‌شود.', parts: ['P-143', 'P-141'] }],
  },
  {
    name: 'انکوباتور میکروبی ۵۵ لیتری IN-55',
    sold: 36,
    repairs: 5,
    faults: [{ words: 'دما دو درجه کمتر از نمایشگر است.', parts: ['P-142', 'P-150'] }],
  },
  {
    name: 'یخچال نگهداری کیت و معرف RF-350',
    sold: 30,
    repairs: 4,
    isInPlace: true,
    faults: [{ words: 'دما شب‌ها تا ۱۱ درجه بالا می‌رود و هشدار می‌دهد.', parts: ['P-152', 'P-150'] }],
  },
  {
    name: 'میکروسکوپ دوچشمی MS-100',
    sold: 58,
    repairs: 4,
    faults: [{ words: 'پیچ تنظیم دقیق هرز شده و نور چشمک می‌زند.', parts: ['P-120'] }],
  },
];
