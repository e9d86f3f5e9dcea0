import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { signInTexts } from '#web/texts/office/session.ts';
import { createStoppedFailure } from '../../app/office-failure.ts';

type Options = { challenge: string };

/** Lets the browser sign the server's challenge with a passkey of this person. The library comes when it is needed. */
export const promptForPasskey = async (options: Options) => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return withPlainExtensions(await startAuthentication({ optionsJSON }));
  } catch {
    throw createStoppedFailure(signInTexts.passkeyFailed);
  }
};

/** Makes a new passkey on this device. */
export const makePasskey = async (options: Options) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return withPlainExtensions(await startRegistration({ optionsJSON }));
  } catch {
    throw createStoppedFailure(signInTexts.passkeyFailed);
  }
};

/** As the contract writes it: extensions are any object. */
const withPlainExtensions = <Answer extends { clientExtensionResults: object }>(answer: Answer) => ({
  ...answer,
  clientExtensionResults: { ...answer.clientExtensionResults } as Record<string, unknown>,
});
