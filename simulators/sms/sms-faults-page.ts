import { html } from 'hono/html';
import { type Html, renderLayout } from '../pages/layout.ts';
import { renderCalmButton, renderLineFaultFields, renderSelect } from '../pages/line-fault-fields.ts';
import { kavenegarMessages } from './kavenegar-statuses.ts';
import type { SmsFaults } from './sms-faults.ts';

export function renderSmsFaultsPage(faults: SmsFaults): Html {
  const refusals = Object.entries(kavenegarMessages).filter(([status]) => status !== '200');
  const titles = refusals.map(([status, text]): [string, string] => [status, `${status} · ${text}`]);
  return renderLayout({
    title: 'خطاهای پیامک',
    narrow: true,
    body: html`
<h1>کلیدهای خطای پیامک</h1>
<form class="stack card" method="post" action="/sms/faults">
${renderLineFaultFields(faults)}
<label>پاسخ اجباری سرویس
${renderSelect('status', String(faults.status ?? ''), [['', 'هیچ (پاسخ درست)'], ...titles])}</label>
<button class="primary">ثبت کلیدها</button>
</form>
${renderCalmButton('/sms/faults')}`,
  });
}
