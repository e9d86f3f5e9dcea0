import { expect, it } from 'vitest';
import { suggestionTexts } from '#contract/contact/suggestion-facts.ts';
import { bankPaymentTexts } from '#contract/repair/payment-texts.ts';
import { contactFormTexts } from './contact.ts';
import { homeTexts } from './home.ts';
import { paybackTexts } from './payback.ts';
import { productTexts } from './product.ts';
import { portalTexts, repairAlerts } from './repair.ts';
import { revisionTexts } from './revisions.ts';
import { siteMenuTexts } from './shell.ts';
import { commonTexts, pagerTexts } from './site-wide.ts';

const { email, fullName, subject, description } = suggestionTexts;

// accepts 862
it.each([
  [email.required, 'لطفاً ایمیل را وارد کنید'],
  [email.invalid, 'لطفاً ایمیل را به‌درستی وارد کنید'],
  [email.tooLong, 'حداکثر مجاز ۲۵۶ نویسه است'],
  [fullName.required, 'لطفاً نام و نام خانوادگی خود را وارد کنید'],
  [fullName.tooShort, 'نام و نام خانوادگی حداقل ۴ نویسه است'],
  [fullName.tooLong, 'حداکثر ۲۵۶ نویسه'],
  [subject.required, 'لطفاً موضوع را وارد کنید'],
  [subject.tooShort, 'موضوع حداقل ۲ نویسه است'],
  [subject.tooLong, 'موضوع حداکثر ۵۱۲ نویسه است'],
  [description.required, 'لطفاً متن پیام را وارد کنید'],
  [description.tooShort, 'متن پیام حداقل ۲ نویسه است'],
  [description.tooLong, 'متن پیام حداکثر ۲۰۴۸ نویسه است'],
  [contactFormTexts.sending, 'در حال ارسال پیام…'],
  [contactFormTexts.sent, 'پیام شما با موفقیت ارسال شد. از تماس شما سپاسگزاریم.'],
  [contactFormTexts.failed, 'متأسفانه خطایی رخ داد، لطفاً دوباره تلاش کنید.'],
  [repairAlerts.serial, 'لطفاً شماره سریال دستگاه و مرکز را وارد کنید'],
  [repairAlerts.trace, 'لطفاً شماره پیگیری را وارد کنید'],
  [repairAlerts.code, 'لطفاً کد ۶ رقمی را به‌درستی وارد کنید'],
  [repairAlerts.description, 'لطفاً شرح خرابی دستگاه را حداقل در ۲۰ نویسه وارد کنید'],
  [repairAlerts.network, 'خطایی رخ داد، لطفاً با پشتیبانی تماس بگیرید'],
  [repairAlerts.poll, 'خطا در ثبت نظرسنجی'],
  [portalTexts.wait, 'لطفاً منتظر بمانید…'],
  [
    portalTexts.shippingCostNote,
    'هزینه ارسال دستگاه بر عهده مشتری است؛ پیش از ارسال حتماً با کارشناسان تماس بگیرید',
  ],
  [paybackTexts.title, 'نتیجه تراکنش'],
  [paybackTexts.status, 'وضعیت'],
  [paybackTexts.back, 'بازگشت به درخواست تعمیر'],
  [bankPaymentTexts.failed, 'پرداخت ناموفق بود.'],
  [revisionTexts.loading, 'در حال بارگذاری…'],
  [revisionTexts.failed, 'خطا در دریافت لیست نسخه‌ها'],
  [pagerTexts.page(3), 'صفحه ۳'],
  [commonTexts.noVideo, 'مرورگر شما از پخش ویدئو پشتیبانی نمی‌کند'],
  [revisionTexts.booklet, 'دریافت کتابچه راهنما'],
  [commonTexts.readMore, 'ادامه مطلب'],
  [commonTexts.watch, 'مشاهده ویدئو'],
  [commonTexts.review, 'بررسی محصول'],
  [commonTexts.permitMore, 'ادامه مقاله'],
  [productTexts.review, 'نقد و بررسی'],
  [productTexts.specifications, 'مشخصات'],
  [productTexts.centres, 'برخی مراکز نصب‌شده'],
  [commonTexts.call, 'برای قیمت تماس بگیرید'],
  [homeTexts.news, 'اخبار'],
  [siteMenuTexts.revisions, 'تاریخچه تغییرات'],
])('the agreed words are used to the letter: %s', (text, agreed) => {
  expect(text).toBe(agreed);
});
