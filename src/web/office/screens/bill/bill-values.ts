import type { RequestDetails } from '../../app/queries/repair-queries.ts';

export type BillKind = 'estimate' | 'invoice';

/** A number is NaN while what is typed is none. */
export type LineValues = { code: string; title: string; quantity: number | null; unitRial: number | null };

/** What is typed into the editor of an estimate or an invoice. */
export type BillValues = {
  lines: LineValues[];
  discountKind: 'rial' | 'percent';
  /** NaN while what is typed is no number. */
  discountRial: number | null;
  /** As typed: percents may have a decimal. */
  discountPercent: string;
  note: string;
  isFree: boolean;
  reason: string;
};

export const emptyBill: BillValues = {
  lines: [],
  discountKind: 'rial',
  discountRial: null,
  discountPercent: '',
  note: '',
  isFree: false,
  reason: '',
};

type StoredBill = Pick<RequestDetails['estimates'][number], 'lines' | 'discountRial'>;

/** Where the lines come from: what was accepted, what was sent before, or what was withdrawn. */
export const findSource = (
  kind: BillKind,
  { estimates, invoices, estimateState }: Pick<RequestDetails, 'estimates' | 'invoices' | 'estimateState'>,
): { bill: StoredBill; from: 'estimate' | 'last-estimate' | 'withdrawn' } | undefined => {
  const estimate = estimates.at(-1);
  if (estimate && kind === 'estimate') return { bill: estimate, from: 'last-estimate' };
  if (estimate && estimateState === 'accepted') return { bill: estimate, from: 'estimate' };
  const withdrawn = invoices.findLast(({ withdrawnAt, isFree }) => withdrawnAt !== null && !isFree);
  return withdrawn && { bill: withdrawn, from: 'withdrawn' };
};

export const toBillValues = (source: StoredBill | undefined): BillValues =>
  source === undefined
    ? emptyBill
    : {
        ...emptyBill,
        lines: source.lines.map(({ code, title, quantity, unitRial }) => ({
          code,
          title,
          quantity,
          unitRial,
        })),
        discountRial: source.discountRial || null,
      };
