import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { queueNotice } from '#features/notification/index.ts';
import { writeNote } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { isReason } from './desk-moves.rules.ts';
import { insertInternalNote } from './internal-notes.repository.ts';
import { requireLockedRequest } from './lock-request.ts';

type NoteInput = { traceNumber: string; text: string; by: Person };

/** A note for colleagues: told to nobody, and found in nothing that a customer can reach. */
export const writeInternalNote = async (trx: Db, { traceNumber, text, by }: NoteInput): Promise<void> => {
  const request = await requireLockedRequest(trx, { traceNumber });
  await insertInternalNote(trx, { requestId: request.id, text: text.trim(), by });
};

/** A note that the customer reads in the portal, and by SMS when that is wished. */
export const writeCustomerNote = async (
  trx: Db,
  { traceNumber, text, by, sendsSms }: NoteInput & { sendsSms: boolean },
): Promise<void> => {
  const request = await requireLockedRequest(trx, { traceNumber });
  if (!isReason(text)) throw deskRefusal('reason-needed', { field: 'text' });
  const note = text.trim();
  const logId = await writeNote(trx, request, { actor: 'desk', note, by });
  if (!sendsSms) return;
  await queueNotice(trx, {
    requestId: request.id,
    facts: { kind: 'note', text: note },
    onceKey: `repair-note-${logId}`,
    logId,
    staffName: by.name,
  });
};
