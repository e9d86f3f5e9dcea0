import { codeTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { CodeCaptchaField } from '../../portal-shared/code/code-captcha-field.tsx';
import { formatClock, secondsUntil } from '../../portal-shared/code/count-down.ts';
import { useCodeCaptcha } from '../../portal-shared/code/use-code-captcha.ts';
import { usePortal } from '../state/portal-context.ts';
import type { Challenge } from '../state/portal-state.ts';

/** The wait until another SMS may be requested. Counted from the server's answer, so a reload keeps it. */
export const ResendCode = ({ challenge }: { challenge: Challenge }) => {
  const { state, actions } = usePortal();
  const now = useNow(challenge.resendAt);
  const left = secondsUntil(challenge.resendAt, now);
  const captcha = useCodeCaptcha((solution) => void actions.resend(solution));
  const asked = state.captcha?.where === 'code' ? state.captcha : null;
  const resend = () => {
    const solution = captcha.take();
    if (asked && solution === undefined) return captcha.focus();
    void actions.resend(solution);
  };
  return (
    <>
      {asked && left === 0 && <CodeCaptchaField captcha={captcha} isFailed={asked.isFailed} />}
      <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-small">
        {left > 0 ? (
          <p className="text-ink-soft">
            {challenge.isVoid ? codeTexts.newCodeIn : codeTexts.resendIn}{' '}
            <span role="timer" className="inline-block min-w-10 font-bold text-ink">
              {formatClock(left)}
            </span>
          </p>
        ) : (
          <Button
            variant={challenge.isVoid ? 'accent' : 'quiet'}
            size={challenge.isVoid ? 'large' : undefined}
            className="w-full"
            onClick={resend}
          >
            {challenge.isVoid ? codeTexts.newCode : codeTexts.resend}
          </Button>
        )}
        <p role="status" className="basis-full text-center text-success empty:hidden">
          {left > 0 && state.isResent ? codeTexts.resent : ''}
          {left === 0 && <span className="sr-only">{codeTexts.resendReady}</span>}
        </p>
      </div>
    </>
  );
};
