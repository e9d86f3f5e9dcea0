import { isIP } from 'node:net';

/** Ed25519, P-256 and RSA, in this order of preference. */
export const passkeyAlgorithms = [-8, -7, -257];

/** The name a passkey is tied to; undefined where browsers refuse passkeys, which is on a bare IP address. */
export const findRelyingParty = (origin: string): string | undefined => {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : undefined;
};
