/** `GET`: which captcha this installation uses, in the content envelope; may be cached. */
export const captchaSettingsPath = '/api/v1/captcha/settings';

/** `GET ?purpose=…`: a fresh challenge in the widget's own shape, without an envelope; never cached. */
export const captchaChallengePath = '/api/v1/captcha/challenge';
