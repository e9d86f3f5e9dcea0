import { useEffect } from 'react';
import { repairLimits } from '#contract/repair/limits.ts';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { useFoldedInput } from '../use-folded-input.ts';
import { normalizeCode } from './normalize-code.ts';
import { useWebOtp } from './use-web-otp.ts';

/** One input for the whole code: it can be pasted, typed, or filled in by the phone, which sends it at once. */
export const CodeField = ({
  label,
  hint,
  error,
  wrong,
  code,
  resendAt,
  onCode,
  onReceived,
}: {
  label: string;
  hint: string;
  error: string | false | undefined;
  /** The refusal of a wrong code: with each new one the input has the focus, its text chosen, its error in view. */
  wrong: object | undefined;
  code: string;
  /** Of the last SMS. */
  resendAt: number;
  onCode: (code: string) => void;
  onReceived: (code: string) => void;
}) => {
  const { ref, onChange } = useFoldedInput(normalizeCode, onCode);
  useWebOtp((received) => {
    onCode(normalizeCode(received));
    onReceived(received);
  }, resendAt);
  useEffect(() => {
    if (!wrong) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
    ref.current?.scrollIntoView({ block: 'center' });
  }, [wrong, ref]);
  return (
    <Field variant={largeFieldVariant} id="code" label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            onChange={onChange}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            dir="ltr"
            maxLength={32}
            data-arrival="stage"
            value={code}
            className="field code-input"
          />
          <CodeCircles filled={Math.min(code.replace(/\D/g, '').length, repairLimits.code)} />
        </>
      )}
    </Field>
  );
};

/** Six circles that fill with the digits; what is typed is read from the input itself. */
const CodeCircles = ({ filled }: { filled: number }) => (
  <span aria-hidden="true" className="code-circles">
    {Array.from({ length: repairLimits.code }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its place
      <i key={at} data-filled={at < filled || undefined} />
    ))}
  </span>
);
