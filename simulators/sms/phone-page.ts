import { html } from 'hono/html';
import { type Html, renderLayout, renderMoment } from '../pages/layout.ts';
import type { PhoneMessage } from './message-box.ts';
import { phoneScript } from './phone-script.ts';

type Phone = { numbers: string[]; chosen: string | undefined; messages: PhoneMessage[] };

/** A phone that shows what arrived; messages come newest first and the screen stands on its head for them. */
export function renderPhonePage({ numbers, chosen, messages }: Phone): Html {
  const options = numbers.map(
    (number) => html`<option value="${number}" ${number === chosen ? 'selected' : ''}>${number}</option>`,
  );
  return renderLayout({
    title: 'تلفن همراه',
    narrow: true,
    script: phoneScript,
    body: html`
<h1>تلفن همراه</h1>
<form method="get" action="/phone" class="row" id="pick">
<label class="row">شماره
<select name="to" id="numbers"><option value="">همهٔ شماره‌ها</option>${options}</select></label>
<button>نمایش</button>
</form>
<div class="phone">
<div class="bar">${chosen === undefined ? 'پیام‌ها' : html`<bdi dir="ltr">${chosen}</bdi>`}</div>
<div class="screen" id="screen" role="log" aria-live="polite" aria-label="پیام‌های رسیده" tabindex="0">
${messages.length === 0 ? renderEmpty() : messages.map(renderBubble)}
</div>
</div>
<p class="quiet" id="state">برای دیدن پیام‌های تازه صفحه را دوباره باز کنید.</p>`,
  });
}

function renderEmpty(): Html {
  return html`<p class="empty">هنوز پیامی نرسیده است.</p>`;
}

function renderBubble(message: PhoneMessage): Html {
  const code = findCode(message.text);
  return html`<article class="bubble" data-id="${message.id}">
<div class="about"><bdi dir="ltr">${message.to}</bdi>${renderMoment(message.at)}</div>
<p dir="auto">${message.text}</p>
${code === undefined ? '' : html`<button type="button" data-code="${code}">کپی کد <bdi dir="ltr">${code}</bdi></button>`}
</article>`;
}

/** The code of the line that phones read, `@host #123456`. */
export function findCode(text: string): string | undefined {
  return /(?:^|\n)@\S+ #([0-9A-Za-z]{4,10})$/.exec(text)?.[1];
}
