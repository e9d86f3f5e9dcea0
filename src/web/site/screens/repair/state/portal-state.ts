import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import type { AlertTone } from '../../../ui/alert-dialog.tsx';
import { type DeviceQuery, emptySearch, type SearchValues } from './search-values.ts';

/** A code that is on its way. Times are this browser's clock, from the seconds the server named. */
export type Challenge = {
  deviceQuery: DeviceQuery;
  mobile: string;
  resendAt: number;
  expiresAt: number;
  /** Tries left at this code, by the server's count. */
  triesLeft: number;
  /** Out of tries: only a new code helps. */
  isVoid: boolean;
  /** It is not known whether the SMS was sent. */
  isSendingUnknown: boolean;
};

/** An alert in the page. */
export type PortalAlert = {
  tone: AlertTone;
  text: string;
  /** A second sentence, smaller. */
  detail?: string | undefined;
  showsPhone?: boolean;
  /** The field it is about: its closing leads there. */
  fieldId?: string | undefined;
  /** Its closing loads the page anew. */
  reloads?: boolean;
};

/** The red message under a form, and under which one. */
export type FormMessage = {
  where: 'search' | 'code' | 'device-view';
  text: string;
  /** The server's reason, by which it is decided how the sentence is shown. */
  reason?: string | undefined;
};

/** Before which call the server requires a captcha, and whether the last one was refused. */
export type RequiredCaptcha = { where: 'search' | 'code'; isFailed: boolean };

/** Fields whose last sending failed because they were empty or malformed. */
export type WrongField = 'serial' | 'trace' | 'code';

/** What Save came back with; shown until the customer goes on. */
export type SaveResult = { message: string; request: RepairRequest };

export type PortalState = {
  /** `opening` until the session is read; `unreachable` when that failed. */
  opening: 'opening' | 'unreachable' | 'open';
  search: SearchValues;
  challenge: Challenge | null;
  /** Another code was sent for the same challenge. */
  isResent: boolean;
  view: RepairView | null;
  result: SaveResult | null;
  /** Calls under way. */
  waiting: number;
  alert: PortalAlert | null;
  formMessage: FormMessage | null;
  /** An action that went well, in the server's words. */
  successMessage: string | null;
  captcha: RequiredCaptcha | null;
  wrongField: WrongField | null;
};

export const initialPortalState: PortalState = {
  opening: 'opening',
  search: emptySearch,
  challenge: null,
  isResent: false,
  view: null,
  result: null,
  waiting: 0,
  alert: null,
  formMessage: null,
  successMessage: null,
  captcha: null,
  wrongField: null,
};

export type Stage = 'opening' | 'unreachable' | 'search' | 'code' | 'device-view';

/**
 * Which stage is shown. The code step is an address of its own (`?at=code`), so that the back button
 * leads from it to the search and not out of the portal.
 */
export const chooseStage = (
  { opening, view, challenge }: Pick<PortalState, 'opening' | 'view' | 'challenge'>,
  at: string | null,
): Stage => {
  if (opening !== 'open') return opening;
  if (view) return 'device-view';
  return challenge && at === 'code' ? 'code' : 'search';
};

/** The request the portal is about: the newest one. */
export const findCurrentRequest = (view: RepairView): RepairRequest | undefined => view.repairRequests?.[0];
