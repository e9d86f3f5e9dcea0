import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';
import { readAction, storeActionResult, takeActionKey } from './action.repository.ts';
import type { StaffActor } from './actor.ts';
import { insertAuditEvents } from './audit.repository.ts';
import type { Transaction } from './staff-action.ts';

export type AuditEntry = {
  action: string;
  subjectKind: string;
  subjectId: string;
  from?: unknown;
  to?: unknown;
  why?: string | undefined;
};

export type Action<Result> = { result: Result; audit: AuditEntry | readonly AuditEntry[] };

/**
 * Does what staff asked for, in one transaction with its audit rows and the answer. Asked again under the same
 * key it gives the stored answer and does nothing. When anything cannot be written, nothing was done.
 *
 * The result is stored as JSON, so it must be what the call answers: plain values. Nothing outside may be called
 * in `run`; queue it in the outbox.
 */
export const performAction = <Result>(
  { storage }: { storage: Pick<Storage, 'db'> },
  actor: StaffActor,
  call: string,
  run: (trx: Transaction) => Promise<Action<Result>>,
): Promise<Result> =>
  storage.db.transaction().execute(async (trx) => {
    const { staffId, idempotencyKey, inputHash = '' } = actor;
    const key = idempotencyKey === undefined ? undefined : { staffId, idempotencyKey, call };
    if (key && !(await takeActionKey(trx, key, inputHash))) {
      const before = await readAction(trx, key);
      if (before.inputHash !== inputHash) {
        throw new AppError('conflict', { message: 'one idempotency key was used for two different inputs' });
      }
      return before.result as Result;
    }
    const { result, audit } = await run(trx);
    const entries = ([audit].flat() as AuditEntry[]).map(({ subjectKind: kind, subjectId: id, ...rest }) => ({
      ...rest,
      subject: { kind, id },
    }));
    await insertAuditEvents(trx, actor, 'system.note', entries as never);
    if (key) await storeActionResult(trx, key, result);
    return result;
  });
