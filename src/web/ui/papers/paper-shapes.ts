/** What the papers of a repair are written from. Instants are ISO in UTC, amounts whole rials. */

export type PaperSize = 'a4' | 'a5';

/** Whose device it is, and who writes. */
export type PaperSubject = {
  company: string;
  companyAddress: string;
  traceNumber: string;
  productName: string;
  serialNumber: string;
  centreName: string;
  /** Province and city. */
  place: string;
};

/** Seller or buyer as accounting knows them. What is empty is left out. */
export type PaperParty = {
  name: string;
  nationalId: string;
  economicNumber: string;
  postalCode: string;
  address: string;
};

export type PaperLine = {
  title: string;
  quantity: number;
  unitRial: number;
  totalRial: number;
  /** Share of the discount and tax of this line, where they are known. */
  discountRial?: number | null | undefined;
  taxRial?: number | null | undefined;
};

export type PaperBill = {
  lines: readonly PaperLine[];
  sumRial: number;
  discountRial: number;
  /** Left out where it is not known; the tax then stands without its percent. */
  taxPercent?: number | undefined;
  taxRial: number;
  payableRial: number;
  seller?: PaperParty | null | undefined;
  buyer?: PaperParty | null | undefined;
  /** How much of it is paid; left out where it does not matter. */
  paidRial?: number | undefined;
};
