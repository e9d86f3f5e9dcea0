import { html } from 'hono/html';
import { type Html, renderLayout } from '../pages/layout.ts';
import { renderCalmButton, renderLineFaultFields, renderSelect } from '../pages/line-fault-fields.ts';
import { paymentMethods, type ZarinpalFaults } from './zarinpal-faults.ts';

const codes: [string, string][] = [
  ['', 'هیچ (پاسخ درست)'],
  ['-9', '−۹ · ورودی نادرست'],
  ['-10', '−۱۰ · پذیرنده یا IP نادرست'],
  ['-11', '−۱۱ · پایانه فعال نیست'],
  ['-12', '−۱۲ · تلاش بیش از حد'],
  ['-13', '−۱۳ · محدودیت تراکنش پایانه'],
  ['-15', '−۱۵ · پایانه تعلیق شده'],
  ['-50', '−۵۰ · مبلغ یکسان نیست'],
  ['-51', '−۵۱ · پرداخت نشده'],
  ['-52', '−۵۲ · خطای پیش‌بینی‌نشده'],
  ['-53', '−۵۳ · پرداخت از آنِ پذیرندهٔ دیگر'],
  ['-54', '−۵۴ · شناسهٔ نامعتبر'],
  ['-55', '−۵۵ · تراکنش پیدا نشد'],
  ['-60', '−۶۰ · بانک برگشت را نمی‌پذیرد'],
  ['-61', '−۶۱ · برگشت‌پذیر نیست'],
  ['-62', '−۶۲ · IP پایانه ثبت نشده'],
  ['-63', '−۶۳ · مهلت برگشت گذشته'],
];

const switches = {
  stringCodes: 'کدها به صورت متن',
  okForErrors: 'HTTP ۲۰۰ برای خطاها',
  doubleCallback: 'بازگشت دوباره به سایت',
  forgedOk: 'بازگشت با Status=OK بی پرداخت',
} as const;

export function renderZarinpalFaultsPage(faults: ZarinpalFaults): Html {
  const boxes = Object.entries(switches).map(([name, title]) =>
    renderBox(name, 'on', faults[name as keyof typeof switches], title),
  );
  const methods = paymentMethods.map((name) => renderBox('only', name, faults.only.includes(name), name));
  return renderLayout({
    title: 'خطاهای درگاه',
    narrow: true,
    body: html`
<h1>کلیدهای خطای درگاه</h1>
<form class="stack card" method="post" action="/zarinpal/faults">
${renderLineFaultFields(faults)}
<label>کد اجباری
${renderSelect('code', String(faults.code ?? ''), codes)}</label>
<fieldset><legend>تنها برای (هیچ: همه)</legend>${methods}</fieldset>
<fieldset><legend>شکل پاسخ و بازگشت</legend>${boxes}
<label>دادهٔ خالی در خطا
${renderSelect('emptyData', faults.emptyData, [
  ['array', '[]'],
  ['object', '{}'],
])}</label></fieldset>
<button class="primary">ثبت کلیدها</button>
</form>
${renderCalmButton('/zarinpal/faults')}`,
  });
}

function renderBox(name: string, value: string, isOn: boolean, title: string): Html {
  return html`<label class="row"><input type="checkbox" name="${name}" value="${value}" ${isOn ? 'checked' : ''}>${title}</label>`;
}
