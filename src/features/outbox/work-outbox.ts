import { minuteMs } from '#kernel/durations.ts';
import { raceDeadline } from '#kernel/race-deadline.ts';
import type { Storage } from '#storage/dialect.ts';
import { type ClaimedMessage, claimMessage, settleMessage } from './outbox.repository.ts';
import { decideOutcome, type SendVerdict } from './outbox.rules.ts';

/** How one kind of message is sent. */
export type OutboxSender = {
  /** Anything thrown counts as `retry`. Must be safe to repeat: `noticeId` is the same at every try. */
  send: (payload: unknown, about: OutboxTry) => Promise<SendVerdict>;
  /** Waits between the tries; when they are used up the message is dead. */
  delaysSeconds?: readonly number[];
};

type OutboxTry = {
  /** By which the receiver recognizes a repeated message; no other message has it, here or elsewhere. */
  noticeId: string;
  attempt: number;
};

export type OutboxDeps = {
  storage: Storage;
  /** By kind. Messages of kinds that are not here wait for a process that has a sender for them. */
  senders: Readonly<Record<string, OutboxSender>>;
  /** A name no other process has. */
  worker: string;
  /** Called for every try that failed; nothing private is in it. */
  report: (trouble: OutboxTrouble) => void;
  leaseMs?: number;
};

export type OutboxTrouble = { kind: string; id: number; attempt: number; isDead: boolean; reason: string };

const defaultLeaseMs = minuteMs;

/** Sends the next due message. False when there was none. */
export const workOutboxOnce = async (deps: OutboxDeps): Promise<boolean> => {
  const { storage, senders, worker, leaseMs = defaultLeaseMs } = deps;
  const kinds = Object.keys(senders);
  if (kinds.length === 0) return false;
  const message = await claimMessage(storage.db, { kinds, worker, leaseMs });
  if (!message) return false;

  const sender = senders[message.kind] as OutboxSender;
  const verdict = await trySending(sender, message, leaseMs);
  const outcome = decideOutcome(verdict, message.attempts, sender.delaysSeconds);
  const reason = verdict.kind === 'sent' ? '' : verdict.reason.slice(0, 300);
  await settleMessage(storage.db, { id: message.id, worker, outcome, error: reason });
  if (verdict.kind !== 'sent') {
    const { kind, id, attempts: attempt } = message;
    deps.report({ kind, id, attempt, isDead: outcome.state === 'dead', reason });
  }
  return true;
};

/** A sender that hangs must not outlive its lease: another worker would then send as well. */
const trySending = async (
  sender: OutboxSender,
  { payload, noticeId, attempts }: ClaimedMessage,
  leaseMs: number,
): Promise<SendVerdict> => {
  const late: SendVerdict = { kind: 'retry', reason: 'took too long' };
  try {
    const sending = sender.send(payload, { noticeId, attempt: attempts });
    return await raceDeadline(sending, leaseMs * 0.8, late);
  } catch (error) {
    return { kind: 'retry', reason: error instanceof Error ? error.message : 'unexpected' };
  }
};
