import { codeTexts } from '#web/texts/repair.ts';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import type { CodeCaptcha } from './use-code-captcha.ts';

export const CodeCaptchaField = ({ captcha }: { captcha: CodeCaptcha }) => (
  <div>
    <p id="code-captcha" className="mb-1 font-semibold">
      {codeTexts.captcha}
    </p>
    <CaptchaField
      purpose="one-time-code"
      labelledBy="code-captcha"
      controls={captcha.controls}
      onValue={captcha.onValue}
    />
  </div>
);
