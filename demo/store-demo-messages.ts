import { listPermissions } from '#contract/office/permissions.ts';
import { assignMessage, changeMessageState, markSpam, storeSuggestionIn } from '#features/contact/index.ts';
import { findStaffByEmail } from '#features/staff/records/staff.repository.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { demoPeople } from '#kernel/demo-people.ts';
import { hourMs } from '#kernel/durations.ts';
import { type Db, databaseNow, type Storage } from '#storage/dialect.ts';
import { type DemoMessage, messages } from './content/messages.ts';

/** An inbox that somebody has begun to work on: written by visitors, brought on by the demo's desk. */
export const storeDemoMessages = async (storage: Storage): Promise<void> => {
  const desk = await findDesk(storage);
  for (const message of messages) {
    const { hoursAgo, state, ...words } = message;
    const id = await storage.db
      .transaction()
      .execute((trx) => storePastMessage(trx, words, hoursAgo * hourMs));
    if (id !== undefined && desk) await bringOn(storage, desk, id, state);
  }
};

const storePastMessage = async (
  trx: Db,
  words: Parameters<typeof storeSuggestionIn>[1],
  ageMs: number,
): Promise<number | undefined> => {
  const id = await storeSuggestionIn(trx, words, { mailsOffice: false });
  if (id === undefined) return undefined;
  const receivedAt = databaseNow(trx, -ageMs);
  await trx.updateTable('suggestion').set({ received_at: receivedAt }).where('id', '=', id).execute();
  return id;
};

const bringOn = async (
  storage: Storage,
  desk: StaffActor,
  id: number,
  state: DemoMessage['state'],
): Promise<void> => {
  const deps = { storage, mails: false, nudgeOutbox: () => {} };
  if (state === 'new') return;
  if (state === 'spam') {
    await markSpam(deps, desk, { ids: [id], isSpam: true });
    return;
  }
  const taken = await assignMessage(deps, desk, { id, staffId: desk.staffId, expectedStaffId: null });
  if (state !== taken.state) await changeMessageState(deps, desk, { id, state, expectedState: taken.state });
};

const findDesk = async ({ db }: Storage): Promise<StaffActor | undefined> => {
  const staff = await findStaffByEmail(db, demoPeople.desk.email);
  if (staff?.state !== 'active') return undefined;
  const { id: staffId, name, roles } = staff;
  return { staffId, name, roles, permissions: listPermissions(roles), sessionId: 0, hasFreshProof: false };
};
