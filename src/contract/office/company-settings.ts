import { z } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import { isSheba } from '#kernel/sheba.ts';
import { noIdentity, PartyIdentity } from '../repair/party-identity.ts';
import { line } from './office-values.ts';

/** What one online payment may come to at most, in rials: the bounds of the setting itself. */
const onlineMaxBounds = { min: 1_000_000, max: 99_999_999_999 } as const;

const companyRefusalTexts = {
  sheba: 'شمارهٔ شبا IR و ۲۴ رقم است؛ رقم‌های کنترل با بقیه نمی‌خواند.',
  onlineMax: 'سقف یک پرداخت اینترنتی از ۱٬۰۰۰٬۰۰۰ تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال است.',
} as const;

/** An account that customers transfer money to. */
const CompanyAccount = z.object({
  bank: line(2, 60),
  owner: line(0, 120),
  sheba: z
    .string()
    .max(60)
    .transform((text) => foldDigits(text).replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().refine(isSheba, companyRefusalTexts.sheba)),
});

/** What papers and payments say about the company. */
export const CompanySettings = z.object({
  seller: PartyIdentity,
  accounts: z.array(CompanyAccount).max(5),
  /** Null: the value of the environment (`ONLINE_MAX_RIAL`). */
  onlineMaxRial: z
    .int(companyRefusalTexts.onlineMax)
    .min(onlineMaxBounds.min, companyRefusalTexts.onlineMax)
    .max(onlineMaxBounds.max, companyRefusalTexts.onlineMax)
    .nullable(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

export const defaultCompanySettings: CompanySettings = {
  seller: noIdentity,
  accounts: [],
  onlineMaxRial: null,
};
