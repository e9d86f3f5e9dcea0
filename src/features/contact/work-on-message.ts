import { permissionsOf } from '#contract/office/permissions.ts';
import { officeRefusal, officeTexts, writeTaken } from '#contract/office/refusals.ts';
import { type Actor, type AuditEntry, performAction, type Transaction } from '#features/audit/index.ts';
import { queueMessage, reviveMessage } from '#features/outbox/index.ts';
import { listAccounts } from '#features/staff/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';
import {
  findMessage,
  type InboxMessage,
  insertReply,
  lockMessages,
  replyKey,
  selectReplies,
  setAssignee,
  setMessageState,
} from './inbox.repository.ts';
import { type MessageWithReplies, readMessage } from './read-inbox.ts';
import { replyMailKind } from './reply-mail.ts';

export type InboxDeps = {
  storage: Storage;
  /** Whether replies can be mailed. */
  mails: boolean;
  nudgeOutbox: () => void;
};

type State = InboxMessage['state'];

/** Everyone a message can be given to: those who may answer. */
export const listMessagePeople = async (deps: {
  storage: Storage;
}): Promise<{ id: number; name: string }[]> => {
  const accounts = await listAccounts(deps);
  return accounts
    .filter(({ state, roles }) => state === 'active' && permissionsOf(roles).has('messages.answer'))
    .map(({ id, name }) => ({ id, name }));
};

/** Of two who take a message at once one gets it; the other reads who. */
export const assignMessage = async (
  deps: InboxDeps,
  actor: Actor,
  input: { id: number; staffId: number | null; expectedStaffId: number | null },
): Promise<MessageWithReplies> => {
  if (input.staffId !== null && !(await listMessagePeople(deps)).some(({ id }) => id === input.staffId)) {
    throw officeRefusal('invalid_input', officeTexts.mayNotAnswer, {
      fields: { staffId: officeTexts.mayNotAnswer },
    });
  }
  return performAction(deps, actor, 'assignMessage', async (trx) => {
    const message = await requireLocked(trx, input.id);
    const holder = message.assignee;
    // One that somebody let go meanwhile is free to be given.
    if (holder && holder.id !== input.expectedStaffId && holder.id !== input.staffId) {
      throw officeRefusal('conflict', writeTaken(holder.name), { assignee: holder });
    }
    await setAssignee(trx, input.id, input.staffId);
    if (message.state === 'new' && input.staffId !== null) await setMessageState(trx, input.id, 'open');
    const result = await readMessage(trx, input.id);
    return { result, audit: onMessage('message.assign', input.id, holder, result.assignee) };
  });
};

export const changeMessageState = (
  deps: InboxDeps,
  actor: Actor,
  input: { id: number; state: State; expectedState: State },
): Promise<MessageWithReplies> =>
  performAction(deps, actor, 'setMessageState', async (trx) => {
    const { state } = await requireLocked(trx, input.id);
    if (state !== input.expectedState) throw new AppError('conflict', { details: { state } });
    await setMessageState(trx, input.id, input.state);
    const result = await readMessage(trx, input.id);
    return { result, audit: onMessage('message.state', input.id, state, input.state) };
  });

/** Several at once; what already is as wanted, or is gone, is passed over. */
export const markSpam = (
  deps: InboxDeps,
  actor: Actor,
  { ids, isSpam }: { ids: readonly number[]; isSpam: boolean },
): Promise<{ changed: number[] }> =>
  performAction(deps, actor, 'markSpam', async (trx) => {
    await lockMessages(trx, ids);
    const audit: AuditEntry[] = [];
    for (const id of new Set(ids)) {
      const message = await findMessage(trx, id);
      if (!message || (message.state === 'spam') === isSpam) continue;
      const next: State = isSpam ? 'spam' : (message.stateBeforeSpam ?? 'new');
      await setMessageState(trx, id, next, isSpam ? message.state : null);
      audit.push(onMessage('message.spam', id, message.state, next));
    }
    return { result: { changed: audit.map(({ subjectId }) => Number(subjectId)) }, audit };
  });

/** The reply and its mail are written together; the same words again are the same reply. */
export const replyToMessage = async (
  deps: InboxDeps,
  actor: Actor,
  { id, text }: { id: number; text: string },
): Promise<MessageWithReplies> => {
  if (!deps.mails) throw officeRefusal('conflict', officeTexts.noMailServer);
  const result = await performAction(deps, actor, 'replyToMessage', async (trx) => {
    const message = await requireLocked(trx, id);
    if (message.state === 'spam') throw officeRefusal('conflict', officeTexts.spamGetsNoReply);
    const isRepeat = (await selectReplies(trx, id)).some((reply) => reply.text === text);
    if (isRepeat) return { result: await readMessage(trx, id), audit: [] };
    const replyId = await insertReply(trx, {
      messageId: id,
      text,
      staffId: actor.staffId,
      staffName: actor.name,
    });
    await queueMessage(trx, { kind: replyMailKind, onceKey: replyKey(replyId), payload: { replyId } });
    await setMessageState(trx, id, 'answered');
    const audit = onMessage('message.reply', id, message.state, { state: 'answered', replyId });
    return { result: await readMessage(trx, id), audit };
  });
  deps.nudgeOutbox();
  return result;
};

/** Revives a mail that was given up. */
export const resendReply = async (
  deps: InboxDeps,
  actor: Actor,
  { id, replyId }: { id: number; replyId: number },
): Promise<MessageWithReplies> => {
  if (!deps.mails) throw officeRefusal('conflict', officeTexts.noMailServer);
  const result = await performAction(deps, actor, 'resendReply', async (trx) => {
    const message = await requireLocked(trx, id);
    if (message.state === 'spam') throw officeRefusal('conflict', officeTexts.spamGetsNoReply);
    if (!(await selectReplies(trx, id)).some((reply) => reply.id === replyId))
      throw new AppError('not_found');
    if (!(await reviveMessage(trx, replyKey(replyId)))) throw new AppError('conflict');
    const audit = onMessage('message.resend', id, undefined, { replyId });
    return { result: await readMessage(trx, id), audit };
  });
  deps.nudgeOutbox();
  return result;
};

const requireLocked = async (trx: Transaction, id: number): Promise<InboxMessage> => {
  await lockMessages(trx, [id]);
  const message = await findMessage(trx, id);
  if (!message) throw new AppError('not_found');
  return message;
};

const onMessage = (action: string, id: number, from: unknown, to: unknown): AuditEntry => ({
  action,
  subjectKind: 'message',
  subjectId: String(id),
  from,
  to,
});
