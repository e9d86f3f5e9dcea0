import { html } from 'hono/html';
import { formatNumber, type Html, renderLayout, renderMoment } from '../pages/layout.ts';
import { stateTitles } from './bank-page.ts';
import type { Session } from './session-book.ts';

export function renderSessionsPage(sessions: Session[]): Html {
  return renderLayout({
    title: 'نشست‌های پرداخت',
    body: html`
<h1>نشست‌های پرداخت</h1>
<p class="row"><a class="button" href="/zarinpal/faults">کلیدهای خطا</a><a class="button" href="/zarinpal">تازه کردن فهرست</a></p>
${sessions.length === 0 ? html`<p class="card quiet">هنوز پرداختی آغاز نشده است.</p>` : renderTable(sessions)}`,
  });
}

function renderTable(sessions: Session[]): Html {
  return html`<div class="card scroll" tabindex="0" role="region" aria-label="نشست‌ها"><table>
<thead><tr><th>آغاز</th><th>مبلغ</th><th>وضعیت</th><th>بابت</th><th>شمارهٔ مرجع</th><th>صفحهٔ بانک</th></tr></thead>
<tbody>${sessions.map(renderRow)}</tbody></table></div>`;
}

function renderRow(session: Session): Html {
  const unit = session.currency === 'IRT' ? 'تومان' : 'ریال';
  return html`<tr>
<td>${renderMoment(session.createdAt)}</td>
<td>${formatNumber(session.amount)} ${unit}</td>
<td><span class="pill">${stateTitles[session.state]}</span></td>
<td class="wide">${session.description}</td>
<td><bdi dir="ltr">${session.refId ?? '—'}</bdi></td>
<td><a href="/zarinpal/pg/StartPay/${session.authority}">باز کردن</a></td>
</tr>`;
}
