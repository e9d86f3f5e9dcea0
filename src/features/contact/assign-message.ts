import { officeRefusal, staffRefusalTexts, writeTaken } from '#contract/office/refusals.ts';
import { listPeopleWith } from '#features/staff/index.ts';
import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { setAssignee, setMessageState } from './inbox.repository.ts';
import { lockMessage } from './lock-message.ts';

type Assignment = { id: number; staffId: number | null; expectedStaffId: number | null };

/** Everyone a message can be given to: those who may answer. */
export const listMessagePeople = (deps: { storage: Storage }) => listPeopleWith(deps, 'messages.answer');

/** When two people take a message at once, one gets it and the other is shown the first one's name. */
export const assignMessage = staffAction({
  name: 'message.assign',
  permission: 'messages.answer',
  prepare: async ({ deps }: PrepareContext<{ storage: Storage }>, { staffId }: Assignment) => {
    if (staffId === null) return null;
    const assignee = (await listMessagePeople(deps)).find(({ id }) => id === staffId);
    if (assignee) return assignee;
    const text = staffRefusalTexts.mayNotAnswer;
    throw officeRefusal('invalid_input', text, { fields: { staffId: text } });
  },
  run: async ({ trx }, { id, staffId, expectedStaffId }, assignee) => {
    const message = await lockMessage(trx, id);
    const holder = message.assignee;
    // One that somebody let go meanwhile is free to be given.
    if (holder && holder.id !== expectedStaffId && holder.id !== staffId) {
      throw officeRefusal('conflict', writeTaken(holder.name), { assignee: holder });
    }
    await setAssignee(trx, id, staffId);
    const isTaken = message.state === 'new' && staffId !== null;
    if (isTaken) await setMessageState(trx, id, 'open');
    return {
      result: { id, state: isTaken ? 'open' : message.state },
      audit: { subject: { kind: 'message', id }, from: { assignee: holder }, to: { assignee } },
    };
  },
});
