import { html } from 'hono/html';
import { formatNumber, type Html, renderLayout } from '../pages/layout.ts';
import { buildReturnUrl } from './return-url.ts';
import type { Session, SessionState } from './session-book.ts';

export const stateTitles: Record<SessionState, string> = {
  IN_BANK: 'در انتظار پرداخت',
  PAID: 'پرداخت‌شده، تأییدنشده',
  VERIFIED: 'پرداخت و تأیید شده',
  FAILED: 'ناموفق',
  REVERSED: 'برگشت‌خورده',
};

/** The bank's page: what is to be paid, and the four ways a payer may leave it. */
export function renderBankPage(session: Session): Html {
  return renderLayout({
    title: 'پرداخت',
    narrow: true,
    body: html`
<h1>درگاه پرداخت (شبیه‌ساز)</h1>
<section class="card">
${renderSession(session)}
${session.state === 'IN_BANK' ? renderChoices(session) : renderFinished(session)}
</section>
<p class="note">این صفحه نمایشی است؛ شمارهٔ کارت خواسته نمی‌شود و پولی جابه‌جا نمی‌شود.</p>`,
  });
}

export function renderClosedPage(session: Session): Html {
  const isPaid = session.state === 'PAID';
  return renderLayout({
    title: 'بی بازگشت',
    narrow: true,
    body: html`
<h1>${isPaid ? 'پرداخت شد و بازگشتی در کار نیست' : 'صفحه بسته شد'}</h1>
<section class="card">${renderSession(session)}
<p>${
      isPaid
        ? 'مانند خریداری که پس از پرداخت مرورگر را بسته است. فروشگاه باید پرداخت را خودش پیدا کند.'
        : 'مانند خریداری که بی پرداخت رفته است. نشست تا پایان مهلت باز می‌ماند.'
    }</p>
<a class="button" href="/zarinpal">همهٔ نشست‌ها</a></section>`,
  });
}

export function renderUnknownPage(): Html {
  return renderLayout({
    title: 'نشست پیدا نشد',
    narrow: true,
    body: html`<h1>نشست پرداخت پیدا نشد</h1>
<p>شناسهٔ پرداخت درست نیست یا شبیه‌ساز از نو راه افتاده است.</p>
<a class="button" href="/zarinpal">همهٔ نشست‌ها</a>`,
  });
}

function renderSession(session: Session): Html {
  const unit = session.currency === 'IRT' ? 'تومان' : 'ریال';
  return html`<dl>
<dt>مبلغ</dt><dd class="amount">${formatNumber(session.amount)} ${unit}</dd>
<dt>پذیرنده</dt><dd><bdi dir="ltr">${new URL(session.callbackUrl).host}</bdi></dd>
<dt>بابت</dt><dd>${session.description}</dd>
<dt>وضعیت</dt><dd><span class="pill">${stateTitles[session.state]}</span></dd>
${session.refId === undefined ? '' : html`<dt>شمارهٔ مرجع</dt><dd><bdi dir="ltr">${session.refId}</bdi></dd>`}
</dl>`;
}

function renderChoices({ authority }: Session): Html {
  return html`<form class="stack" method="post" action="/zarinpal/pg/StartPay/${authority}">
<button class="primary" name="action" value="pay">پرداخت</button>
<button class="danger" name="action" value="cancel">انصراف</button>
<button name="action" value="close">بستن صفحه بی پرداخت و بی بازگشت</button>
<button name="action" value="pay-without-return">پرداخت بی بازگشت به سایت</button>
</form>`;
}

function renderFinished(session: Session): Html {
  const isPaid = session.state === 'PAID' || session.state === 'VERIFIED';
  return html`<p>این نشست پایان یافته است.</p>
<a class="button primary" href="${buildReturnUrl(session, isPaid)}">بازگشت به سایت</a>`;
}
