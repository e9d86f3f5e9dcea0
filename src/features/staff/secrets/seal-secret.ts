import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Random } from '#ports/random.ts';

type SealDeps = { appSecret: string; random: Random };

/** An authenticator's secret has to be read again, so it is encrypted: a copy of the database alone opens nothing. */
export const sealSecret = ({ appSecret, random }: SealDeps, staffId: number, secret: string): string => {
  const nonce = Buffer.from(random.bytes(12));
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret), nonce);
  cipher.setAAD(Buffer.from(String(staffId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Undefined when it was sealed with another secret of the application, or for someone else. */
export const openSecret = (
  { appSecret }: Pick<SealDeps, 'appSecret'>,
  staffId: number,
  sealed: string,
): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret), bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(String(staffId)));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

const keyOf = (appSecret: string): Buffer => createHmac('sha256', appSecret).update('staff-totp').digest();
