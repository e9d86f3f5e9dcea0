import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { type CallOutcome, toCallOutcome } from '../../portal/call-outcome.ts';
import type { PortalActions, SubmitResult } from './portal-context.ts';
import { handleFailure, type PortalDeps, runCall } from './portal-deps.ts';
import { findCurrentRequest } from './portal-state.ts';
import { sendsToSupport } from './support-reasons.ts';

type RequestActions = Pick<
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
  | 'replaceRequest'
  | 'pay'
  | 'savePolling'
  | 'findCentres'
>;

/** What the verified owner does with a request. */
export const createRequestActions = (deps: PortalDeps): RequestActions => {
  const { client, dispatch, getState } = deps;

  const isBusy = () => getState().waiting > 0;
  const findRequest = () => {
    const { view } = getState();
    return view ? findCurrentRequest(view) : undefined;
  };
  const findSerial = () => getState().view?.soldProducts[0]?.fSerialNumber ?? '';

  /** Another tab or the desk was faster: what is shown is renewed, so that the sentence makes sense. */
  const renewWhenOutdated = async (outcome: CallOutcome<unknown>): Promise<void> => {
    if (outcome.kind !== 'refused' || outcome.code !== 'conflict') return;
    const session = await client.currentSession();
    if (session.kind !== 'ok') return;
    dispatch({ type: 'session-read', session: session.data, now: deps.now() });
  };

  const change = async (call: () => ReturnType<typeof client.addNote>): Promise<SubmitResult> => {
    if (isBusy()) return 'message-shown';
    const outcome = await runCall(deps, call);
    if (outcome.kind !== 'done') {
      const ending = handleFailure(deps, outcome, 'device-view');
      await renewWhenOutdated(outcome);
      return ending;
    }
    dispatch({ type: 'request-changed', request: outcome.data, message: outcome.message });
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
      const outcome = await runCall(deps, () => client.saveRequest({ serialNumber: findSerial(), ...input }));
      if (outcome.kind !== 'done') {
        const ending = handleFailure(deps, outcome, 'device-view');
        await renewWhenOutdated(outcome);
        return ending;
      }
      deps.navigation.toCurrent();
      dispatch({ type: 'request-saved', request: outcome.data, message: outcome.message });
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
    replaceRequest: (request) => dispatch({ type: 'request-replaced', request }),
    cancelRequest: (reason) => onRequest(({ fCode }) => client.cancelRequest({ fCode, reason })),
    pay: async (amount) => {
      const request = findRequest();
      if (!request || isBusy()) return;
      const outcome = await runCall(deps, () =>
        client.pay({
          codeVorrodDastgah: request.fCode,
          ...(amount === undefined ? {} : { amount: String(amount) }),
        }),
      );
      if (outcome.kind === 'done') return deps.leaveFor(outcome.data.paymentUrl);
      if (outcome.kind !== 'refused') {
        handleFailure(deps, outcome, 'device-view');
        return;
      }
      dispatch({
        type: 'alerted',
        alert: { tone: 'problem', text: outcome.text, showsPhone: sendsToSupport(outcome.reason) },
      });
      await renewWhenOutdated(outcome);
    },
    savePolling: async ({ text, rating }) => {
      const request = findRequest();
      if (!request || isBusy()) return 'message-shown';
      const outcome = await runCall(deps, () =>
        client.savePolling({ requestId: request.id, pollingDescription: text, fCode: request.fCode, rating }),
      );
      if (outcome.kind === 'done') {
        dispatch({ type: 'alerted', alert: { tone: 'done', text: outcome.message, reloads: true } });
        return 'done';
      }
      if (outcome.kind === 'signed-out') return handleFailure(deps, outcome, 'device-view');
      const detail = outcome.kind === 'refused' ? outcome.text : undefined;
      dispatch({
        type: 'alerted',
        alert: { tone: 'problem', text: repairAlerts.poll, detail, showsPhone: true },
      });
      await renewWhenOutdated(outcome);
      return 'failed';
    },
    findCentres: async (phrase) => toCallOutcome(await client.loadCentres({ phrase })),
  };
};
