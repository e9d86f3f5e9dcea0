import type { RepairAnswer } from '#contract/repair/client.ts';
import type { Centre, RepairRequest } from '#contract/repair/entities.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { type CallOutcome, toCallOutcome } from '../../portal-shared/call-outcome.ts';
import { handleFailure, type PortalDeps, runCall, type SubmitResult } from './portal-deps.ts';
import { findCurrentRequest } from './portal-state.ts';
import { sendsToSupport } from './support-reasons.ts';

type RequestCall = () => Promise<RepairAnswer<RepairRequest>>;

/** What the verified owner does with a request. */
export const createRequestActions = (deps: PortalDeps) => {
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

  const submit = async (
    call: RequestCall,
    onDone: (request: RepairRequest, message: string) => void,
  ): Promise<SubmitResult> => {
    if (isBusy()) return 'message-shown';
    const outcome = await runCall(deps, call);
    if (outcome.kind === 'done') {
      onDone(outcome.data, outcome.message);
      return 'done';
    }
    const ending = handleFailure(deps, outcome, 'device-view');
    await renewWhenOutdated(outcome);
    return ending;
  };
  const change = (call: RequestCall): Promise<SubmitResult> =>
    submit(call, (request, message) => dispatch({ type: 'request-changed', request, message }));
  const changeRequest = async (
    call: (request: RepairRequest) => ReturnType<RequestCall>,
  ): Promise<SubmitResult> => {
    const request = findRequest();
    return request ? change(() => call(request)) : 'message-shown';
  };

  return {
    saveRequest: (input: { description: string; markazId: number; repairInPlace: boolean }) =>
      submit(
        () => client.saveRequest({ serialNumber: findSerial(), ...input }),
        (request, message) => {
          deps.navigation.toCurrent();
          dispatch({ type: 'request-saved', request, message });
        },
      ),
    editDescription: (description: string) =>
      changeRequest(({ markazId, repairInPlace }) =>
        client.saveRequest({ serialNumber: findSerial(), description, markazId, repairInPlace }),
      ),
    saveAddress: (address: string) =>
      change(() => client.saveAddress({ serialNumber: findSerial(), address })),
    addNote: (note: string) => changeRequest(({ fCode }) => client.addNote({ fCode, note })),
    removePhoto: (id: string) => changeRequest(({ fCode }) => client.removePhoto({ fCode, id })),
    declareClean: (name: string) => changeRequest(({ fCode }) => client.declareClean({ fCode, name })),
    answerEstimate: (answer: { version: number; isAccepted: boolean; reason: string }) =>
      changeRequest(({ fCode }) => client.answerEstimate({ fCode, ...answer })),
    saveParcel: (parcel: { carrier: string; parcelNumber: string }) =>
      changeRequest(({ fCode }) => client.saveParcel({ fCode, ...parcel })),
    cancelRequest: (reason: string) => changeRequest(({ fCode }) => client.cancelRequest({ fCode, reason })),
    /** The request as the answer of a photo upload has it. */
    replaceRequest: (request: RepairRequest) => dispatch({ type: 'request-replaced', request }),
    /** A part of what remains; without it as much as one payment may be. */
    pay: async (amount?: number): Promise<void> => {
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
    savePolling: async ({ text, rating }: { text: string; rating: number | null }): Promise<SubmitResult> => {
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
    findCentres: async (phrase: string): Promise<CallOutcome<Centre[]>> =>
      toCallOutcome(await client.loadCentres({ phrase })),
  };
};
