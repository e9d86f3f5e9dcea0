import { html, raw } from 'hono/html';
import { style } from './style.ts';

export type Html = ReturnType<typeof html>;

type Layout = { title: string; body: Html; narrow?: boolean; script?: string };

/** Every page of the simulators: Persian, right to left, nothing loaded from anywhere else. */
export function renderLayout({ title, body, narrow = false, script }: Layout): Html {
  return html`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · شبیه‌ساز آزما</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<header class="top">
<a class="mark" href="/">شبیه‌سازها</a>
<a href="/phone">تلفن همراه</a>
<a href="/zarinpal">درگاه پرداخت</a>
<a href="/authenticator">برنامهٔ ورود</a>
</header>
<main class="${narrow ? 'narrow' : ''}">${body}</main>
${script === undefined ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>`;
}

const moment = new Intl.DateTimeFormat('fa-IR', {
  timeZone: 'Asia/Tehran',
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function renderMoment(at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
}

const whole = new Intl.NumberFormat('fa-IR');

export const formatNumber = (value: number): string => whole.format(value);
