import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { updateAssignee } from './requests.repository.ts';

/** Makes somebody of the staff responsible for a request, or nobody. */
export const assignRequest = (trx: Db, { id }: StoredRequest, staffId: number | null): Promise<void> =>
  updateAssignee(trx, id, staffId);
