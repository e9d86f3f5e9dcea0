import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { findMessage, type InboxMessage, lockMessages } from './inbox.repository.ts';

export type InboxDeps = {
  storage: Storage;
  /** Whether replies can be mailed. */
  canSendMail: boolean;
  nudgeOutbox: () => void;
};

/** A message that nobody else can change until the transaction ends. */
export const lockMessage = async (trx: Db, id: number): Promise<InboxMessage> => {
  await lockMessages(trx, [id]);
  const message = await findMessage(trx, id);
  if (!message) throw new AppError('not_found');
  return message;
};

/** The same for an answer by mail: spam gets none, and without a mail server nobody does. */
export const lockMessageToAnswer = async (
  trx: Db,
  { canSendMail }: InboxDeps,
  id: number,
): Promise<InboxMessage> => {
  if (!canSendMail) throw officeRefusal('conflict', staffRefusalTexts.noMailServer);
  const message = await lockMessage(trx, id);
  if (message.state === 'spam') throw officeRefusal('conflict', staffRefusalTexts.spamGetsNoReply);
  return message;
};
