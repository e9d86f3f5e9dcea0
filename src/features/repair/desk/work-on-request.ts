import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { findRequestByTrace, lockRequest, type StoredRequest } from '../requests.repository.ts';
import { deskStatusNames, listDeskCommands } from './explain-status.ts';

/** Runs a piece of the desk's work on one request that nobody else can move meanwhile. */
export const workOnRequest = <Result>(
  storage: Storage,
  traceNumber: string,
  work: (trx: Db, request: StoredRequest) => Promise<Result>,
): Promise<Result> =>
  storage.db.transaction().execute(async (trx) => {
    const found = await findRequestByTrace(trx, traceNumber);
    if (!found) throw new AppError('not_found', { message: `there is no request ${traceNumber}` });
    await lockRequest(trx, found.id);
    return work(trx, (await findRequestByTrace(trx, traceNumber)) as StoredRequest);
  });

/** Refuses with where the request stands and what can be done from there. */
export const deskRefusal = (request: StoredRequest, attempt: string): AppError => {
  const { trace_number: code, status_id: status } = request;
  const commands = listDeskCommands(status);
  const way = commands.length > 0 ? `From there: ${commands.join(', ')}.` : 'Nothing can be done from there.';
  return new AppError('conflict', {
    message: `${attempt}: request ${code} stands at ${status} (${deskStatusNames[status]}). ${way}`,
  });
};
