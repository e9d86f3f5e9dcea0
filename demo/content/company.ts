import type { CompanySettings } from '#contract/office/company-settings.ts';
import type { PartyIdentity } from '#contract/repair/party-identity.ts';

/** What the demo's papers say about the company; numbers with right check digits that belong to nobody. */
export const demoCompany: CompanySettings = {
  seller: {
    name: 'شرکت تولیدی و مهندسی آزما (سهامی خاص)',
    nationalId: '14001234562',
    economicNumber: '411123456789',
    postalCode: '1417900011',
    address: 'تهران، خیابان کارگر شمالی، بالاتر از خیابان نصرت، کوچهٔ یاس، پلاک ۴۲، طبقهٔ سوم',
  },
  accounts: [
    { bank: 'ملت', owner: 'شرکت آزما', sheba: 'IR160120000000001234567890' },
    { bank: 'ملی', owner: 'شرکت آزما', sheba: 'IR540170000000009876543210' },
  ],
  onlineMaxRial: null,
};

/** The buyer behind some centres, by the centre's name. */
export const demoBuyers: Readonly<Record<string, PartyIdentity>> = {
  'آزمایشگاه پارسه': {
    name: 'شرکت خدمات آزمایشگاهی پارسه',
    nationalId: '10109876548',
    economicNumber: '10109876548',
    postalCode: '1939600017',
    address: 'تهران، خیابان شریعتی، بالاتر از پل صدر، پلاک ۱۷۳۲',
  },
  'آزمایشگاه مرجع سپید': {
    name: 'دکتر لیلا رستگار',
    nationalId: '0012345679',
    economicNumber: '',
    postalCode: '1969700025',
    address: '',
  },
};
