import { html } from 'hono/html';
import type { LineFaults } from '../faults/fault-switch.ts';
import type { Html } from './layout.ts';

const lineTitles: Record<LineFaults['line'], string> = {
  normal: 'عادی',
  down: 'قطع است (۵۰۲ با صفحهٔ HTML)',
  garbage: 'پاسخ نامفهوم',
  huge: 'پاسخ بسیار بزرگ',
  redirect: 'هدایت به نشانی دیگر (۳۰۲)',
  silent: 'بی‌پاسخ، بی آنکه کاری انجام شود',
  'silent-after': 'کار انجام می‌شود، پاسخ نمی‌رسد',
  'reset-after': 'کار انجام می‌شود، ارتباط قطع می‌شود',
};

/** The switches that both fault pages share. */
export function renderLineFaultFields(faults: LineFaults): Html {
  return html`
<label>رفتار خط
${renderSelect('line', faults.line, Object.entries(lineTitles))}</label>
<label>تأخیر پیش از پاسخ (میلی‌ثانیه؛ ۳۰۰۰۰ برای سرویس کند)
<input name="delayMs" type="text" inputmode="numeric" dir="ltr" value="${faults.delayMs}"></label>
<label>برای چند فراخوانی (خالی: تا وقتی خاموش شود)
<input name="times" type="text" inputmode="numeric" dir="ltr" value="${faults.times ?? ''}"></label>`;
}

export function renderSelect(name: string, chosen: string, titles: [value: string, title: string][]): Html {
  const options = titles.map(
    ([value, title]) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${title}</option>`,
  );
  return html`<select name="${name}">${options}</select>`;
}

/** A form that sets everything back: fields left out mean "as usual". */
export function renderCalmButton(action: string): Html {
  return html`<form method="post" action="${action}"><button>همه چیز عادی شود</button></form>`;
}
