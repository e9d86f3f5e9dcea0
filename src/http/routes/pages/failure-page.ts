import { bytesAnswer } from '../../bytes-answer.ts';
import type { Refusal } from '../../refusal.ts';
import { type PolicySources, pagePolicy } from '../../security-policy.ts';
import { writeCode } from '../write-figures.ts';

/**
 * The page of last resort, for when the site itself could not answer. It depends on nothing: no data, no
 * stylesheet, no script, so it also works when everything else does not.
 */
export const failurePage = (refusal: Refusal, httpRequestId: string, policy: PolicySources): Response => {
  const title = refusal.httpStatus === 404 ? 'صفحه پیدا نشد' : 'مشکلی پیش آمد';
  const html = `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
<p>${refusal.message}</p>
<p><a href="/">بازگشت به صفحه نخست</a></p>
<p><small>شناسهٔ خطا: ${writeCode(httpRequestId)}</small></p>
</main>
</body>
</html>`;
  return bytesAnswer(html, {
    status: refusal.httpStatus,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(policy),
      ...refusal.headers,
    },
  });
};
