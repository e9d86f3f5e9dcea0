import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { mayRegister } from '#contract/repair/may-do.ts';

/** The view with one request renewed; one that is not shown any more is left out. */
export const replaceKnownRequest = (view: RepairView, request: RepairRequest): RepairView =>
  view.repairRequests?.some(({ id }) => id === request.id) ? putRequest(view, request) : view;

/** The view with one request renewed, or added at the front; nothing else needs to be asked again. */
export const putRequest = (view: RepairView, request: RepairRequest): RepairView => {
  const known = view.repairRequests ?? [];
  const repairRequests = known.some(({ id }) => id === request.id)
    ? known.map((other) => (other.id === request.id ? request : other))
    : [request, ...known];
  return {
    ...view,
    repairRequests,
    senderAddress: repairRequests[0] === request ? request.senderAddress : view.senderAddress,
    mayRegister: mayRegister(repairRequests.map(({ statusId }) => statusId)),
  };
};
