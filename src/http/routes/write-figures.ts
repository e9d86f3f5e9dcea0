import { foldDigits } from '#kernel/fold-digits.ts';
import { formatJalaliDateTime, isoDate } from '#kernel/jalali.ts';
import { toTelephone } from '#kernel/to-telephone.ts';

/** The figures of `src/web/ui/figures` as text, for pages that are written without React. */

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A trace number or another code: Latin digits, left to right, apart from the Persian around it. */
export const writeCode = (code: string): string => `<bdi dir="ltr">${escapeHtml(code)}</bdi>`;

/** A telephone is a code that can be pressed. */
export const writePhone = (phone: string): string =>
  `<a class="phone" href="${toTelephone(phone)}">${writeCode(foldDigits(phone))}</a>`;

export const writeMoment = (at: string): string =>
  `<time class="soft" datetime="${isoDate(at)}">${formatJalaliDateTime(at)}</time>`;
