import { writeAudit } from '#features/audit/index.ts';
import { queueMessage } from '#features/outbox/index.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { StaffDeps } from '../records/deps.ts';
import { deleteHalfSessions } from '../records/half-session.repository.ts';
import { type Staff, setSecondStepLock } from '../records/staff.repository.ts';
import { lockMailKind } from './lock-mail.ts';

/** Stops somebody who has the password from trying second factors for ever. The owner of the account gets a mail. */
export const lockSecondStep = async (deps: StaffDeps, { id, name }: Staff): Promise<void> => {
  await deps.storage.db.transaction().execute(async (trx) => {
    if (!(await setSecondStepLock(trx, id, true))) return;
    await deleteHalfSessions(trx, id);
    await writeAudit(
      trx,
      { staffId: id, name },
      { action: 'session.lock-second', subject: { kind: 'staff', id } },
    );
    if (!deps.canSendMail) return;
    const onceKey = `${lockMailKind}:${id}:${await readDatabaseNow(trx)}`;
    await queueMessage(trx, { kind: lockMailKind, onceKey, payload: { staffId: id } });
  });
  deps.nudgeOutbox();
  deps.alert('the second step of an account was locked', { staffId: id });
};
