import { html } from 'hono/html';
import { formatNumber, type Html, renderLayout } from '../pages/layout.ts';

export type ShownCode = { email: string; name: string; code: string; secondsLeft: number };

/** The codes, renewed by themselves; pressing one copies it. */
export function renderAuthenticatorPage(codes: readonly ShownCode[]): Html {
  return renderLayout({
    title: 'برنامهٔ ورود',
    narrow: true,
    body: html`
<h1>برنامهٔ ورود</h1>
<p class="quiet">کد مرحلهٔ دوم ورود افراد نمایشی دفتر. هر کد یک بار کار می‌کند و پس از چند ثانیه کد تازه‌ای می‌آید.</p>
<div class="cards">
${codes.map(
  ({ email, name, code, secondsLeft }) => html`<section class="card" data-email="${email}">
<h2>${name}</h2>
<p class="quiet"><bdi dir="ltr">${email}</bdi></p>
<p><button class="button primary" type="button" data-code><bdi dir="ltr">${code}</bdi></button></p>
<p class="quiet"><span data-left>${formatNumber(secondsLeft)}</span> ثانیه مانده است</p></section>`,
)}
</div>
<p class="quiet" role="status" data-message></p>`,
    script,
  });
}

const script = `
const whole = new Intl.NumberFormat('fa-IR');
const message = document.querySelector('[data-message]');
async function renew() {
  try {
    for (const shown of await (await fetch('/authenticator/codes')).json()) {
      const card = document.querySelector('[data-email="' + shown.email + '"]');
      if (!card) continue;
      card.querySelector('[data-code] bdi').textContent = shown.code;
      card.querySelector('[data-left]').textContent = whole.format(shown.secondsLeft);
    }
  } catch {}
}
for (const button of document.querySelectorAll('[data-code]')) {
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.textContent.trim());
      message.textContent = 'کد کپی شد.';
    } catch {
      message.textContent = 'کد را خودتان کپی کنید.';
    }
  });
}
setInterval(renew, 1000);
`;
