import { z } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import { isNationalId } from '#kernel/national-id.ts';

/** The sentences beside the fields of an identity. */
export const identityTexts = {
  nationalId: 'شناسهٔ ملی ۱۱ رقمی یا کد ملی ۱۰ رقمی را درست بنویسید؛ رقم کنترل با بقیه نمی‌خواند.',
  economicNumber: 'شمارهٔ اقتصادی ۱۱ تا ۱۴ رقم است.',
  postalCode: 'کد پستی ۱۰ رقم است.',
} as const;

const words = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(max));

/** Digits however they are typed, spaces and dashes between them aside; empty where nothing is known. */
const digits = (isRight: (text: string) => boolean, fault: string) =>
  z
    .string()
    .max(40)
    .transform((text) => foldDigits(text).replace(/[\s-]/g, ''))
    .pipe(z.string().refine((text) => text === '' || isRight(text), fault));

/** Seller or buyer as accounting knows them. Empty ones are left out of the papers. */
export const PartyIdentity = z.object({
  name: words(200),
  /** Ten digits of a person or eleven of a company. */
  nationalId: digits(isNationalId, identityTexts.nationalId),
  economicNumber: digits((text) => /^\d{11,14}$/.test(text), identityTexts.economicNumber),
  postalCode: digits((text) => /^\d{10}$/.test(text), identityTexts.postalCode),
  address: words(500),
});
export type PartyIdentity = z.infer<typeof PartyIdentity>;

export const noIdentity: PartyIdentity = {
  name: '',
  nationalId: '',
  economicNumber: '',
  postalCode: '',
  address: '',
};

export const isEmptyIdentity = (identity: PartyIdentity): boolean =>
  Object.values(identity).every((value) => value === '');

/** As it is stored; null when there is nothing in it. */
export const writeIdentity = (identity: PartyIdentity | null): string | null =>
  identity && !isEmptyIdentity(identity) ? JSON.stringify(identity) : null;

/** From how it is stored; null when nothing is known. */
export const parseIdentity = (stored: string | null | undefined): PartyIdentity | null =>
  stored ? { ...noIdentity, ...JSON.parse(stored) } : null;
