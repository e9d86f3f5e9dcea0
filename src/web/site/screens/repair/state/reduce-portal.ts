import type { AuthData, CurrentSession, RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { deviceSearchTexts } from '#web/texts/repair.ts';
import type {
  Challenge,
  FormMessage,
  PortalAlert,
  PortalState,
  RequiredCaptcha,
  WrongField,
} from './portal-state.ts';
import { putRequest, replaceKnownRequest } from './put-request.ts';
import { type DeviceQuery, isSameDeviceQuery, type SearchValues } from './search-values.ts';

export type PortalEvent =
  | { type: 'search-edited'; change: Partial<SearchValues> }
  | { type: 'call-begun' }
  | { type: 'call-ended' }
  | { type: 'session-read'; session: CurrentSession; now: number }
  | { type: 'session-unread' }
  | { type: 'code-sent'; deviceQuery: DeviceQuery; auth: AuthData; now: number }
  | { type: 'captcha-asked'; captcha: RequiredCaptcha }
  | { type: 'field-wrong'; field: WrongField; text: string }
  | { type: 'form-message'; formMessage: FormMessage }
  | { type: 'code-edited' }
  | { type: 'code-wrong'; text: string; reason?: string | undefined }
  | { type: 'code-void'; text: string }
  | { type: 'verified'; view: RepairView }
  | { type: 'request-saved'; request: RepairRequest; message: string }
  | { type: 'request-changed'; request: RepairRequest; message: string }
  | { type: 'request-replaced'; request: RepairRequest }
  | { type: 'step-changed' }
  | { type: 'result-closed' }
  | { type: 'signed-out' }
  | { type: 'alerted'; alert: PortalAlert }
  | { type: 'alert-closed' };

/** A new code ends ten minutes later; the same code sent again ends when it did before, within the time of a call. */
const sameCodeMs = 30_000;

const sessionEnded: FormMessage = { where: 'search', text: deviceSearchTexts.sessionEnded };

/** The state of the portal after an event. */
export const reducePortal = (state: PortalState, event: PortalEvent): PortalState => {
  switch (event.type) {
    case 'search-edited':
      return {
        ...state,
        search: { ...state.search, ...event.change },
        formMessage: without(state.formMessage, 'search'),
        wrongField: null,
      };
    case 'call-begun':
      return { ...state, waiting: state.waiting + 1 };
    case 'call-ended':
      return { ...state, waiting: Math.max(0, state.waiting - 1) };
    case 'session-read':
      return readSession(state, event);
    case 'session-unread':
      return state.opening === 'open' ? state : { ...state, opening: 'unreachable' };
    case 'code-sent': {
      const challenge = toChallenge(event.deviceQuery, event.auth, event.now);
      return {
        ...state,
        isResent:
          state.challenge !== null && !challenge.isSendingUnknown && isSameCode(state.challenge, challenge),
        challenge,
        formMessage: null,
        captcha: null,
      };
    }
    case 'captcha-asked':
      return { ...state, captcha: event.captcha, formMessage: null };
    case 'field-wrong':
      return {
        ...state,
        wrongField: event.field,
        alert: { tone: 'warning', text: event.text, fieldId: event.field },
      };
    case 'form-message':
      return { ...state, formMessage: event.formMessage };
    case 'code-edited':
      return { ...state, formMessage: without(state.formMessage, 'code'), isResent: false, wrongField: null };
    case 'code-wrong':
      return {
        ...state,
        challenge: state.challenge && {
          ...state.challenge,
          triesLeft: Math.max(0, state.challenge.triesLeft - 1),
        },
        formMessage: { where: 'code', text: event.text, reason: event.reason },
      };
    case 'code-void':
      return {
        ...state,
        challenge: state.challenge && { ...state.challenge, triesLeft: 0, isVoid: true },
        isResent: false,
        formMessage: { where: 'code', text: event.text, reason: 'too-many-tries' },
      };
    case 'verified':
      return {
        ...state,
        view: event.view,
        challenge: null,
        result: null,
        formMessage: null,
        isResent: false,
      };
    case 'request-saved': {
      const view = state.view && putRequest(state.view, event.request);
      return {
        ...state,
        view,
        result: { message: event.message, request: event.request },
        formMessage: null,
        successMessage: null,
      };
    }
    case 'request-changed':
      return {
        ...state,
        view: state.view && putRequest(state.view, event.request),
        formMessage: null,
        successMessage: event.message,
      };
    case 'request-replaced':
      // Beside whatever else is under way: what is said about that stays.
      return { ...state, view: state.view && replaceKnownRequest(state.view, event.request) };
    case 'step-changed':
      return { ...state, formMessage: null, successMessage: null, result: null };
    case 'result-closed':
      return { ...state, result: null };
    case 'signed-out':
      return {
        ...state,
        view: null,
        challenge: null,
        result: null,
        successMessage: null,
        captcha: null,
        formMessage: sessionEnded,
      };
    case 'alerted':
      return { ...state, alert: event.alert };
    case 'alert-closed':
      return { ...state, alert: null };
  }
};

const readSession = (
  state: PortalState,
  { session, now }: { session: CurrentSession; now: number },
): PortalState => {
  const { view, challenge } = session;
  const hasEnded = state.view !== null && view === null;
  // The server names no void code. Its sentence and the wait for a new one stay until there is something else to show.
  const voidChallenge = state.challenge?.isVoid && !view ? state.challenge : null;
  return {
    ...state,
    opening: 'open',
    view,
    result: view ? state.result : null,
    formMessage: hasEnded ? sessionEnded : state.formMessage,
    challenge:
      challenge && !view
        ? toChallenge(toDeviceQuery(challenge, state.search), challenge, now)
        : voidChallenge,
    search: challenge && !view ? searchOf(challenge, state.search) : state.search,
  };
};

const toChallenge = (deviceQuery: DeviceQuery, auth: AuthData, now: number): Challenge => ({
  deviceQuery: {
    serialNumber: deviceQuery.serialNumber,
    traceNumber: deviceQuery.traceNumber,
    ...(deviceQuery.labelToken ? { labelToken: deviceQuery.labelToken } : {}),
  },
  mobile: auth.mobile,
  resendAt: now + auth.resendAfterSeconds * 1_000,
  expiresAt: now + auth.expiresInSeconds * 1_000,
  triesLeft: auth.triesLeft ?? repairLimits.codeTries,
  isVoid: false,
  isSendingUnknown: auth.isSendingUnknown ?? false,
});

/** Sent again within its life it is the same code; after too many tries, or later, it is another. */
const isSameCode = (before: Challenge, after: Challenge): boolean =>
  !before.isVoid && isSameDevice(before, after) && after.expiresAt - before.expiresAt < sameCodeMs;

/** The server does not return the label; a challenge without numbers was asked for with this tab's label. */
const toDeviceQuery = (deviceQuery: DeviceQuery, { labelToken }: SearchValues): DeviceQuery =>
  deviceQuery.serialNumber || deviceQuery.traceNumber ? deviceQuery : { ...deviceQuery, labelToken };

/** A new tab takes the search from the server's session. */
const searchOf = (deviceQuery: DeviceQuery, search: SearchValues): SearchValues => ({
  ...search,
  mode: deviceQuery.serialNumber === '' && deviceQuery.traceNumber !== '' ? 1 : 2,
  serialNumber: search.serialNumber || deviceQuery.serialNumber,
  traceNumber: search.traceNumber || deviceQuery.traceNumber,
});

const isSameDevice = (challenge: Challenge, { deviceQuery }: { deviceQuery: DeviceQuery }): boolean =>
  isSameDeviceQuery(challenge.deviceQuery, deviceQuery);

const without = (formMessage: FormMessage | null, where: FormMessage['where']): FormMessage | null =>
  formMessage?.where === where ? null : formMessage;
