import type { RepairAnswer, RepairClient } from '#contract/repair/client.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { type CallOutcome, toCallOutcome } from '../../portal-shared/call-outcome.ts';
import type { PortalNavigation } from './portal-navigation.ts';
import type { FormMessage, PortalState } from './portal-state.ts';
import type { PortalEvent } from './reduce-portal.ts';

/** How an action ended, for the form that asked for it: its text may go only after `done`. */
export type SubmitResult = 'done' | 'message-shown' | 'failed';

export type PortalDeps = {
  client: RepairClient;
  dispatch: (event: PortalEvent) => void;
  /** The state of this very moment. */
  getState: () => PortalState;
  navigation: PortalNavigation;
  now: () => number;
  /** Leaves the portal for the bank. */
  leaveFor: (address: string) => void;
  reload: () => void;
};

/** Makes a call while the wait message is shown, and gives what a screen does with its answer. */
export const runCall = async <Data>(
  { dispatch }: PortalDeps,
  call: () => Promise<RepairAnswer<Data>>,
): Promise<CallOutcome<Data>> => {
  if (navigator.onLine === false) return { kind: 'refused', code: 'unavailable', text: repairAlerts.offline };
  dispatch({ type: 'call-begun' });
  try {
    return toCallOutcome(await call());
  } finally {
    dispatch({ type: 'call-ended' });
  }
};

/** What every call does with an answer it has no own words for. */
export const handleFailure = (
  { dispatch }: PortalDeps,
  outcome: Exclude<CallOutcome<unknown>, { kind: 'done' }>,
  where: FormMessage['where'],
): 'message-shown' | 'failed' => {
  switch (outcome.kind) {
    case 'broken':
      dispatch({ type: 'alerted', alert: { tone: 'problem', text: repairAlerts.network, showsPhone: true } });
      return 'failed';
    case 'captcha':
      dispatch({
        type: 'captcha-asked',
        captcha: { where: where === 'code' ? 'code' : 'search', isFailed: outcome.isFailed },
      });
      return 'message-shown';
    case 'signed-out':
      if (where === 'device-view') dispatch({ type: 'signed-out' });
      else dispatch({ type: 'form-message', formMessage: { where, text: outcome.text } });
      return 'message-shown';
    case 'refused':
      dispatch({ type: 'form-message', formMessage: { where, text: outcome.text, reason: outcome.reason } });
      return 'message-shown';
  }
};
