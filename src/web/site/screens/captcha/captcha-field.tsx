import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaSettings } from '#contract/captcha/captcha.ts';
import { captchaTexts } from '#web/texts/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { AltchaBox } from './altcha-box.tsx';
import type { CaptchaBoxProps } from './captcha-box.ts';
import { RecaptchaBox } from './recaptcha-box.tsx';
import { useApproach } from './use-approach.ts';

type Loading = CaptchaSettings | 'waiting' | 'failed';

/**
 * The captcha that this installation has chosen, for any form. It loads itself when the visitor comes near, keeps
 * its place from the beginning, and says so when it cannot be loaded.
 */
export const CaptchaField = ({ legend, onValue, ...box }: CaptchaBoxProps & { legend: ReactNode }) => {
  const place = useRef<HTMLFieldSetElement>(null);
  const isNear = useApproach(place);
  const [loading, setLoading] = useState<Loading>('waiting');

  const [isVerified, setVerified] = useState(false);
  const report = (value: string) => {
    setVerified(value !== '');
    onValue(value);
  };

  const load = useCallback(() => {
    setLoading('waiting');
    import('./load-captcha.ts')
      .then(({ loadCaptcha }) => loadCaptcha())
      .then(setLoading, () => setLoading('failed'));
  }, []);
  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);

  return (
    <fieldset ref={place} className="min-h-12.5 min-w-0">
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      <Inside loading={loading} box={{ ...box, onValue: report }} retry={load} />
      <p role="status" className="sr-only">
        {isVerified && captchaTexts.done}
      </p>
    </fieldset>
  );
};

const Inside = ({ loading, box, retry }: { loading: Loading; box: CaptchaBoxProps; retry: () => void }) => {
  if (loading === 'waiting') {
    return <p className="py-2 text-fine text-ink-faint">{captchaTexts.loading}</p>;
  }
  if (loading === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-small text-danger">
        {captchaTexts.failed}
        <Button onClick={retry}>{captchaTexts.retry}</Button>
      </p>
    );
  }
  if (loading.kind === 'recaptcha') return <RecaptchaBox {...box} siteKey={loading.siteKey} />;
  if (!window.isSecureContext) return <p className="text-small text-danger">{captchaTexts.insecure}</p>;
  return <AltchaBox {...box} />;
};
