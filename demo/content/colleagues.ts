export type DemoColleague = {
  id: number;
  name: string;
  description: string;
  mobile: string | null;
  email: string | null;
  telegram: string | null;
  website: string | null;
  showPriority: number;
};

/** Missing lines come in every form the old records have: null, empty, blank, and the word null. */
export const colleagues: DemoColleague[] = [
  {
    id: 1,
    name: 'قطعه‌سازان دقیق البرز',
    description:
      'تراش و آبکاری روتور، شفت و پایهٔ سانتریفیوژ. پانزده سال است که هر روتور آزما پیش از رسیدن به ما، در کارگاه آن‌ها بالانس می‌شود و برگهٔ بالانس با شمارهٔ روتور همراهش می‌آید.',
    mobile: '09120005101',
    email: 'info@ghateh-alborz.example',
    telegram: '@ghateh_alborz',
    website: 'https://ghateh-alborz.example',
    showPriority: 1,
  },
  {
    id: 2,
    name: 'آزمایشگاه همکار مهرگان',
    description:
      'ارزیابی میدانی آنالایزرها و شمارشگرهای سلولی پیش از عرضه. گزارش‌های این آزمایشگاه، چه خوشایند و چه ناخوشایند، پیش از هر تولید انبوه روی میز طراحان ماست.',
    mobile: null,
    email: 'lab@mehregan-eval.example',
    telegram: '',
    website: 'https://mehregan-eval.example',
    showPriority: 1,
  },
  {
    id: 3,
    name: 'نورسنج آریا',
    description:
      'ساخت فیلتر نوری، لامپ و آشکارساز برای آنالایزرهای سری BA و الایزاریدر ER-96. تعویض لامپ LMP-20 با راهنمایی مهندسان همین گروه به یک کار ده‌دقیقه‌ای تبدیل شد.',
    mobile: '09120005103',
    email: '  ',
    telegram: 'null',
    website: 'https://noorsanj.example',
    showPriority: 2,
  },
  {
    id: 4,
    name: 'سرمایش پویا',
    description:
      'طراحی مدار تبرید یخچال بانک خون و فریزر منفی ۸۶ درجه. مبرد طبیعی و کمپرسور دور متغیر ویرایش تازهٔ DF-86 حاصل دو سال کار مشترک ما با این گروه است.',
    mobile: '09120005104',
    email: 'contact@sarmayesh-pouya.example',
    telegram: null,
    website: 'NULL',
    showPriority: 2,
  },
  {
    id: 5,
    name: 'خدمات فنی زاگرس',
    description:
      'نمایندهٔ خدمات در کرمانشاه، ایلام و لرستان. سه مهندس، یک خودرو کارگاهی و انبار قطعه‌ای که در زمستان‌های بسته‌بودن راه هم دستگاه‌ها را سر پا نگه می‌دارد.',
    mobile: '09120005105',
    email: 'service@zagros-fanni.example',
    telegram: '@zagros_fanni',
    website: '',
    showPriority: 3,
  },
  {
    id: 6,
    name: 'واژه‌نامهٔ سلامت',
    description:
      'ویراستاری و ترجمهٔ راهنمای دستگاه‌ها به فارسی روان، عربی و انگلیسی. اگر پیام خطای دستگاه شما را سردرگم نمی‌کند، بخشی از آن کار این گروه سه‌نفره است.',
    mobile: 'null',
    email: 'editor@vajeh-salamat.example',
    telegram: '   ',
    website: 'https://vajeh-salamat.example',
    showPriority: 4,
  },
  {
    id: 7,
    name: 'مرجع کالیبراسیون سپند',
    description:
      'کالیبراسیون ابزارهای مرجع خط تولید: دماسنج، ترازو، دورسنج و فشارسنج. گواهی‌های قابل ردیابی آن‌ها پایهٔ برگهٔ آزمون پایانی هر دستگاه آزماست.',
    mobile: '09120005107',
    email: 'cal@sepand-ref.example',
    telegram: 'NULL',
    website: 'https://sepand-ref.example',
    showPriority: 4,
  },
  {
    id: 8,
    name: 'ابر ایرانی داده‌یار',
    description:
      'میزبانی نسخهٔ ابری نرم‌افزار و نسخه‌های پشتیبان بیرون از ساختمان. داده‌ها در دو مرکز دادهٔ داخل کشور نگه‌داری و پیش از خروج از مرکز شما رمزگذاری می‌شود.',
    mobile: '',
    email: 'Null',
    telegram: '@dadehyar_support',
    website: 'https://dadehyar.example',
    showPriority: 4,
  },
  {
    id: 9,
    name: 'بسته‌بندی ایمن سهند',
    description:
      'ساخت جعبه و ضربه‌گیر برای ارسال دستگاه. جعبهٔ چوبی تاشوی آن‌ها را برای رفت‌وبرگشت دستگاه تعمیری امانت می‌دهیم تا مشتری نگران راه نباشد.',
    mobile: null,
    email: null,
    telegram: null,
    website: null,
    showPriority: 7,
  },
];
