import { useEffect, useEffectEvent } from 'react';

type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code: string };

/**
 * Lets the phone hand over the code out of the SMS, where it can; once more for each SMS, which has its own `resendAt`.
 */
export const useWebOtp = (onCode: (code: string) => void, resendAt: number): void => {
  const report = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phone hands over one code each time it is asked
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const stop = new AbortController();
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(options).then(
      (received) => {
        const code = (received as OtpCredential | null)?.code;
        if (code) report(code);
      },
      () => {
        // Refused, aborted or not possible here: the code is then typed.
      },
    );
    return () => stop.abort();
  }, [resendAt]);
};
