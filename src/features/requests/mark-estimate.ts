import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { updateEstimateState } from './requests.repository.ts';

/** Notes on the request how its estimate stands; whose turn it is follows from it. */
export const markEstimate = (
  trx: Db,
  request: Pick<StoredRequest, 'id'>,
  state: StoredRequest['estimate_state'],
): Promise<void> => updateEstimateState(trx, request.id, state);
