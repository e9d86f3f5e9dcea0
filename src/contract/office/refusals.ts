import { AppError, type AppErrorCode } from '#kernel/app-error.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { errorTexts } from '../errors.ts';

/** The sentence for each code, unless the call has its own. */
export const officeErrorTexts: Readonly<Record<AppErrorCode, string>> = {
  ...errorTexts,
  unauthorised: 'برای ادامه، دوباره وارد شوید.',
  forbidden: 'اجازهٔ این کار را ندارید. اگر لازم است، از مدیر بخواهید.',
  reauth_required: 'برای این کار، گذرواژه و کد تأیید را دوباره وارد کنید.',
  conflict: 'این مورد در این فاصله تغییر کرده است. صفحه را تازه کنید.',
};

/** Sentences of sign-in, accounts and the inbox that a refusal may carry. */
export const staffRefusalTexts = {
  wrongPassword: 'ایمیل یا گذرواژه درست نیست.',
  wrongCode: 'کد تأیید درست نیست. کد تازه را وارد کنید.',
  wrongRecoveryCode: 'این کد بازیابی درست نیست یا پیش‌تر به کار رفته است.',
  wrongPasskey: 'کلید عبور پذیرفته نشد. دوباره تلاش کنید.',
  secondStepLocked:
    'مرحلهٔ دوم ورود این حساب پس از پاسخ‌های نادرست قفل شده است. از مدیر بخواهید آن را باز کند.',
  notLocked: 'مرحلهٔ دوم این حساب قفل نیست.',
  wrongProof: 'گذرواژه یا کد تأیید درست نیست.',
  passwordLength: 'گذرواژه باید ۱۲ تا ۱۲۸ نویسه باشد.',
  passwordGuessable: 'این گذرواژه به‌آسانی حدس زده می‌شود؛ گذرواژهٔ دیگری برگزینید.',
  lastFactor: 'دست‌کم یک روش برای مرحلهٔ دوم ورود باید بماند.',
  invitationVoid: 'این دعوت‌نامه دیگر معتبر نیست. از مدیر بخواهید دعوت‌نامهٔ تازه‌ای بفرستد.',
  emailTaken: 'این ایمیل پیش‌تر ثبت شده است.',
  lastManager: 'دست‌کم یک مدیر باید بماند.',
  needsRole: 'دست‌کم یک نقش را برگزینید.',
  mayNotAnswer: 'این شخص اجازهٔ پاسخ دادن ندارد.',
  noMailServer: 'سرور ایمیل تنظیم نشده است؛ از اینجا نمی‌توان پاسخ داد.',
  spamGetsNoReply: 'به فرستندهٔ هرزنامه چیزی فرستاده نمی‌شود.',
  foreignOrigin: 'این کار از این نشانی پذیرفته نیست. صفحه را تازه کنید و دوباره تلاش کنید.',
} as const;

/** «تعداد تلاش‌ها زیاد بود. ۲ دقیقهٔ دیگر دوباره تلاش کنید.» */
export const writeTooMany = (retryAfterSeconds: number): string =>
  `تعداد تلاش‌ها زیاد بود. ${toPersianDigits(Math.max(1, Math.ceil(retryAfterSeconds / 60)))} دقیقهٔ دیگر دوباره تلاش کنید.`;

/** «مریم این پیام را برداشته است.» */
export const writeTaken = (name: string): string => `${name} این پیام را برداشته است.`;

/**
 * A refusal with a sentence of its own. `more` goes out beside code and message: what a screen needs to go on.
 *
 * @example throw officeRefusal('conflict', staffRefusalTexts.lastManager);
 * @example throw officeRefusal('invalid_input', staffRefusalTexts.passwordLength, { fields: { password: '…' } });
 */
export const officeRefusal = (
  code: AppErrorCode,
  text: string,
  more: Readonly<Record<string, unknown>> = {},
): AppError => new AppError(code, { details: { ...more, text } });
