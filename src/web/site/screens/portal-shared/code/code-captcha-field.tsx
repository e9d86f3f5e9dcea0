import { useEffect, useRef } from 'react';
import { contactFormTexts } from '#web/texts/contact.ts';
import { codeTexts } from '#web/texts/repair.ts';
import { Note } from '#web/ui/note.tsx';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import type { CodeCaptcha } from './use-code-captcha.ts';

/** The captcha with one short note. The call that waited goes on when it is solved. */
export const CodeCaptchaField = ({ captcha, isFailed }: { captcha: CodeCaptcha; isFailed: boolean }) => {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Note>
      <p id="code-captcha" ref={note} tabIndex={-1} className="mb-2 font-semibold outline-none">
        {isFailed ? codeTexts.captchaFailed : codeTexts.captcha}
      </p>
      <CaptchaField
        purpose="one-time-code"
        legend={contactFormTexts.fields.recaptcha}
        controls={captcha.controls}
        onValue={captcha.onValue}
      />
    </Note>
  );
};
