import { signInTexts } from '#web/texts/office/session.ts';
import { OfficeFailure } from '../../app/office-failure.ts';

type Json = Record<string, unknown>;

const refused = () =>
  new OfficeFailure({ code: 'given_up', message: signInTexts.passkeyFailed, httpStatus: 0, details: {} });

/** Lets the browser sign the server's challenge with a passkey of this person. The library comes when it is needed. */
export const askPasskey = async (options: Json): Promise<Json> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) };
  } catch {
    throw refused();
  }
};

/** Makes a new passkey on this device. */
export const makePasskey = async (options: Json): Promise<Json> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startRegistration({ optionsJSON: options as never })) };
  } catch {
    throw refused();
  }
};

/** Browsers know passkeys for names only, not for addresses in numbers. */
export const mayUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[0-9.]+$|^\[/.test(window.location.hostname);
