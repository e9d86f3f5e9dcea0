import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import type { Verdict } from './judge-answer.ts';
import type { PortalActions, SubmitResult } from './portal-context.ts';
import { callAndJudge, handleFailure, type PortalDeps } from './portal-deps.ts';
import { currentRequestOf } from './portal-state.ts';
import { sendsToSupport } from './support-reasons.ts';

type Working = Pick<
  PortalActions,
  | 'saveRequest'
  | 'editDescription'
  | 'saveAddress'
  | 'addNote'
  | 'cancelRequest'
  | 'declareClean'
  | 'answerEstimate'
  | 'saveParcel'
  | 'removePhoto'
  | 'takeRequest'
  | 'pay'
  | 'savePolling'
  | 'findCentres'
>;

/** What the verified owner does with a request. */
export const createRequestActions = (deps: PortalDeps): Working => {
  const { client, dispatch, getState } = deps;

  const isBusy = () => getState().waiting > 0;
  const findRequest = () => {
    const { view } = getState();
    return view ? currentRequestOf(view) : undefined;
  };
  const findSerial = () => getState().view?.soldProducts[0]?.fSerialNumber ?? '';

  /** Another tab or the desk was faster: what is shown is renewed, so that the sentence makes sense. */
  const renewWhenOutdated = async (verdict: Verdict<unknown>): Promise<void> => {
    if (verdict.kind !== 'refused' || verdict.code !== 'conflict') return;
    const session = await client.currentSession();
    if (session.kind !== 'ok') return;
    dispatch({ type: 'session-read', session: session.data, now: deps.now(), endedText: '' });
  };

  const change = async (call: () => ReturnType<typeof client.addNote>): Promise<SubmitResult> => {
    if (isBusy()) return 'message-shown';
    const verdict = await callAndJudge(deps, call);
    if (verdict.kind !== 'done') {
      const ending = handleFailure(deps, verdict, 'device-view');
      await renewWhenOutdated(verdict);
      return ending;
    }
    dispatch({ type: 'request-changed', request: verdict.data, message: verdict.message });
    return 'done';
  };
  const onRequest = (
    call: (request: RepairRequest) => ReturnType<typeof client.addNote>,
  ): Promise<SubmitResult> => {
    const request = findRequest();
    return request ? change(() => call(request)) : Promise.resolve('message-shown');
  };

  return {
    saveRequest: async (input) => {
      if (isBusy()) return 'message-shown';
      const verdict = await callAndJudge(deps, () =>
        client.saveRequest({ serialNumber: findSerial(), ...input }),
      );
      if (verdict.kind !== 'done') {
        const ending = handleFailure(deps, verdict, 'device-view');
        await renewWhenOutdated(verdict);
        return ending;
      }
      deps.navigation.toCurrent();
      dispatch({ type: 'request-saved', request: verdict.data, message: verdict.message });
      return 'done';
    },
    editDescription: (description) =>
      onRequest(({ markazId, repairInPlace }) =>
        client.saveRequest({ serialNumber: findSerial(), description, markazId, repairInPlace }),
      ),
    saveAddress: (address) => change(() => client.saveAddress({ serialNumber: findSerial(), address })),
    addNote: (note) => onRequest(({ fCode }) => client.addNote({ fCode, note })),
    removePhoto: (id) => onRequest(({ fCode }) => client.removePhoto({ fCode, id })),
    declareClean: (name) => onRequest(({ fCode }) => client.declareClean({ fCode, name })),
    answerEstimate: (answer) => onRequest(({ fCode }) => client.answerEstimate({ fCode, ...answer })),
    saveParcel: (parcel) => onRequest(({ fCode }) => client.saveParcel({ fCode, ...parcel })),
    takeRequest: (request) => dispatch({ type: 'request-changed', request, message: '' }),
    cancelRequest: (reason) => onRequest(({ fCode }) => client.cancelRequest({ fCode, reason })),
    pay: async (amount) => {
      const request = findRequest();
      if (!request || isBusy()) return;
      const verdict = await callAndJudge(deps, () =>
        client.pay({
          codeVorrodDastgah: request.fCode,
          ...(amount === undefined ? {} : { amount: String(amount) }),
        }),
      );
      if (verdict.kind === 'done') return deps.leaveFor(verdict.data.paymentUrl);
      if (verdict.kind !== 'refused') {
        handleFailure(deps, verdict, 'device-view');
        return;
      }
      dispatch({
        type: 'alerted',
        alert: { tone: 'problem', text: verdict.text, showsPhone: sendsToSupport(verdict.reason) },
      });
      await renewWhenOutdated(verdict);
    },
    savePolling: async ({ text, rating }) => {
      const request = findRequest();
      if (!request || isBusy()) return 'message-shown';
      const verdict = await callAndJudge(deps, () =>
        client.savePolling({ requestId: request.id, pollingDescription: text, fCode: request.fCode, rating }),
      );
      if (verdict.kind === 'done') {
        dispatch({ type: 'alerted', alert: { tone: 'done', text: verdict.message, reloads: true } });
        return 'done';
      }
      if (verdict.kind === 'signed-out') return handleFailure(deps, verdict, 'device-view');
      const detail = verdict.kind === 'refused' ? verdict.text : undefined;
      dispatch({
        type: 'alerted',
        alert: { tone: 'problem', text: repairAlerts.poll, detail, showsPhone: true },
      });
      await renewWhenOutdated(verdict);
      return 'failed';
    },
    findCentres: async (phrase, signal) => {
      const answer = await client.loadCentres({ phrase });
      return answer.kind === 'ok' && !signal.aborted ? answer.data : undefined;
    },
  };
};
