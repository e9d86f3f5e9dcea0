import { html } from 'hono/html';
import { type Html, renderLayout } from './layout.ts';

/** The way in: what is simulated, and where its pages are. */
export function renderIndexPage(): Html {
  return renderLayout({
    title: 'شبیه‌سازها',
    body: html`
<h1>شبیه‌سازهای پیامک و پرداخت</h1>
<p class="quiet">این صفحه‌ها جای سرویس‌های بیرونی را در نمایش و آزمون می‌گیرند. هیچ پیامکی فرستاده نمی‌شود و هیچ پولی جابه‌جا نمی‌شود.</p>
<div class="cards">
<section class="card"><h2>تلفن همراه</h2>
<p>پیامک‌های فرستاده‌شده، همان لحظه که می‌رسند؛ با دکمهٔ کپی کد.</p>
<a class="button primary" href="/phone">دیدن تلفن</a></section>
<section class="card"><h2>درگاه پرداخت</h2>
<p>نشست‌های پرداخت و وضعیت هر کدام؛ صفحهٔ بانک هر نشست از همین‌جا باز می‌شود.</p>
<a class="button" href="/zarinpal">دیدن نشست‌ها</a></section>
<section class="card"><h2>برنامهٔ ورود</h2>
<p>کد مرحلهٔ دوم ورود افراد نمایشی دفتر، با ثانیه‌هایی که از هر کدام مانده است.</p>
<a class="button" href="/authenticator">دیدن کدها</a></section>
<section class="card"><h2>خطاهای پیامک</h2>
<p>کند شدن، قطعی، کمبود اعتبار، پاسخ نامفهوم و بی‌پاسخی پس از پذیرش.</p>
<a class="button" href="/sms/faults">کلیدهای خطای پیامک</a></section>
<section class="card"><h2>خطاهای درگاه</h2>
<p>همهٔ کدهای خطا، قطعی، بازگشت دوباره و بازگشت ساختگی.</p>
<a class="button" href="/zarinpal/faults">کلیدهای خطای درگاه</a></section>
</div>
<section class="card"><h2>نشانی‌ها</h2>
<dl>
<dt>کاوه‌نگار</dt><dd><code>/kavenegar/v1/{key}/…</code></dd>
<dt>SMS.ir</dt><dd><code>/smsir/v1/send/…</code></dd>
<dt>زرین‌پال</dt><dd><code>/zarinpal/pg/v4/payment/…</code></dd>
<dt>پیامک‌ها (JSON)</dt><dd><code>/sms/messages?to=09…</code></dd>
<dt>نشست‌ها (JSON)</dt><dd><code>/zarinpal/sessions</code></dd>
<dt>کدهای ورود (JSON)</dt><dd><code>/authenticator/codes</code></dd>
<dt>پاک کردن همه چیز</dt><dd><code>POST /reset</code></dd>
</dl></section>`,
  });
}
