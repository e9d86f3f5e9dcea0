import { officeClient } from '../../app/office-client.ts';

/** Signing in, fresh proofs and invitations. No other sign-in is asked for before them. */
export const signInClient = officeClient(
  {
    getAntiForgery: 'get /antiforgery',
    signIn: 'post /session',
    signInWithCode: 'post /session/code',
    getPasskeyOptions: 'post /session/passkey/options',
    signInWithPasskey: 'post /session/passkey',
    signInWithRecovery: 'post /session/recovery',
    beginSetUp: 'post /session/setup',
    finishSetUp: 'post /session/setup/code',
    getProofOptions: 'post /session/proof/options',
    prove: 'post /session/proof',
    readInvitation: 'post /invitation',
    acceptInvitation: 'post /invitation/accept',
  },
  { isOutsideSession: true },
);
