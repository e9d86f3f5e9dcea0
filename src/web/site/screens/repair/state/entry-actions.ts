import type { CurrentSession } from '#contract/repair/entities.ts';
import { parseSixDigitCode } from '#kernel/six-digit-code.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { type CallOutcome, toCallOutcome } from '../../portal-shared/call-outcome.ts';
import { removeAllKept } from '../../portal-shared/kept-memory.ts';
import { keepSearch } from './kept-search.ts';
import { handleFailure, type PortalDeps, runCall } from './portal-deps.ts';
import { checkSearch, type DeviceQuery, isSameDeviceQuery } from './search-values.ts';

/** From an empty page to a verified owner, and out again. */
export const createEntryActions = (deps: PortalDeps) => {
  const { client, dispatch, getState, navigation, now } = deps;
  let latestRefresh = 0;

  const takeSession = (outcome: CallOutcome<CurrentSession>): void => {
    if (outcome.kind !== 'done') {
      dispatch({ type: 'session-unread' });
      return;
    }
    const wasOpen = getState().opening === 'open';
    dispatch({ type: 'session-read', session: outcome.data, now: now() });
    if (!wasOpen && outcome.data.challenge && !outcome.data.view) navigation.toCode('replace');
  };

  const sendCode = async (
    deviceQuery: DeviceQuery,
    where: 'search' | 'code',
    captcha?: string,
  ): Promise<void> => {
    const outcome = await runCall(deps, () => client.authMobile({ ...deviceQuery, captcha }));
    if (outcome.kind !== 'done') {
      handleFailure(deps, outcome, where);
      return;
    }
    dispatch({ type: 'code-sent', deviceQuery, auth: outcome.data, now: now() });
    if (where === 'search') navigation.toCode('push');
  };

  return {
    open: async (): Promise<void> => {
      const outcome = await runCall(deps, () => client.currentSession());
      // While the state of a payment is read, a missing answer is shown; a refresh in the background shows nothing.
      if (outcome.kind !== 'done' && getState().opening === 'open')
        return void handleFailure(deps, outcome, 'device-view');
      takeSession(outcome);
    },
    // In the background: it shows no wait message and blocks no button.
    refresh: async (): Promise<void> => {
      latestRefresh += 1;
      const callNumber = latestRefresh;
      const before = getState();
      const outcome = toCallOutcome(await client.currentSession());
      const { view, challenge } = getState();
      // The answer may be older than what another call changed meanwhile.
      if (callNumber !== latestRefresh || view !== before.view || challenge !== before.challenge) return;
      takeSession(outcome);
    },
    search: async (captcha?: string): Promise<void> => {
      const { search, challenge, waiting } = getState();
      if (waiting > 0) return;
      const checked = checkSearch(search);
      if (checked.kind === 'alert') {
        return dispatch({ type: 'field-wrong', field: checked.field, text: checked.text });
      }
      keepSearch(search);
      // A code for this device is already on its way: another call would be refused for now.
      if (
        challenge &&
        challenge.resendAt > now() &&
        isSameDeviceQuery(challenge.deviceQuery, checked.deviceQuery)
      ) {
        return navigation.toCode('push');
      }
      await sendCode(checked.deviceQuery, 'search', captcha);
    },
    resend: async (captcha?: string): Promise<void> => {
      const { challenge, waiting } = getState();
      if (challenge && waiting === 0) await sendCode(challenge.deviceQuery, 'code', captcha);
    },
    leaveCode: navigation.leaveCode,
    enterCode: () => navigation.toCode('push'),
    editCode: () => dispatch({ type: 'code-edited' }),
    verify: async (typed: string): Promise<void> => {
      const { challenge, waiting } = getState();
      if (!challenge || waiting > 0) return;
      const code = parseSixDigitCode(typed);
      if (code === undefined) {
        return dispatch({ type: 'field-wrong', field: 'code', text: repairAlerts.code });
      }
      const outcome = await runCall(deps, () => client.verifyCode({ code, ...challenge.deviceQuery }));
      if (outcome.kind === 'refused' && outcome.code === 'invalid_input') {
        return dispatch({ type: 'code-wrong', text: outcome.text, reason: outcome.reason });
      }
      if (outcome.kind === 'refused' && outcome.reason === 'too-many-tries') {
        return dispatch({ type: 'code-void', text: outcome.text });
      }
      if (outcome.kind !== 'done') {
        handleFailure(deps, outcome, 'code');
        return;
      }
      navigation.leaveCode();
      dispatch({ type: 'verified', view: outcome.data });
    },
    signOut: async (): Promise<void> => {
      const outcome = await runCall(deps, () => client.signOut());
      if (outcome.kind !== 'done' && outcome.kind !== 'signed-out') {
        handleFailure(deps, outcome, 'device-view');
        return;
      }
      removeAllKept();
      deps.reload();
    },
  };
};
