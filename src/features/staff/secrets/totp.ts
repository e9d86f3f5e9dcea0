import { generateSecret, generateURI, verify } from 'otplib';
import type { TotpSetUp } from '#contract/office/calls/session-calls.ts';
import { drawQr } from '#kernel/draw-qr.ts';
import { secondMs } from '#kernel/durations.ts';
import { foldDigits } from '#kernel/fold-digits.ts';

export const makeTotpSecret = (): string => generateSecret();

/**
 * The time step whose code this is; undefined for a wrong one. The step before and the one after are taken too,
 * for clocks that are not quite right and for people who type slowly.
 */
export const findTotpStep = async (
  secret: string,
  typed: string,
  nowMs: number,
): Promise<number | undefined> => {
  const token = foldDigits(typed).replace(/[\s\u200c]/gu, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const answer = await verify({ secret, token, epoch: Math.floor(nowMs / secondMs), epochTolerance: 30 });
  return answer.valid && 'timeStep' in answer ? answer.timeStep : undefined;
};

export const writeTotpSetUp = (secret: string, { email }: { email: string }): TotpSetUp => {
  const uri = generateURI({ issuer: 'Azma', label: email, secret });
  return { secret, uri, qr: drawQr(uri) };
};
