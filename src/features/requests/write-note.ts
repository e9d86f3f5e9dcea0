import { lastStatusFor } from '#contract/repair/may-do.ts';
import type { MoveSource } from '#contract/repair/moves.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import type { Person } from '#features/audit/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { lockRequest } from './lock-request.ts';
import { findLastCustomerNote, insertLog } from './log.repository.ts';

type Note = { source: MoveSource; note: string | null; by?: Person | undefined };

/** A line of the log that moves nothing; without words it is a reminder. Gives its number. */
export const writeNote = (trx: Db, { id, status_id: at }: StoredRequest, note: Note): Promise<number> =>
  insertLog(trx, { requestId: id, kind: 'note', from: at, to: at, ...note });

/** A note of the customer, while the device is with the company. The same words within an hour are the same note. */
export const writeCustomerNote = async (trx: Db, id: number, note: string): Promise<void> => {
  const request = await lockRequest(trx, id);
  if (!request || request.status_id > lastStatusFor.addNote) throw repairRefusal('too-late');
  if (request.status_id < 2) throw repairRefusal('too-early');
  if ((await findLastCustomerNote(trx, id)) === note) return;
  await writeNote(trx, request, { source: 'customer', note });
};
