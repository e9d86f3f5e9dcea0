import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { queueNotice } from '#features/notification/index.ts';
import { requireLockedRequest, type StoredRequest, writeNote } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { isReason } from '../request/desk-moves.rules.ts';
import { insertInternalNote } from './internal-notes.repository.ts';
import { requireReceiver } from './require-receiver.ts';
import { requireUnderNoteLimit } from './require-under-day-limit.ts';

type NoteInput = { traceNumber: string; text: string; isForCustomer: boolean; sendsSms: boolean };

/** A note for staff, found in nothing that a customer can reach, or one that the customer reads in the portal. */
export const addRepairNote = staffAction({
  name: 'repair.note',
  permission: 'repairs.note',
  run: async ({ trx, actor }: ActionContext, input: NoteInput) => {
    const { traceNumber, isForCustomer } = input;
    if (isForCustomer && !actor.permissions.has('repairs.customernote')) throw new AppError('forbidden');
    const request = await requireLockedRequest(trx, traceNumber);
    const text = input.text.trim();
    if (isForCustomer) await writeForCustomer(trx, request, { ...input, text }, actor);
    else await insertInternalNote(trx, { requestId: request.id, text, by: actor });
    return {
      result: {},
      audit: {
        action: isForCustomer ? 'repair.note' : 'repair.internal-note',
        subject: { kind: 'repair', id: traceNumber },
        from: null,
        to: { text },
      },
    };
  },
});

const writeForCustomer = async (
  trx: Db,
  request: StoredRequest,
  { text, sendsSms }: NoteInput,
  by: Person,
): Promise<void> => {
  if (!isReason(text)) throw deskRefusal('reason-needed', { field: 'text' });
  if (sendsSms) {
    await requireReceiver(trx, request);
    await requireUnderNoteLimit(trx, request.id);
  }
  const logId = await writeNote(trx, request, { source: 'desk', note: text, by });
  if (!sendsSms) return;
  await queueNotice(trx, {
    requestId: request.id,
    facts: { kind: 'note', text },
    onceKey: `repair-note-${logId}`,
    logId,
    staffName: by.name,
  });
};
