/** Tells people from programs: a solution is checked for its purpose and accepted once. */

export {
  type CaptchaDeps,
  checkCaptcha,
  purgeUsedCaptchas,
  requireSolvedCaptcha,
  spendCaptcha,
} from './require-solved-captcha.ts';
