import { createContext, useContext } from 'react';
import type { Centre, RepairRequest } from '#contract/repair/entities.ts';
import type { CallOutcome } from '../../portal/call-outcome.ts';
import type { ChosenPanel } from './choose-panel.ts';
import type { PortalState, Stage } from './portal-state.ts';
import type { SearchValues } from './search-values.ts';

/** How an action ended, for the form that asked for it: its text may go only after `done`. */
export type SubmitResult = 'done' | 'message-shown' | 'failed';

export type PortalActions = {
  open: () => Promise<void>;
  refresh: () => Promise<void>;
  editSearch: (change: Partial<SearchValues>) => void;
  search: (captcha?: string) => Promise<void>;
  resend: (captcha?: string) => Promise<void>;
  leaveCode: () => void;
  enterCode: () => void;
  editCode: () => void;
  verify: (typed: string) => Promise<void>;
  saveRequest: (input: {
    description: string;
    markazId: number;
    repairInPlace: boolean;
  }) => Promise<SubmitResult>;
  editDescription: (description: string) => Promise<SubmitResult>;
  saveAddress: (address: string) => Promise<SubmitResult>;
  addNote: (note: string) => Promise<SubmitResult>;
  declareClean: (name: string) => Promise<SubmitResult>;
  answerEstimate: (answer: { version: number; isAccepted: boolean; reason: string }) => Promise<SubmitResult>;
  saveParcel: (parcel: { carrier: string; parcelNumber: string }) => Promise<SubmitResult>;
  removePhoto: (id: string) => Promise<SubmitResult>;
  /** The request as the answer of a photo upload has it. */
  replaceRequest: (request: RepairRequest) => void;
  cancelRequest: (reason: string) => Promise<SubmitResult>;
  /** A part of what remains; without it as much as one payment may be. */
  pay: (amount?: number) => Promise<void>;
  savePolling: (input: { text: string; rating: number | null }) => Promise<SubmitResult>;
  closeResult: () => void;
  signOut: () => Promise<void>;
  findCentres: (phrase: string) => Promise<CallOutcome<Centre[]>>;
  openStep: (step: number) => void;
  openCurrent: () => void;
  openNewRequest: () => void;
  raiseAlert: (text: string, fieldId?: string) => void;
  closeAlert: () => void;
};

export type PortalValue = {
  state: PortalState;
  stage: Stage;
  chosen: ChosenPanel;
  actions: PortalActions;
  /** Number to call for help; the company's record may be missing. */
  phone: string | null;
};

export const PortalContext = createContext<PortalValue | null>(null);

export const usePortal = (): PortalValue => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is used outside PortalContext');
  return portal;
};
