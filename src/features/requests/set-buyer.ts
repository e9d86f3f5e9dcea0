import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { updateBuyer } from './requests.repository.ts';

/** Names the buyer of one request, as JSON; null leaves it to the centre. */
export const setBuyer = (trx: Db, { id }: StoredRequest, buyer: string | null): Promise<void> =>
  updateBuyer(trx, id, buyer);
