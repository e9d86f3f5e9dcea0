export type DemoInvoiceLine = { title: string; amountRial: number };

/** A move of the repair request; `from` is null for its registration, `note` is what the customer reads. */
export type DemoStatusMove = { from: number | null; to: number; movedAt: string; note: string };

export type DemoRepair = {
  statusId: number;
  repairInPlace: boolean;
  issueDescription: string;
  invoiceLines: DemoInvoiceLine[];
  moves: DemoStatusMove[];
  cancellationReason: string | null;
  /** The customer's words in the survey, when it has been answered. */
  pollingText: string | null;
};

export type DemoDevice = {
  serial: string;
  productName: string;
  shomareFactor: string;
  centreId: number;
  mobile: string;
  purchasedOn: string;
  customerAddress: string;
  /** `YYYY-MM-DD`. */
  warrantyUntil?: string;
  repair: DemoRepair | null;
};

export const devices: DemoDevice[] = [
  {
    serial: 'AZ-1000',
    productName: 'سانتریفیوژ بیست‌وچهارشاخه CF-24',
    shomareFactor: '1403-1182',
    centreId: 1,
    mobile: '09120001000',
    purchasedOn: '2024-10-14',
    customerAddress:
      'تهران، خیابان شریعتی، بالاتر از پل صدر، پلاک ۱۷۳۲، آزمایشگاه پارسه، کد پستی ۱۹۱۳۹۰۰۰۰۱، تلفن 021-22000101',
    repair: null,
  },
  {
    serial: 'AZ-1001',
    productName: 'اتوآنالایزر بیوشیمی BA-240',
    shomareFactor: '1402-0874',
    centreId: 8,
    mobile: '09120001001',
    purchasedOn: '2023-08-22',
    customerAddress:
      'اصفهان، خیابان شیخ بهایی، کوچهٔ هفده، پلاک ۲۲، آزمایشگاه دکتر نیک‌روش، کد پستی ۸۱۳۶۹۰۰۰۰۲، تلفن 031-32000108',
    repair: null,
  },
  {
    serial: 'AZ-1002',
    productName: 'سل‌کانتر سه‌قسمتی HX-30',
    shomareFactor: '1402-0875',
    centreId: 8,
    mobile: '09120001001',
    purchasedOn: '2023-08-22',
    customerAddress:
      'اصفهان، خیابان شیخ بهایی، کوچهٔ هفده، پلاک ۲۲، آزمایشگاه دکتر نیک‌روش، کد پستی ۸۱۳۶۹۰۰۰۰۲، تلفن 031-32000108',
    repair: null,
  },
  {
    serial: 'AZ-1010',
    productName: 'اتوکلاو ایستادهٔ ۸۰ لیتری AC-80',
    shomareFactor: '1401-0536',
    centreId: 22,
    mobile: '09120001010',
    purchasedOn: '2022-12-05',
    customerAddress:
      'ساری، بلوار طالقانی، بعد از میدان امام، پلاک ۲۱۰، مرکز پاتوبیولوژی خزر، کد پستی ۴۸۱۵۹۰۰۰۱۰، تلفن 011-33000122',
    repair: {
      statusId: 0,
      repairInPlace: true,
      issueDescription:
        'اتوکلاو تا ۱۱۸ درجه بالا می‌رود و سپس خطای E-07 می‌دهد. واشر در را تمیز کردیم ولی از پایین در اندکی بخار بیرون می‌زند. دستگاه سنگین است و اگر بشود در محل تعمیر شود بهتر است.',
      invoiceLines: [],
      moves: [
        {
          from: null,
          to: 0,
          movedAt: '2026-11-14T06:40:00.000Z',
          note: 'درخواست شما ثبت شد. کارشناس برای هماهنگی تعمیر در محل تماس می‌گیرد.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1011',
    productName: 'انکوباتور میکروبی ۱۱۰ لیتری IN-110',
    shomareFactor: '1402-1310',
    centreId: 15,
    mobile: '09120001011',
    purchasedOn: '2023-11-27',
    customerAddress:
      'مشهد، خیابان کوهسنگی، نبش کوهسنگی ۱۱، پلاک ۲، بیمارستان بینالود، بخش میکروب‌شناسی، کد پستی ۹۱۷۶۹۰۰۰۱۱، تلفن 051-38000115',
    repair: {
      statusId: 1,
      repairInPlace: false,
      issueDescription:
        'دمای نمایشگر ۳۷ درجه است ولی دماسنج شاهد در طبقهٔ پایین ۳۴٫۵ می‌خواند. صدای فن هم از هفتهٔ پیش بیشتر شده و گاهی قطع و وصل می‌شود.',
      invoiceLines: [],
      moves: [
        { from: null, to: 0, movedAt: '2026-11-11T07:10:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-11-11T07:10:00.000Z',
          note: 'دستگاه را با برگهٔ ارسال چسبیده روی کارتن بفرستید. قفسه‌ها را جدا بسته‌بندی کنید.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1012',
    productName: 'الایزاریدر ER-96',
    shomareFactor: '1403-0417',
    centreId: 12,
    mobile: '09120001012',
    purchasedOn: '2024-06-18',
    customerAddress:
      'شیراز، بلوار چمران، کوچهٔ ۱۴، ساختمان ارم، طبقهٔ اول، آزمایشگاه ارم، کد پستی ۷۱۹۳۹۰۰۰۱۲، تلفن 071-36000112',
    repair: {
      statusId: 2,
      repairInPlace: false,
      issueDescription:
        'جذب ستون‌های ۱ و ۱۲ در طول موج ۴۵۰ نسبت به بقیه حدود ۰٫۰۸ بیشتر است. با دو پلیت و دو کیت متفاوت امتحان کردیم و نتیجه یکی بود. لامپ دو ماه پیش عوض شده است.',
      invoiceLines: [],
      moves: [
        { from: null, to: 0, movedAt: '2026-11-02T08:25:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-11-02T08:25:00.000Z',
          note: 'منتظر رسیدن دستگاه هستیم؛ فرم ضدعفونی را فراموش نکنید.',
        },
        {
          from: 1,
          to: 2,
          movedAt: '2026-11-09T09:05:00.000Z',
          note: 'دستگاه سالم و با بسته‌بندی مناسب رسید و در نوبت بررسی بخش نوری است.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1013',
    productName: 'سانتریفیوژ یخچال‌دار CF-24R',
    shomareFactor: '1401-0922',
    centreId: 18,
    mobile: '09120001013',
    purchasedOn: '2023-02-13',
    customerAddress:
      'تبریز، خیابان گلگشت، پلاک ۱۸، بیمارستان دانشگاهی امید، آزمایشگاه مرکزی، کد پستی ۵۱۶۶۹۰۰۰۱۳، تلفن 041-33000118',
    repair: {
      statusId: 3,
      repairInPlace: false,
      issueDescription:
        'سرما از ۱۲ درجه پایین‌تر نمی‌آید و کمپرسور پیوسته کار می‌کند. از دیروز هم در دور بالاتر از ۳۰۰۰ خطای نامتوازنی می‌دهد، حتی با لوله‌های هم‌وزن.',
      invoiceLines: [
        { title: 'نشت‌یابی و شارژ گاز مدار سرمایش', amountRial: 46_000_000 },
        { title: 'تعویض چهار عدد ضربه‌گیر موتور', amountRial: 28_400_000 },
        { title: 'تعویض حسگر لرزش', amountRial: 19_500_000 },
        { title: 'دستمزد تعمیر و آزمون ۲۴ساعته', amountRial: 35_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-10-24T06:55:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-10-24T06:55:00.000Z',
          note: 'روتور را بیرون بیاورید و جدا بسته‌بندی کنید.',
        },
        { from: 1, to: 2, movedAt: '2026-10-31T10:20:00.000Z', note: 'دستگاه و روتور دریافت شد.' },
        {
          from: 2,
          to: 3,
          movedAt: '2026-11-07T12:30:00.000Z',
          note: 'نشت از اتصال اواپراتور بود و ضربه‌گیرها فرسوده‌اند. فاکتور تعمیر آماده است؛ پس از پرداخت، کار آغاز می‌شود.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1014',
    productName: 'اتوآنالایزر بیوشیمی BA-480',
    shomareFactor: '1402-0219',
    centreId: 30,
    mobile: '09120001014',
    purchasedOn: '2023-05-30',
    customerAddress:
      'اهواز، کیانپارس، خیابان پنجم غربی، پلاک ۴۴، آزمایشگاه کارون، کد پستی ۶۱۵۵۹۰۰۰۱۴، تلفن 061-33000130',
    repair: {
      statusId: 4,
      repairInPlace: false,
      issueDescription:
        'نیدل معرف گاهی پیش از رسیدن به بطری می‌ایستد و پیام برخورد می‌دهد. پس از نوسان برق هفتهٔ گذشته شروع شد. شیلنگ‌ها و بطری‌ها را بازبینی کردیم و گرفتگی ندیدیم.',
      invoiceLines: [
        { title: 'برد اصلی MBD-7', amountRial: 385_000_000 },
        { title: 'تنظیم مکانیکی بازوی معرف', amountRial: 42_000_000 },
        { title: 'محافظ ولتاژ و نصب آن', amountRial: 58_500_000 },
        { title: 'دستمزد عیب‌یابی و آزمون پایانی', amountRial: 48_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-10-11T07:35:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-10-11T07:35:00.000Z',
          note: 'پیش از بسته‌بندی، بازوها را با بست قرمز همراه دستگاه قفل کنید.',
        },
        {
          from: 1,
          to: 2,
          movedAt: '2026-10-19T08:50:00.000Z',
          note: 'دستگاه دریافت شد؛ آثار نوسان برق روی برد دیده می‌شود.',
        },
        {
          from: 2,
          to: 3,
          movedAt: '2026-10-26T11:15:00.000Z',
          note: 'فاکتور تعمیر صادر شد. پیشنهاد محافظ ولتاژ را هم افزوده‌ایم.',
        },
        {
          from: 3,
          to: 4,
          movedAt: '2026-10-28T16:02:00.000Z',
          note: 'پرداخت شما رسید. تعمیر و آزمون پایانی حدود سه روز کاری زمان می‌برد.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1015',
    productName: 'یخچال بانک خون BF-500',
    shomareFactor: '1400-1407',
    centreId: 34,
    mobile: '09120001015',
    purchasedOn: '2022-01-19',
    customerAddress:
      'یزد، میدان اطلسی، خیابان گلستان، پلاک ۲۹، بانک بند ناف رویش، کد پستی ۸۹۱۶۹۰۰۰۱۵، تلفن 035-38000134',
    repair: {
      statusId: 5,
      repairInPlace: false,
      issueDescription:
        'هشدار دمای بالا شب‌ها بی‌دلیل به صدا درمی‌آید. دماسنج شاهد ۴ درجه را نشان می‌دهد ولی نمایشگر تا ۹ درجه می‌رود و دوباره پایین می‌آید. کیسه‌ها به یخچال پشتیبان منتقل شده است.',
      invoiceLines: [
        { title: 'تعویض حسگر دمای اصلی و کابل آن', amountRial: 24_800_000 },
        { title: 'باتری هشدار', amountRial: 9_600_000 },
        { title: 'کالیبراسیون دما در سه نقطه با گواهی', amountRial: 32_000_000 },
        { title: 'دستمزد تعمیر', amountRial: 26_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-10-11T05:50:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-10-11T05:50:00.000Z',
          note: 'یخچال را ایستاده حمل کنید و پیش از ارسال، شش ساعت خاموش بگذارید.',
        },
        { from: 1, to: 2, movedAt: '2026-10-20T09:40:00.000Z', note: 'دستگاه دریافت شد.' },
        {
          from: 2,
          to: 3,
          movedAt: '2026-10-26T10:10:00.000Z',
          note: 'کابل حسگر اصلی زخمی شده بود. فاکتور تعمیر آماده است.',
        },
        { from: 3, to: 4, movedAt: '2026-10-27T07:28:00.000Z', note: 'پرداخت ثبت شد و کار آغاز شد.' },
        {
          from: 4,
          to: 5,
          movedAt: '2026-11-15T06:45:00.000Z',
          note: 'پس از ۷۲ ساعت آزمون دما، دستگاه تحویل باربری شد. پیش از روشن کردن، شش ساعت صبر کنید.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1016',
    productName: 'میکروسکوپ سه‌چشمی MS-200',
    shomareFactor: '1403-0689',
    centreId: 28,
    mobile: '09120001016',
    purchasedOn: '2024-08-04',
    customerAddress:
      'کرمانشاه، خیابان دبیر اعظم، کوچهٔ ۱۰۶، پلاک ۱۱، آزمایشگاه بیستون، کد پستی ۶۷۱۴۹۰۰۰۱۶، تلفن 083-37000128',
    repair: {
      statusId: 6,
      repairInPlace: false,
      issueDescription: 'تصویر عدسی ۱۰۰ مات است و پیچ تنظیم ریز هرز می‌چرخد. روغن به درون عدسی نفوذ کرده است.',
      invoiceLines: [
        { title: 'باز کردن و تمیز کردن عدسی ۱۰۰', amountRial: 14_500_000 },
        { title: 'تعویض چرخ‌دندهٔ تنظیم ریز', amountRial: 17_200_000 },
        { title: 'دستمزد و تنظیم نوری', amountRial: 15_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-10-24T08:05:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-10-24T08:05:00.000Z',
          note: 'عدسی‌ها را باز نکنید؛ میکروسکوپ را کامل در جعبهٔ ضربه‌گیر بفرستید.',
        },
        { from: 1, to: 2, movedAt: '2026-10-31T09:30:00.000Z', note: 'میکروسکوپ دریافت شد.' },
        {
          from: 2,
          to: 3,
          movedAt: '2026-11-03T10:00:00.000Z',
          note: 'عدسی قابل بازیابی است و نیازی به عدسی نو نیست. فاکتور تعمیر صادر شد.',
        },
        { from: 3, to: 4, movedAt: '2026-11-04T06:41:00.000Z', note: 'پرداخت ثبت شد.' },
        { from: 4, to: 5, movedAt: '2026-11-11T11:20:00.000Z', note: 'دستگاه با پست پیشتاز فرستاده شد.' },
        {
          from: 5,
          to: 6,
          movedAt: '2026-11-15T07:00:00.000Z',
          note: 'رسیدن دستگاه تأیید شد. نظر شما دربارهٔ خدمات برای ما ارزشمند است.',
        },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1017',
    productName: 'الایزاواشر EW-96',
    shomareFactor: '1402-0998',
    centreId: 40,
    mobile: '09120001017',
    purchasedOn: '2023-09-16',
    customerAddress:
      'همدان، خیابان بوعلی، بالاتر از آرامگاه، پلاک ۸۸، آزمایشگاه هگمتان، کد پستی ۶۵۱۶۹۰۰۰۱۷، تلفن 081-38000140',
    repair: {
      statusId: 7,
      repairInPlace: false,
      issueDescription:
        'دو سوزن ردیف آخر مایع برنمی‌دارند و ته چاهک‌ها بافر می‌ماند. شست‌وشوی پایان روز را هر شب اجرا کرده‌ایم و با سیم راهنما هم باز نشد.',
      invoiceLines: [
        { title: 'تعویض مانیفولد مکش هشت‌سوزنه', amountRial: 67_000_000 },
        { title: 'پمپ پریستالتیک PMP-3', amountRial: 79_000_000 },
        { title: 'دستمزد و آزمون حجم باقی‌مانده', amountRial: 18_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-08-15T07:20:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-08-15T07:20:00.000Z',
          note: 'مخزن‌ها را خالی و خشک کنید و جداگانه نفرستید.',
        },
        {
          from: 1,
          to: 2,
          movedAt: '2026-08-22T08:45:00.000Z',
          note: 'دستگاه دریافت شد و ضدعفونی دوباره انجام گرفت.',
        },
        {
          from: 2,
          to: 3,
          movedAt: '2026-08-25T09:55:00.000Z',
          note: 'رسوب بافر، مانیفولد را بسته و به پمپ فشار آورده است. فاکتور تعمیر آماده است.',
        },
        { from: 3, to: 4, movedAt: '2026-08-25T17:33:00.000Z', note: 'پرداخت ثبت شد.' },
        {
          from: 4,
          to: 5,
          movedAt: '2026-09-01T10:30:00.000Z',
          note: 'دستگاه فرستاده شد. برگهٔ آزمون حجم باقی‌مانده درون کارتن است.',
        },
        { from: 5, to: 6, movedAt: '2026-09-06T06:15:00.000Z', note: 'رسیدن دستگاه تأیید شد.' },
        {
          from: 6,
          to: 7,
          movedAt: '2026-09-06T06:22:00.000Z',
          note: 'از نظر شما سپاسگزاریم. پروندهٔ این تعمیر بسته شد.',
        },
      ],
      cancellationReason: null,
      pollingText:
        'تعمیر خوب و سریع بود و توضیح دادند چرا سوزن‌ها می‌گیرند. فقط کاش زمان تحویل باربری را دقیق‌تر می‌گفتید تا آن روز پلیت نمی‌گذاشتیم.',
    },
  },
  {
    serial: 'AZ-1100',
    productName: 'سانتریفیوژ رومیزی دوازده‌شاخه CF-12',
    shomareFactor: '1396-0311',
    centreId: 25,
    mobile: '09120001100',
    purchasedOn: '2017-07-23',
    customerAddress:
      'سیاهکل، خیابان اصلی، جنب شهرداری، پلاک ۸، درمانگاه سیاهکل سلامت، کد پستی ۴۴۱۹۹۰۰۱۱۰، تلفن 013-42000125',
    repair: {
      statusId: 100,
      repairInPlace: false,
      issueDescription:
        'موتور با صدای زیاد می‌چرخد و بوی سوختگی می‌دهد. دور از ۱۵۰۰ بالاتر نمی‌رود و فیوز دو بار پریده است.',
      invoiceLines: [
        { title: 'موتور کامل با یاتاقان', amountRial: 148_000_000 },
        { title: 'برد راه‌انداز موتور', amountRial: 62_000_000 },
        { title: 'دستمزد تعویض و بالانس', amountRial: 30_000_000 },
      ],
      moves: [
        { from: null, to: 0, movedAt: '2026-09-05T07:45:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-09-05T07:45:00.000Z',
          note: 'لطفاً دستگاه را دیگر روشن نکنید و بدون روتور بفرستید.',
        },
        { from: 1, to: 2, movedAt: '2026-09-13T09:10:00.000Z', note: 'دستگاه دریافت شد.' },
        {
          from: 2,
          to: 3,
          movedAt: '2026-09-16T10:40:00.000Z',
          note: 'سیم‌پیچ موتور سوخته است. فاکتور تعمیر برآوردی صادر شد.',
        },
        {
          from: 3,
          to: 100,
          movedAt: '2026-09-20T08:00:00.000Z',
          note: 'درخواست به خواست مرکز لغو شد؛ دستگاه بدون تعمیر برگردانده می‌شود.',
        },
      ],
      cancellationReason:
        'هزینهٔ تعویض موتور و برد به بهای دستگاه نو نزدیک بود و مرکز از تعمیر انصراف داد. دستگاه بدون دریافت هزینه بازگردانده شد.',
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1101',
    productName: 'بن‌ماری ۱۴ لیتری WB-14',
    shomareFactor: '1403-1540',
    centreId: 42,
    mobile: '09120001101',
    purchasedOn: '2025-01-08',
    customerAddress:
      'قم، خیابان صفاییه، کوچهٔ ۲۵، پلاک ۹، درمانگاه مهرگان، کد پستی ۳۷۱۵۹۰۰۱۱۱، تلفن 025-37000142',
    repair: {
      statusId: 100,
      repairInPlace: false,
      issueDescription:
        'دمای بن‌ماری از ۴۵ درجه بالاتر می‌رود و روی ۳۷ نمی‌ایستد. هشدار کم‌آبی هم بی‌دلیل روشن می‌ماند.',
      invoiceLines: [],
      moves: [
        { from: null, to: 0, movedAt: '2026-10-17T09:00:00.000Z', note: 'درخواست شما ثبت شد.' },
        {
          from: 0,
          to: 1,
          movedAt: '2026-10-17T09:00:00.000Z',
          note: 'آب مخزن را خالی کنید و دستگاه را بفرستید.',
        },
        { from: 1, to: 100, movedAt: '2026-10-18T06:30:00.000Z', note: 'درخواست از سوی مرکز لغو شد.' },
      ],
      cancellationReason: null,
      pollingText: null,
    },
  },
  {
    serial: 'AZ-1200',
    productName: 'رولرمیکسر شش‌غلتک RM-6',
    shomareFactor: '1395-0127',
    centreId: 37,
    mobile: '',
    purchasedOn: '2016-05-11',
    customerAddress:
      'زاهدان، خیابان دانشگاه، نبش دانشگاه ۱۸، پلاک ۴، آزمایشگاه مرکزی هامون، کد پستی ۹۸۱۶۹۰۰۱۲۰، تلفن 054-33000137',
    repair: null,
  },
];
