import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code: string };

/**
 * Lets the phone hand over the code out of the SMS, where it can. The listening ends with the form, and when
 * the code is sent by hand.
 */
export const useWebOtp = (onCode: (code: string) => void): (() => void) => {
  const report = useEffectEvent(onCode);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    listening.current = stop;
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
  }, []);
  return useCallback(() => listening.current?.abort(), []);
};
