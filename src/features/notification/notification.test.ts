import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addRepairNote,
  moveRepair,
  previewNotice,
  remindWaiting,
  sendEstimate,
  sendRepairMessage,
  undoRepairMove,
} from '#features/desk/index.ts';
import { deleteDevice } from '#features/devices/index.ts';
import { saveRequest } from '#features/portal/index.ts';
import {
  cancelByDesk,
  deskActor,
  issueInvoice,
  receiveDevice,
  sendDevice,
  stepBack,
} from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { createFakeSms, faultText, openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { stopClock } from '#kit/stop-clock.ts';
import type { SmsMessage } from '#ports/sms.ts';
import { watchDeliveries } from './watch-deliveries.ts';

describe.each(engines)('notices on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  const register = async () => {
    const { serial, sessionToken } = await kit.signIn();
    const input = {
      serialNumber: serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken,
    };
    const { request } = await saveRequest(kit.deps, input);
    return { code: request.fCode, request };
  };
  const notices = () =>
    kit.phones.taken.filter(({ template }) => template !== 'one-time-code').map(describeNotice);
  const describeNotice = ({ template, params }: SmsMessage): string =>
    template === 'notice' ? (params.text.split('\n')[0] ?? '') : template;
  const states = async () =>
    (await kit.storage.db.selectFrom('outbox').select(['state', 'last_error']).orderBy('id').execute()).map(
      ({ state, last_error }) => `${state} ${last_error}`.trim(),
    );

  // accepts 766
  it('carries the sum of an invoice and of a reminder of it', async () => {
    const { code, request } = await register();
    await receiveDevice(kit.storage, { code });
    await issueInvoice(kit.storage, { code, amountRial: 250_000 });
    const texts = async (kind: string) =>
      (
        await kit.storage.db
          .selectFrom('sms_message')
          .select('text')
          .where('request_id', '=', request.id)
          .where('kind', '=', kind)
          .orderBy('id', 'desc')
          .execute()
      ).map(({ text }) => text);
    expect((await texts('status'))[0]).toContain('مبلغ: ۲۵۰٬۰۰۰ ریال');
    await kit.storage.db
      .updateTable('repair_log')
      .set({ at: sql`at - 864000000` })
      .where('request_id', '=', request.id)
      .execute();
    await kit.storage.db
      .updateTable('repair_request')
      .set({ stood_since: sql`stood_since - 864000000` })
      .where('id', '=', request.id)
      .execute();
    await remindWaiting(kit, () => true);
    expect((await texts('reminder'))[0]).toContain('مبلغ: ۲۵۰٬۰۰۰ ریال');
  });

  it('goes out once for each change, in the words of the table', async () => {
    const { code } = await register();
    await receiveDevice(kit.storage, { code });
    await issueInvoice(kit.storage, { code, amountRial: 250_000 });
    await stepBack(kit.storage, { code, note: 'قیمت تغییر کرد' });
    await sendDevice(kit.storage, { code, note: 'قطعه نیست' });
    expect(await kit.sendNotices()).toBe(5);
    expect(await kit.sendNotices()).toBe(0);
    expect(notices()).toEqual([
      'درخواست تعمیر شما ثبت شد.',
      'وضعیت تعمیر دستگاه شما: دستگاه دریافت شد',
      'وضعیت تعمیر دستگاه شما: فاکتور صادر شد',
      'وضعیت تعمیر دستگاه شما: دستگاه دریافت شد',
      'وضعیت تعمیر دستگاه شما: بازگشت بدون تعمیر',
    ]);
  });

  it('is not queued for a change that failed', async () => {
    const { code } = await register();
    await kit.sendNotices();
    await expect(issueInvoice(kit.storage, { code, amountRial: 250_000 })).rejects.toThrow();
    expect(await kit.sendNotices()).toBe(0);
  });

  it('is tried again while the provider is away or without credit, and then goes out once', async () => {
    const { code } = await register();
    await kit.sendNotices();
    await cancelByDesk(kit.storage, { code, note: 'به خواست مشتری' });
    kit.phones.failNext('retry');
    await kit.sendNotices();
    await kit.letTimePass(60);
    kit.phones.failNext('alert');
    await kit.sendNotices();
    expect(notices()).toEqual(['درخواست تعمیر شما ثبت شد.']);
    await kit.letTimePass(60);
    expect(await kit.sendNotices()).toBe(1);
    expect(notices()).toEqual(['درخواست تعمیر شما ثبت شد.', 'وضعیت تعمیر دستگاه شما: لغو شده']);
  });

  it('is repeated after silence only where the provider knows our key again', async () => {
    await register();
    kit.phones.failNext('unknown');
    await kit.sendNotices();
    await kit.letTimePass(60);
    await kit.sendNotices();
    expect(notices()).toEqual(['درخواست تعمیر شما ثبت شد.']);

    await kit.storage.db.deleteFrom('outbox').execute();
    await register();
    const forgetful = { ...createFakeSms(), recognizesRepeats: false };
    forgetful.failNext('unknown');
    await kit.sendNotices(forgetful);
    expect(await states()).toEqual([
      'dead book did not take the message: told to fail; it may have been sent',
    ]);
  });

  // accepts 694
  it('is not sent twice by a provider without memory when its sender dies in the middle', async () => {
    const { code } = await register();
    let isReached = false;
    const forgetful = { ...createFakeSms(), recognizesRepeats: false };
    const dying = {
      ...forgetful,
      sendTemplate: (message: SmsMessage) => {
        forgetful.taken.push(message);
        isReached = true;
        return new Promise<never>(() => {});
      },
    };
    // It gives up after its deadline, when the database of this test may be closed.
    kit.sendNotices(dying).catch(() => {});
    await expect.poll(() => isReached).toBe(true);
    await kit.storage.db.updateTable('outbox').set({ leased_until: 0 }).execute();
    await kit.sendNotices(forgetful);
    expect(forgetful.taken).toHaveLength(1);
    expect((await states())[0]).toMatch(/^dead .*may have been sent/);
    const sms = await kit.storage.db
      .selectFrom('sms_message')
      .select(['id', 'state', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sms).toMatchObject({ state: 'unknown', reason: 'no-answer' });

    await sendRepairMessage(kit, deskActor, { traceNumber: code, messageId: sms.id });
    await kit.sendNotices(forgetful);
    expect(forgetful.taken).toHaveLength(2);
  });

  it('is not sent again when only the outbox could not note that it went out', async () => {
    await register();
    const phones = createFakeSms();
    const sendTemplate = vi.fn(phones.sendTemplate);
    const forgetful = { ...phones, sendTemplate, recognizesRepeats: false };
    await kit.sendNotices(forgetful);
    await kit.storage.db.updateTable('outbox').set({ state: 'waiting', next_try_at: 0 }).execute();
    await kit.sendNotices(forgetful);
    expect(sendTemplate).toHaveBeenCalledTimes(1);
    expect(await states()).toEqual(['sent']);
  });

  it('is tried again by a provider without memory when it certainly did not take it', async () => {
    await register();
    const forgetful = { ...createFakeSms(), recognizesRepeats: false };
    forgetful.failNext('retry');
    await kit.sendNotices(forgetful);
    await kit.letTimePass(60);
    await kit.sendNotices(forgetful);
    expect(forgetful.taken).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('is asked after at the provider that took it, not at one that was chosen later', async () => {
    await register();
    await kit.sendNotices();
    await kit.storage.db.updateTable('sms_message').set({ next_look_at: 0 }).execute();
    const lookAt = async (provider: string) => {
      const asked: string[] = [];
      const askDeliveries = async (ids: readonly string[]) => {
        asked.push(...ids);
        return new Map(ids.map((id) => [id, 'delivered' as const]));
      };
      const sms = { ...createFakeSms(), provider, askDeliveries };
      const loop = watchDeliveries({
        storage: kit.storage,
        sms,
        reportError: (error) => expect.fail(String(error)),
      });
      await loop.stop();
      return asked;
    };
    expect(await lookAt('another')).toEqual([]);
    expect(await lookAt('book')).toContain('1');
    const { state } = await kit.storage.db
      .selectFrom('sms_message')
      .select('state')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(state).toBe('delivered');
  });

  it('spends one look when two processes ask about it at the same time', async () => {
    await register();
    await kit.sendNotices();
    await kit.storage.db.updateTable('sms_message').set({ next_look_at: 0 }).execute();
    const { promise: bothAsked, resolve: noteBoth } = Promise.withResolvers<void>();
    let asking = 0;
    const askDeliveries = async () => {
      asking += 1;
      if (asking === 2) noteBoth();
      await bothAsked;
      return new Map();
    };
    const sms = { ...createFakeSms(), askDeliveries };
    const reportError = (error: unknown) => expect.fail(String(error));
    const loops = [1, 2].map(() => watchDeliveries({ storage: kit.storage, sms, reportError }));
    await Promise.all(loops.map((loop) => loop.stop()));
    const { looks } = await kit.storage.db
      .selectFrom('sms_message')
      .select('looks')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(looks).toBe(1);
  });

  it('is given up when the number cannot be reached, or is no longer there', async () => {
    await register();
    kit.phones.failNext('recipient');
    await kit.sendNotices();
    expect((await states())[0]).toMatch(/^dead/);
    await kit.storage.db.deleteFrom('outbox').execute();
    await register();
    await kit.storage.db.updateTable('sold_product').set({ mobile: null }).execute();
    await kit.sendNotices();
    expect(await states()).toEqual(['dead no-mobile']);
    await kit.storage.db.deleteFrom('outbox').execute();
    await register();
    await kit.storage.db
      .updateTable('sold_product')
      .set({ owner_changed_at: Number.MAX_SAFE_INTEGER })
      .execute();
    await kit.sendNotices();
    expect(await states()).toEqual(['dead former-owner']);
  });

  // accepts 775
  it('refuses a sixth estimate and an eleventh note of a day, and says when', async () => {
    const { code } = await register();
    await receiveDevice(kit.storage, { code });
    const lines = [{ title: 'خدمات تعمیر', quantity: 1, unitRial: 250_000 }];
    const send = () => sendEstimate(kit, deskActor, { traceNumber: code, lines, discountRial: 0 });
    for (let at = 0; at < 5; at += 1) await send();
    await expect(send()).rejects.toMatchObject({
      code: 'too_many',
      details: { reason: 'too-many-estimates', text: expect.stringMatching(/۵ برآورد .* از ساعت/) },
    });
    await kit.storage.db.updateTable('estimate').set({ sent_at: sql`sent_at - 86400001` }).execute();
    await send();

    const note = (sendsSms: boolean) =>
      addRepairNote(kit, deskActor, { traceNumber: code, text: 'قطعه رسید', isForCustomer: true, sendsSms });
    for (let at = 0; at < 9; at += 1) await note(true);
    await sendRepairMessage(kit, deskActor, { traceNumber: code, messageId: null });
    const full = { code: 'too_many', details: { reason: 'too-many-notes' } };
    await expect(note(true)).rejects.toMatchObject(full);
    await expect(
      sendRepairMessage(kit, deskActor, { traceNumber: code, messageId: null }),
    ).rejects.toMatchObject(full);
    await note(false);
    await stepBack(kit.storage, { code, note: 'به خواست مشتری' });
  });

  const sharedMobile = '09191112233';
  /** A number that has had its 20 status messages, and two devices of it with a request each. */
  const fillDay = async () => {
    await kit.storage.db.deleteFrom('sms_message').execute();
    const registerShared = async (deps = kit.deps) => {
      const { serial } = await kit.addDevice({ mobile: sharedMobile });
      await kit.storage.db.deleteFrom('limit_take').execute();
      await kit.storage.db.deleteFrom('code_pace').execute();
      const { sessionToken } = await kit.signIn({ serial, mobile: sharedMobile });
      const input = { serialNumber: serial, description: faultText, markazId: 0, repairInPlace: false };
      return (await saveRequest(deps, { ...input, sessionToken })).request.fCode;
    };
    const codes = [await registerShared(), await registerShared()] as const;
    for (let at = 0; at < 9; at += 1) {
      await receiveDevice(kit.storage, { code: codes[0] });
      await stepBack(kit.storage, { code: codes[0], note: 'اشتباه بود' });
    }
    await kit.sendNotices();
    return { codes, registerShared };
  };

  // accepts 775
  it('sums up what comes after 20 changes of a day in one SMS an hour', async () => {
    const spare = await kit.addDevice({ mobile: sharedMobile });
    const { codes, registerShared } = await fillDay();
    expect(notices()).toHaveLength(20);
    kit.phones.taken.length = 0;
    const preview = await previewNotice(kit.storage.db, { traceNumber: codes[0], to: 2 });
    expect(preview).toMatchObject({ mobile: sharedMobile, isSummed: true });
    // A summary belongs to its clock hour.
    const storage = await stopClock(kit.storage);
    for (const code of codes) await receiveDevice(storage, { code });
    await issueInvoice(storage, { code: codes[1], amountRial: 250_000 });
    expect(await kit.sendNotices()).toBe(0);
    // Codes do not wait.
    const third = await registerShared({ ...kit.deps, storage });
    // A device without requests takes no message of the others with it.
    await deleteDevice(kit, deskActor, { serial: spare.serial });
    await kit.letTimePass(3_700);
    expect(await kit.sendNotices()).toBe(1);
    const summary = kit.phones.taken.find(({ template }) => template === 'notice');
    expect(summary).toMatchObject({ to: sharedMobile });
    expect(summary?.template === 'notice' && summary.params.text.split('\n').slice(0, 4)).toEqual([
      'تغییرهای تازه در تعمیر دستگاه‌های شما:',
      `دستگاه دریافت شد: ${codes[0]}`,
      `فاکتور صادر شد: ${codes[1]}`,
      `درخواست تعمیر شما ثبت شد: ${third}`,
    ]);
    const rows = await kit.storage.db
      .selectFrom('sms_message')
      .select('state')
      .where('reason', '=', 'summed')
      .execute();
    expect(rows).toEqual(Array(4).fill({ state: 'sent' }));
    // What staff send by hand goes at once.
    await sendRepairMessage(kit, deskActor, { traceNumber: third, messageId: null });
    expect(await kit.sendNotices()).toBe(1);
    await kit.storage.db.updateTable('sms_message').set({ queued_at: sql`queued_at - 86400001` }).execute();
    await stepBack(kit.storage, { code: codes[0], note: 'اشتباه بود' });
    expect(await kit.sendNotices()).toBe(1);
  });

  // accepts 775
  it('leaves out of a summary what was undone, and says nothing when nothing is left', async () => {
    const { codes } = await fillDay();
    kit.phones.taken.length = 0;
    const moved = await moveRepair(kit, deskActor, { traceNumber: codes[0], to: 2 });
    await undoRepairMove(kit, deskActor, { traceNumber: codes[0], logId: moved.logId });
    await kit.letTimePass(3_700);
    await kit.sendNotices();
    expect(notices()).toEqual([]);
  });

  it('holds neither the number nor the words in the queue while it waits', async () => {
    await register();
    const rows = await kit.storage.db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ payload }) => Object.keys(JSON.parse(payload)))).toEqual([['smsId']]);
  });
});
