import { createContext, use } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';

/** The papers a customer prints on A5 or A4; the slips of a parcel have paper of their own. */
export type PaperKind = 'estimate' | 'invoice' | 'receipt' | 'intake' | 'record' | 'report';

export type OpenPaper = { kind: PaperKind; request: RepairRequest | undefined };

/** Which paper is being printed, and how to print one. Slips are not printed meanwhile. */
export const PaperContext = createContext<{
  isOpen: boolean;
  open: (paper: OpenPaper) => void;
}>({ isOpen: false, open: () => {} });

export const usePapers = () => use(PaperContext);
