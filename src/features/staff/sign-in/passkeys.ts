import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { staffRefusalTexts } from '#contract/office/refusals.ts';
import { hashStaffToken } from '#features/tokens/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from '../records/deps.ts';
import {
  insertStaffChallenge,
  listPasskeys,
  recordPasskeyUse,
  takeChallenge,
} from '../records/factor.repository.ts';
import type { Staff } from '../records/staff.repository.ts';
import { findRelyingParty, passkeyAlgorithms } from '../secrets/passkey.rules.ts';
import type { Proof } from './second-step.ts';

type Use = 'sign-in' | 'proof';

/** Loaded at its first use: its 300 modules are a tenth of what a start would read. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const requireRelyingParty = (origin: string): string => {
  const rpID = findRelyingParty(origin);
  if (!rpID) throw new AppError('not_found', { message: 'passkeys need a host name' });
  return rpID;
};

/** What a browser needs to ask for one of the person's passkeys. */
export const requestPasskey = async (deps: StaffDeps, staff: Staff, purpose: Use, origin: string) => {
  const rpID = requireRelyingParty(origin);
  const passkeys = await listPasskeys(deps.storage.db, staff.id);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await insertStaffChallenge(deps.storage.db, {
    hash: hashStaffToken(options.challenge),
    staffId: staff.id,
    purpose,
  });
  return options;
};

/** An answer is good for the challenge it was asked with, once, and only from our own page. */
export const provePasskey = async (
  deps: StaffDeps,
  staff: Staff,
  { response, purpose, origin }: { response: AuthenticationResponseJSON; purpose: Use; origin: string },
): Promise<Proof> => {
  const wrong: Proof = { method: 'passkey', wrongText: staffRefusalTexts.wrongPasskey, use: undefined };
  const rpID = findRelyingParty(origin);
  const passkeys = await listPasskeys(deps.storage.db, staff.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (!passkey || !rpID) return wrong;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) =>
        takeChallenge(deps.storage.db, { hash: hashStaffToken(challenge), staffId: staff.id, purpose }),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) return wrong;
    const use: Proof['use'] = async (trx) => {
      await recordPasskeyUse(trx, passkey.id, authenticationInfo.newCounter);
      return true;
    };
    return { ...wrong, use };
  } catch {
    // The library throws for each fault that an answer can have; to the person they are one.
    return wrong;
  }
};

export const requestNewPasskey = async (deps: StaffDeps, staff: Staff, origin: string) => {
  const rpID = requireRelyingParty(origin);
  const passkeys = await listPasskeys(deps.storage.db, staff.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Azma',
    rpID,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(`staff-${staff.id}`),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  await insertStaffChallenge(deps.storage.db, {
    hash: hashStaffToken(options.challenge),
    staffId: staff.id,
    purpose: 'register',
  });
  return options;
};

export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] };

/** The passkey that the browser made for us; undefined when its answer does not hold. */
export const checkNewPasskey = async (
  deps: StaffDeps,
  staff: Staff,
  { response, origin }: { response: RegistrationResponseJSON; origin: string },
): Promise<NewPasskey | undefined> => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        takeChallenge(deps.storage.db, {
          hash: hashStaffToken(challenge),
          staffId: staff.id,
          purpose: 'register',
        }),
      expectedOrigin: origin,
      expectedRPID: requireRelyingParty(origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
    };
  } catch {
    return undefined;
  }
};
