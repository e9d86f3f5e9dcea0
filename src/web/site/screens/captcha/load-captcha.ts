import { CaptchaSettings } from '#contract/captcha/captcha.ts';
import { captchaSettingsPath } from '#contract/captcha/captcha-paths.ts';
import { contentSuccess } from '#contract/envelope.ts';
import { getBrowserCall } from '../../api/browser-call.ts';

/** Asks which captcha this installation uses, and fetches the widget's program. */
export const loadCaptcha = async (): Promise<CaptchaSettings> => {
  const response = await getBrowserCall().read(
    new Request(`${window.location.origin}${captchaSettingsPath}`),
  );
  const { result } = contentSuccess(CaptchaSettings).parse(await response.json());
  if (result.kind === 'altcha') await import('./install-altcha.ts');
  else await loadScript(result.scriptUrl);
  return result;
};

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the captcha script could not be loaded'));
    };
    document.head.append(script);
  });
