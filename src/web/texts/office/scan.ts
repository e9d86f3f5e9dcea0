import { isolateCode } from '#kernel/isolate-code.ts';

/** What the frame itself says about a scan; it stands apart so that the frame brings no more. */
export const scanTexts = {
  unknown: (traceNumber: string) => `درخواستی با شماره پیگیری ${isolateCode(traceNumber)} پیدا نشد.`,
  camera: 'اسکن با دوربین',
  foreign: 'این کد شماره پیگیری نیست؛ کد روی برگهٔ درخواست یا برچسب دستگاه را اسکن کنید.',
  noOpenRequest: (serial: string) => `دستگاه ${isolateCode(serial)} درخواست باز ندارد.`,
  busy: 'نخست پنجرهٔ باز را ببندید، سپس دوباره اسکن کنید.',
} as const;
