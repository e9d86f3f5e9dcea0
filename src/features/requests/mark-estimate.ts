import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { updateEstimateState } from './requests.repository.ts';

/** Notes on the request how its estimate stands; whose turn it is follows from it. */
export const markEstimate = async (
  trx: Db,
  request: StoredRequest,
  state: StoredRequest['estimate_state'],
): Promise<StoredRequest> => {
  await updateEstimateState(trx, request.id, state);
  return { ...request, estimate_state: state };
};
