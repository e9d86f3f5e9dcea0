import type { MessageState } from '#storage/contact-tables.ts';

export type DemoMessage = {
  fullName: string;
  email: string;
  subject: string;
  description: string;
  hoursAgo: number;
  /** Where the desk has brought it; taken in hand by the demo's desk unless it is new or spam. */
  state: MessageState;
};

/** What visitors wrote lately, in every state that an inbox knows; the oldest first. */
export const messages: readonly DemoMessage[] = [
  {
    fullName: 'دکتر لیلا اعتمادی',
    email: 'etemadi@lab-saba.example',
    subject: 'آموزش کار با HX-50',
    description:
      'سلام. سه همکار تازه به آزمایشگاه ما آمده‌اند. آیا دورهٔ آموزش کار با دستگاه HX-50 دوباره برگزار می‌شود؟',
    hoursAgo: 216,
    state: 'closed',
  },
  {
    fullName: 'حمید رستگار',
    email: 'rastegar@kowsar-lab.example',
    subject: 'قیمت کیت گلوکز',
    description: 'لطفاً قیمت ۲۰ بستهٔ GLU-500 و زمان تحویل به اهواز را بفرمایید. فاکتور رسمی لازم داریم.',
    hoursAgo: 120,
    state: 'answered',
  },
  {
    fullName: 'Best Offer',
    email: 'promo@cheap-offers.example',
    subject: 'رتبهٔ اول گوگل در سه روز',
    description: 'سایت شما را در سه روز به صفحهٔ اول می‌آوریم. همین حالا پاسخ دهید.',
    hoursAgo: 76,
    state: 'spam',
  },
  {
    fullName: 'مهندس آرش کیان‌پور',
    email: 'kianpour@razi-lab.example',
    subject: 'اتصال CG-4 به نرم‌افزار پذیرش',
    description:
      'نتیجه‌های کوآگولومتر CG-4 پس از به‌روزرسانی به LIS نمی‌رسند. پورت سریال را عوض کردیم و درست نشد. شمارهٔ سریال را هم می‌توانم بفرستم.',
    hoursAgo: 29,
    state: 'open',
  },
  {
    fullName: 'نسرین یوسفی',
    email: 'yousefi@mehr-clinic.example',
    subject: 'بازدید سالانهٔ سانتریفیوژ',
    description: 'برای بازدید و کالیبراسیون سالانهٔ دو دستگاه CF-24 در شیراز چه زمانی می‌توانید بیایید؟',
    hoursAgo: 6,
    state: 'new',
  },
  {
    fullName: 'کامران نیک‌بخت',
    email: 'nikbakht@pars-lab.example',
    subject: 'پیشنهاد برای برنامهٔ جواب‌دهی',
    description:
      'خوب است پیامک آماده شدن جواب، پیوند کوتاه‌تری داشته باشد؛ بیماران سالمند نمی‌توانند آن را در رایانه بنویسند.',
    hoursAgo: 2,
    state: 'new',
  },
];
