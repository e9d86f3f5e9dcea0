import type { CurrentSession } from '#contract/repair/entities.ts';
import { parseSixDigitCode } from '#kernel/six-digit-code.ts';
import { deviceSearchTexts, repairAlerts } from '#web/texts/repair.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import { forgetAll, keepSearch } from './keep-in-tab.ts';
import type { PortalActions } from './portal-context.ts';
import { alertOf, callAndJudge, handleFailure, type PortalDeps } from './portal-deps.ts';
import { forgetPrintedSlips } from './printed-slips.ts';
import { type Asked, checkSearch, isSameAsked } from './search-form.ts';

type Entering = Pick<
  PortalActions,
  'open' | 'refresh' | 'search' | 'resend' | 'leaveCode' | 'enterCode' | 'editCode' | 'verify' | 'signOut'
>;

/** From an empty page to a verified owner, and out again. */
export const createEntryActions = (deps: PortalDeps): Entering => {
  const { client, dispatch, getState, navigation, memory, now } = deps;

  const takeSession = (verdict: Verdict<CurrentSession>): void => {
    if (verdict.kind !== 'done') {
      dispatch({ type: 'session-unread' });
      return;
    }
    const wasOpen = getState().opening === 'open';
    dispatch({
      type: 'session-read',
      session: verdict.data,
      now: now(),
      endedText: deviceSearchTexts.sessionEnded,
    });
    if (!wasOpen && verdict.data.challenge && !verdict.data.view) navigation.toCode('replace');
  };

  const sendCode = async (asked: Asked, where: 'search' | 'code', captcha?: string): Promise<void> => {
    const verdict = await callAndJudge(deps, () => client.authMobile({ ...asked, captcha }));
    if (verdict.kind !== 'done') {
      handleFailure(deps, verdict, where);
      return;
    }
    dispatch({ type: 'code-sent', asked, auth: verdict.data, now: now() });
    if (where === 'search') navigation.toCode('push');
  };

  return {
    open: async () => takeSession(await callAndJudge(deps, () => client.currentSession())),
    // In the background: it neither asks for patience nor stands in the way of a press.
    refresh: async () => takeSession(judgeAnswer(await client.currentSession())),
    search: async (captcha) => {
      const { search, challenge, waiting } = getState();
      if (waiting > 0) return;
      const checked = checkSearch(search);
      if (checked.kind === 'alert') {
        dispatch({ type: 'field-wrong', field: checked.field });
        return dispatch(alertOf(checked.text, checked.field));
      }
      keepSearch(memory, search);
      // A code for this device is already on its way: asking again would only be told to wait.
      if (challenge && challenge.resendAt > now() && isSameAsked(challenge.asked, checked.asked)) {
        return navigation.toCode('push');
      }
      await sendCode(checked.asked, 'search', captcha);
    },
    resend: async (captcha) => {
      const { challenge, waiting } = getState();
      if (challenge && waiting === 0) await sendCode(challenge.asked, 'code', captcha);
    },
    leaveCode: navigation.leaveCode,
    enterCode: () => navigation.toCode('push'),
    editCode: () => dispatch({ type: 'code-edited' }),
    verify: async (typed) => {
      const { challenge, waiting } = getState();
      if (!challenge || waiting > 0) return;
      const code = parseSixDigitCode(typed);
      if (code === undefined) {
        dispatch({ type: 'field-wrong', field: 'code' });
        return dispatch(alertOf(repairAlerts.code, 'code'));
      }
      const verdict = await callAndJudge(deps, () => client.verifyCode({ code, ...challenge.asked }));
      if (verdict.kind === 'refused' && verdict.code === 'invalid_input') {
        return dispatch({ type: 'code-wrong', text: verdict.text, reason: verdict.reason });
      }
      if (verdict.kind === 'refused' && verdict.reason === 'too-many-tries') {
        return dispatch({ type: 'code-void', text: verdict.text });
      }
      if (verdict.kind !== 'done') {
        handleFailure(deps, verdict, 'code');
        return;
      }
      navigation.leaveCode();
      dispatch({ type: 'verified', view: verdict.data });
    },
    signOut: async () => {
      const verdict = await callAndJudge(deps, () => client.signOut());
      if (verdict.kind !== 'done' && verdict.kind !== 'signed-out') {
        handleFailure(deps, verdict, 'device-view');
        return;
      }
      forgetAll(memory);
      forgetPrintedSlips();
      deps.reload();
    },
  };
};
