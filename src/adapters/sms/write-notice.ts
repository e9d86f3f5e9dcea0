import type { SmsMessage, SmsTemplate } from '#ports/sms.ts';

/** Everything but the one-time code, which providers send only by a template approved in their panel. */
export type NoticeTemplate = Exclude<SmsTemplate, 'one-time-code'>;
export type NoticeMessage = Extract<SmsMessage, { template: NoticeTemplate }>;

/** The Persian text of a notice. Trace numbers end their line, so that no phone turns them around. */
export function writeNotice(message: NoticeMessage, siteName: string): string {
  switch (message.template) {
    case 'request-registered':
      return ['درخواست تعمیر شما ثبت شد.', `شماره پیگیری: ${message.params.traceNumber}`, siteName].join(
        '\n',
      );
    case 'status-changed':
      return [
        `وضعیت تعمیر دستگاه شما: ${message.params.status}`,
        `شماره پیگیری: ${message.params.traceNumber}`,
        siteName,
      ].join('\n');
    case 'payment-received':
      return [
        'پرداخت هزینهٔ تعمیر انجام شد. سپاسگزاریم.',
        `شمارهٔ مرجع: ${message.params.reference}`,
        `شماره پیگیری: ${message.params.traceNumber}`,
        siteName,
      ].join('\n');
  }
}
