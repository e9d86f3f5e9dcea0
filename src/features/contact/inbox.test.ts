import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPermissions, type Role } from '#contract/office/permissions.ts';
import { staffRefusalTexts, writeTaken } from '#contract/office/refusals.ts';
import { workOutboxOnce } from '#features/outbox/index.ts';
import { searchEverywhere } from '#features/search/index.ts';
import { disableStaff } from '#features/staff/index.ts';
import { commandActor, type StaffActor } from '#features/staff-action/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePerson, makeStaffDeps } from '#kit/staff-kit.ts';
import { MailFailure, type MailMessage } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import {
  assignMessage,
  changeMessageState,
  countNewMessages,
  createReplyMailSender,
  exportInbox,
  type InboxDeps,
  listMessagePeople,
  markSpam,
  purgeSuggestions,
  readInbox,
  readMessage,
  replyMailKind,
  replyToMessage,
  resendReply,
  searchMessages,
} from './index.ts';
import { insertSuggestion } from './suggestion.repository.ts';

describe.each(engines)('the contact inbox on %s', (engine) => {
  let storage: Storage;
  let inbox: InboxDeps;
  let maryam: StaffActor;
  let reza: StaffActor;
  const mails: MailMessage[] = [];
  let fails: MailFailure | undefined;

  const actorFor = async (name: string, ...roles: Role[]): Promise<StaffActor> => {
    const { id } = await makePerson(makeStaffDeps(storage), roles, name);
    const permissions = listPermissions(roles);
    return { staffId: id, name, roles, permissions, sessionId: 1, hasFreshProof: true };
  };
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    inbox = { storage, canSendMail: true, nudgeOutbox: () => {} };
    maryam = await actorFor('مریم', 'desk');
    reza = await actorFor('رضا', 'desk');
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    mails.length = 0;
    fails = undefined;
    await storage.db.deleteFrom('suggestion').execute();
    await storage.db.deleteFrom('outbox').execute();
  });

  let count = 0;
  const write = async (over: Partial<Parameters<typeof insertSuggestion>[1]> = {}): Promise<number> => {
    count += 1;
    const words = {
      email: 'lab@example.com',
      fullName: 'آزمایشگاه نور',
      subject: 'پرسش',
      description: 'سانتریفیوژ ما صدا می‌دهد.',
      hash: `hash-${count}`,
      ...over,
    };
    const id = await storage.db.transaction().execute((trx) => insertSuggestion(trx, words));
    return id ?? 0;
  };
  const send = () =>
    workOutboxOnce({
      storage,
      senders: {
        [replyMailKind]: createReplyMailSender({
          storage,
          mailer: {
            sendMail: async (message) => {
              if (fails) throw fails;
              mails.push(message);
              return { messageId: message.idempotencyKey };
            },
            close: async () => {},
          },
        }),
      },
      worker: 'test',
      report: () => {},
    });

  // accepts 511
  it('shows a message as new at once and counts it', async () => {
    const id = await write();
    expect(await countNewMessages(inbox)).toBe(1);
    expect((await readInbox(inbox, {})).items).toMatchObject([{ id, state: 'new', assignee: null }]);
    await changeMessageState(inbox, maryam, { id, state: 'open', expectedState: 'new' });
    expect(await countNewMessages(inbox)).toBe(0);
    const stale = changeMessageState(inbox, reza, { id, state: 'closed', expectedState: 'new' });
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { state: 'open' } });
  });

  // accepts 513
  it('gives a message to one of two who take it at once, and tells the other who', async () => {
    const id = await write();
    const takes = await Promise.allSettled(
      [maryam, reza].map((actor) =>
        assignMessage(inbox, actor, { id, staffId: actor.staffId, expectedStaffId: null }),
      ),
    );
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { assignee, state } = await readMessage(storage.db, id);
    expect(state).toBe('open');
    const lost = takes.find((one) => one.status === 'rejected');
    expect(lost).toMatchObject({
      reason: { code: 'conflict', details: { text: writeTaken(assignee?.name ?? '') } },
    });
  });

  // accepts 513
  it('can be given on after whoever held it let it go', async () => {
    const id = await write();
    const give = (staffId: number | null, expectedStaffId: number | null) =>
      assignMessage(inbox, maryam, { id, staffId, expectedStaffId });
    await give(maryam.staffId, null);
    await give(null, maryam.staffId);
    await give(reza.staffId, maryam.staffId);
    expect(await readMessage(storage.db, id)).toMatchObject({ assignee: { name: 'رضا' } });
    await expect(give(null, maryam.staffId)).rejects.toMatchObject({ details: { text: writeTaken('رضا') } });
  });

  // accepts 513
  it('is assigned only to someone who may answer', async () => {
    const editor = await actorFor('شیدا', 'editor');
    const gone = await actorFor('رفته', 'desk');
    await disableStaff({ storage }, commandActor('test'), { id: gone.staffId });
    const people = (await listMessagePeople(inbox)).map(({ id }) => id);
    expect(people).toContain(maryam.staffId);
    expect(people).not.toContain(editor.staffId);
    expect(people).not.toContain(gone.staffId);
    const wrong = assignMessage(inbox, maryam, {
      id: await write(),
      staffId: editor.staffId,
      expectedStaffId: null,
    });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' });
  });

  // accepts 514, 515
  it('mails a reply once, to the writer’s own address, with a subject on one line', async () => {
    const id = await write({ subject: 'یک\r\nBcc: everyone@example.com' });
    const keyed = { ...maryam, idempotencyKey: `key-${engine}`, inputHash: 'a' };
    const reply = { id, text: 'سلام. دستگاه را بفرستید.' };
    await Promise.all([replyToMessage(inbox, keyed, reply), replyToMessage(inbox, keyed, reply)]);
    await replyToMessage(inbox, reza, reply);
    const shown = await readMessage(storage.db, id);
    expect(shown.replies).toMatchObject([{ byName: 'مریم', delivery: 'waiting', text: reply.text }]);
    expect(shown.state).toBe('answered');
    while (await send());
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'lab@example.com' });
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
    expect((await readMessage(storage.db, id)).replies[0]).toMatchObject({ delivery: 'sent', reason: '' });
  });

  it('mails the same words again to a message that was opened anew', async () => {
    const id = await write();
    const reply = { id, text: 'لطفاً با ما تماس بگیرید.' };
    await replyToMessage(inbox, maryam, reply);
    await changeMessageState(inbox, maryam, { id, state: 'open', expectedState: 'answered' });
    await replyToMessage(inbox, maryam, reply);
    expect((await readMessage(storage.db, id)).replies).toHaveLength(2);
  });

  // accepts 514
  it('says why a reply did not arrive and revives it when told to', async () => {
    const id = await write();
    await replyToMessage(inbox, maryam, { id, text: 'پاسخ' });
    fails = new MailFailure('recipient', { reason: 'no such mailbox', vendorCode: 550 });
    await send();
    const [dead] = (await readMessage(storage.db, id)).replies;
    expect(dead).toMatchObject({ delivery: 'dead', reason: expect.stringContaining('no such mailbox') });
    fails = undefined;
    const replyId = dead?.id ?? 0;
    await resendReply(inbox, maryam, { id, replyId });
    expect((await readMessage(storage.db, id)).replies[0]?.delivery).toBe('waiting');
    await send();
    expect(mails).toHaveLength(1);
    await expect(resendReply(inbox, maryam, { id, replyId })).rejects.toMatchObject({ code: 'conflict' });
  });

  // accepts 516
  it('takes no reply without a mail server, while everything else works', async () => {
    const id = await write();
    const mute = { ...inbox, canSendMail: false };
    await expect(replyToMessage(mute, maryam, { id, text: 'پاسخ' })).rejects.toMatchObject({
      code: 'conflict',
      details: { text: staffRefusalTexts.noMailServer },
    });
    await assignMessage(mute, maryam, { id, staffId: maryam.staffId, expectedStaffId: null });
    await changeMessageState(mute, maryam, { id, state: 'closed', expectedState: 'open' });
  });

  // accepts 517
  it('takes spam out of list and count, several at once, can undo it, and mails its sender nothing', async () => {
    const [one, two, other] = [await write(), await write(), await write()];
    await changeMessageState(inbox, maryam, { id: two, state: 'open', expectedState: 'new' });
    await replyToMessage(inbox, maryam, { id: one, text: 'پیش از آن' });
    expect(await markSpam(inbox, maryam, { ids: [one, two, 999_999], isSpam: true })).toEqual({
      changed: [one, two],
    });
    expect((await readInbox(inbox, {})).items.map(({ id }) => id)).toEqual([other]);
    expect((await readInbox(inbox, {})).counts).toMatchObject({ new: 1, spam: 2 });
    expect((await readInbox(inbox, { state: 'spam' })).total).toBe(2);
    while (await send());
    expect(mails).toEqual([]);
    const late = replyToMessage(inbox, maryam, { id: two, text: 'پاسخ' });
    await expect(late).rejects.toMatchObject({ details: { text: staffRefusalTexts.spamGetsNoReply } });
    await markSpam(inbox, maryam, { ids: [one, two], isSpam: false });
    expect((await readMessage(storage.db, one)).state).toBe('answered');
    expect((await readMessage(storage.db, two)).state).toBe('open');
    const rows = await storage.db
      .selectFrom('audit_event')
      .select('thing_id')
      .where('deed', '=', 'message.spam')
      .where('thing_id', 'in', [String(one), String(two)])
      .execute();
    expect(rows).toHaveLength(4);
  });

  // accepts 518, 460
  it('is searched with folding in name, e-mail, subject and text, and filtered by state, person and days', async () => {
    const kept = await write({
      fullName: 'كلينيك مهر',
      email: 'mehr@clinic.example',
      subject: 'نرم‌افزار پذیرش',
      description: 'شمارهٔ ۱۲۳',
    });
    await write();
    for (const q of ['کلینیک', 'MEHR@clinic', 'نرم افزار', 'نرمافزار', 'شماره 123', 'كلينيك پذيرش']) {
      expect([q, (await readInbox(inbox, { q })).items.map(({ id }) => id)]).toEqual([q, [kept]]);
    }
    expect((await readInbox(inbox, { q: '%%%' })).total).toBe(0);
    await assignMessage(inbox, maryam, { id: kept, staffId: maryam.staffId, expectedStaffId: null });
    expect((await readInbox(inbox, { staffId: maryam.staffId })).total).toBe(1);
    expect((await readInbox(inbox, { staffId: 0 })).total).toBe(1);
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Tehran' });
    expect((await readInbox(inbox, { from: today, to: today })).total).toBe(2);
    expect((await readInbox(inbox, { to: '2020-01-01' })).total).toBe(0);
  });

  // accepts 519
  it('hands out the rows of the filter, tells the trail how many, and forgets old ones with their replies', async () => {
    const old = await write({ subject: 'کهنه' });
    await write({ subject: 'نو' });
    await replyToMessage(inbox, maryam, { id: old, text: 'پاسخ' });
    const table = await exportInbox(inbox, maryam, { q: 'کهنه', format: 'csv' });
    expect(table.rows.map((row) => row[4])).toEqual(['کهنه']);
    const noted = await storage.db
      .selectFrom('audit_event')
      .select('to_value')
      .where('deed', '=', 'message.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(noted.to_value ?? '{}')).toMatchObject({ rows: 1 });
    await storage.db.updateTable('suggestion').set({ received_at: 0 }).where('id', '=', old).execute();
    expect(await purgeSuggestions(inbox, 365)).toBe(1);
    expect((await readInbox(inbox, {})).total).toBe(1);
    expect(await searchMessages(inbox, 'کهنه', 5)).toEqual([]);
    expect(await storage.db.selectFrom('message_reply').selectAll().execute()).toEqual([]);
    while (await send());
    expect(mails).toEqual([]);
  });

  // accepts 460
  it('is found by search everywhere by whoever may read it, and by nobody else', async () => {
    await write({ subject: 'پیام یافتنی' });
    const finder = {
      kind: 'message',
      permission: 'messages.read' as const,
      search: async (q: string, max: number) =>
        (await searchMessages(inbox, q, max)).map(({ id, subject }) => ({
          id: String(id),
          name: subject,
          code: '',
          state: '',
          path: '',
        })),
    };
    expect(await searchEverywhere([finder], maryam, 'يافتني')).toMatchObject([
      { kind: 'message', items: [{ name: 'پیام یافتنی' }] },
    ]);
    const editor = { permissions: listPermissions(['editor']) };
    expect(await searchEverywhere([finder], editor, 'یافتنی')).toEqual([]);
    expect(await searchEverywhere([finder], maryam, '  ')).toEqual([]);
  });
});
