import { isolateCode } from '#kernel/isolate-code.ts';

/** What the shell itself shows about a scan; a file of its own, so that the shell loads no more. */
export const scanTexts = {
  unknown: (traceNumber: string) => `درخواستی با شماره پیگیری ${isolateCode(traceNumber)} پیدا نشد.`,
  camera: 'اسکن با دوربین',
  busy: 'نخست پنجرهٔ باز را ببندید، سپس دوباره اسکن کنید.',
} as const;
