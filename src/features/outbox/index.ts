/**
 * Messages to the outside, kept in the database until they are sent. Queue one in the transaction of the change it is
 * about; the loop sends it, tries again after growing delays, and keeps as dead what cannot be sent.
 */

import { dayMs } from '#kernel/durations.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { cancelWaiting, deleteFinishedBefore, insertMessage, reviveMessages } from './outbox.repository.ts';
import { type OutboxFacts, readOutboxCounts } from './outbox-facts.repository.ts';

export type { SendVerdict } from './outbox.rules.ts';
export { runOutbox } from './run-outbox.ts';
export { sendMail } from './send-mail.ts';
export { type OutboxSender, workOutboxOnce } from './work-outbox.ts';

const sentKeptMs = 30 * dayMs;

/** Queues a message, once for each `onceKey`. Give the transaction that holds the change itself. */
export const queueMessage = (
  trx: Db,
  message: { kind: string; onceKey: string; payload: unknown; delayMs?: number },
): Promise<void> => insertMessage(trx, message);

/** Takes a message back that nobody has begun to send. False when it is too late, or there is none. */
export const cancelMessage = (trx: Db, onceKey: string): Promise<boolean> => cancelWaiting(trx, onceKey);

/** Gives dead messages of a kind their tries back, after what killed them was mended. */
export const reviveDeadMessages = ({ storage }: { storage: Storage }, kind: string): Promise<number> =>
  reviveMessages(storage.db, { kind });

/** Gives one dead message its tries back. False when it is not dead. */
export const reviveMessage = async (trx: Db, onceKey: string): Promise<boolean> =>
  (await reviveMessages(trx, { onceKey })) === 1;

/** Removes what was sent or cancelled a month ago. Dead messages stay for a person to look at. */
export const purgeOutbox = ({ storage }: { storage: Storage }): Promise<number> =>
  deleteFinishedBefore(storage.db, sentKeptMs);

/** What waits to be sent and what was given up, for the page of the installation and its metrics. */
export const readOutboxFacts = (db: Db): Promise<OutboxFacts> => readOutboxCounts(db);
