import { isolateCode } from '#kernel/isolate-code.ts';

/** What is said of a scanned code that opens nothing. */
export const deviceCodeTexts = {
  foreign: 'این کد شماره پیگیری نیست؛ کد روی برگهٔ درخواست یا برچسب دستگاه را اسکن کنید.',
  noOpenRequest: (serial: string) => `دستگاه ${isolateCode(serial)} درخواست باز ندارد.`,
} as const;
