import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { listCentres, storeCentre } from '#features/centres/index.ts';
import { readRequestForDesk } from '#features/desk/index.ts';
import { findRequestByTrace, writeNote } from '#features/requests/index.ts';
import { beforeTransaction } from '#kit/before-transaction.ts';
import {
  approveRequest,
  confirmDelivery,
  issueInvoice,
  markPaid,
  receiveDevice,
  sendDevice,
} from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { addNote } from './add-note.ts';
import { cancelRequest } from './cancel-request.ts';
import { readCurrentSession, signOut } from './read-current-session.ts';
import { requireSession } from './require-session.ts';
import { saveAddress } from './save-address.ts';
import { savePolling } from './save-polling.ts';
import { saveRequest } from './save-request.ts';

const otherText = 'صدای بلبرینگ می‌آید و درپوش قفل نمی‌شود.';

describe.each(engines)('repair on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  it('takes the address that staff corrected a moment before', async () => {
    const owner = await kit.signIn();
    const corrected = kit.storage.db
      .updateTable('sold_product')
      .set({ address: 'نشانی تازه' })
      .where('serial_number', '=', owner.serial);
    const storage = beforeTransaction(kit.storage, 1, () => corrected.execute());
    const { request } = await saveRequest(
      { ...kit.deps, storage },
      {
        serialNumber: owner.serial,
        description: faultText,
        markazId: 0,
        repairInPlace: false,
        sessionToken: owner.sessionToken,
      },
    );
    const row = await findRequestByTrace(kit.storage.db, request.fCode);
    expect(row?.sender_address).toBe('نشانی تازه');
  });

  type SignedIn = Awaited<ReturnType<RepairKit['signIn']>>;
  const save = ({ serial, sessionToken }: SignedIn, more = {}) =>
    saveRequest(kit.deps, {
      serialNumber: serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken,
      ...more,
    });
  const poll = (
    { sessionToken }: SignedIn,
    request: { id: number; fCode: string },
    text = '',
    rating?: number,
  ) =>
    savePolling(kit.deps, {
      requestId: request.id,
      fCode: request.fCode,
      pollingDescription: text,
      rating,
      sessionToken,
    });
  /** A request that stands where it is wanted, moved there by the desk. */
  const makeRequestAt = async (statusId: StatusId) => {
    const owner = await kit.signIn();
    const { request } = await save(owner, { repairInPlace: statusId === 0 });
    const input = { code: request.fCode };
    const { storage } = kit;
    if (statusId === 100)
      await cancelRequest(kit.deps, {
        ...input,
        fCode: request.fCode,
        reason: '',
        sessionToken: owner.sessionToken,
      });
    if (statusId >= 2 && statusId < 100) await receiveDevice(storage, input);
    if (statusId >= 3 && statusId < 100) await issueInvoice(storage, { ...input, amountRial: 1_000_000 });
    if (statusId >= 4 && statusId < 100) await markPaid(storage, input);
    if (statusId >= 5 && statusId < 100) await sendDevice(storage, input);
    if (statusId >= 6 && statusId < 100) await confirmDelivery(storage, input);
    if (statusId === 7) await poll(owner, request, 'خوب بود');
    return { owner, request };
  };
  const logOf = async (id: number) => {
    const rows = await kit.storage.db
      .selectFrom('repair_log')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(
      ({ kind, from_status, to_status, actor }) => `${kind} ${from_status}>${to_status} ${actor}`,
    );
  };
  const noticesOf = async (fCode: string) =>
    kit.phones.taken.filter(({ params }) => 'text' in params && params.text.includes(fCode));

  // accepts 646
  it('speaks of one centre only: the chosen one, whose address is asked for', async () => {
    const chosen = { id: 901, name: 'آزمایشگاه ری', province: 'البرز', city: 'کرج' };
    await storeCentre(kit.storage.db, { ...chosen, manager_name: 'دکتر ری', address: 'کرج، میدان سپه' });
    const owner = await kit.signIn();
    const { request } = await save(owner, { markazId: 901 });
    expect(request).toMatchObject({
      markazId: 901,
      fNameMarkaz: 'آزمایشگاه ری',
      fOstanName: 'البرز',
      fShahrName: 'کرج',
      fNameModirMarkaz: '',
      senderAddress: '',
    });
    const { view } = await readCurrentSession(kit.deps, {
      sessionToken: owner.sessionToken,
      challengeToken: undefined,
    });
    expect(view).toMatchObject({ senderAddress: '', soldProducts: [{ fNameMarkaz: 'آزمایشگاه نمونه' }] });
    // The desk reads what the customer does not.
    expect((await readRequestForDesk(kit.storage.db, request.fCode)).centre).toMatchObject({
      manager: 'دکتر ری',
      address: 'کرج، میدان سپه',
    });
  });

  it('takes the device’s own centre, chosen or not, with its manager and its address', async () => {
    await storeCentre(kit.storage.db, {
      id: 902,
      name: 'آزمایشگاه نمونه',
      province: 'تهران',
      city: 'تهران',
      manager_name: 'دکتر نمونه',
      address: 'تهران، خیابان نمونه',
    });
    const owner = await kit.signIn();
    await kit.storage.db.updateTable('sold_product').set({ centre_id: 902 }).execute();
    const { request } = await save(owner, { markazId: 902 });
    expect(request).toMatchObject({
      markazId: 902,
      fNameModirMarkaz: 'دکتر نمونه',
      senderAddress: 'تهران، خیابان نمونه، پلاک یک',
    });
    await kit.storage.db.updateTable('sold_product').set({ centre_id: 0 }).execute();
  });

  // accepts 303, 369, 370
  it('registers a request, goes on to 1 by itself, and tells the customer once', async () => {
    const owner = await kit.signIn();
    expect(owner.view.repairRequests).toBeUndefined();
    const { kind, request } = await save(owner);
    expect(kind).toBe('registered');
    expect(request).toMatchObject({ statusId: 1, issueDescription: faultText, fShomareFactor: null });
    expect(request.fCode).toMatch(/^[1-9]\d{7}$/);
    expect(await logOf(request.id)).toEqual(['status null>0 customer', 'status 0>1 system']);
    await kit.sendNotices();
    expect(await noticesOf(request.fCode)).toMatchObject([{ to: owner.mobile, template: 'notice' }]);
  });

  it('leaves the first step to the desk for repair in place, and when the setting says so', async () => {
    const inPlace = await save(await kit.signIn(), { repairInPlace: true });
    expect(inPlace.request).toMatchObject({ statusId: 0, repairInPlace: true });
    kit.deps.acceptsAtOnce = false;
    const waiting = await save(await kit.signIn());
    kit.deps.acceptsAtOnce = true;
    expect(waiting.request.statusId).toBe(0);
    await approveRequest(kit.storage, { code: waiting.request.fCode });
  });

  it('gives the same request for the same Save, also when it has moved on meanwhile', async () => {
    const owner = await kit.signIn();
    const first = await save(owner);
    expect((await save(owner)).request.id).toBe(first.request.id);
    await receiveDevice(kit.storage, { code: first.request.fCode });
    const again = await save(owner);
    expect(again).toMatchObject({ kind: 'registered', request: { id: first.request.id, statusId: 2 } });
    expect(await logOf(first.request.id)).toHaveLength(3);
  });

  it('makes one request of five Saves at once', async () => {
    const owner = await kit.signIn();
    const results = await Promise.all(Array.from({ length: 5 }, () => save(owner)));
    expect(new Set(results.map(({ request }) => request.id)).size).toBe(1);
    await kit.sendNotices();
    expect(await noticesOf(results[0]?.request.fCode ?? '')).toHaveLength(1);
  });

  it('takes five Saves an hour for a device', async () => {
    const owner = await kit.signIn();
    for (let n = 0; n < 5; n += 1) await save(owner);
    await expect(save(owner)).rejects.toMatchObject({ code: 'too_many' });
  });

  it('edits the description while the device has not arrived, and refuses afterwards', async () => {
    const owner = await kit.signIn();
    const { request } = await save(owner);
    expect(await save(owner, { description: otherText })).toMatchObject({
      kind: 'edited',
      request: { id: request.id, issueDescription: otherText },
    });
    await receiveDevice(kit.storage, { code: request.fCode });
    await expect(save(owner)).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'open-request' },
    });
  });

  it('registers another request from 6 on and after a cancelled one, and keeps the older ones as history', async () => {
    for (const status of statusIds) {
      const { owner, request } = await makeRequestAt(status);
      const second = save(owner, { description: otherText });
      if (status >= 6) {
        expect((await second).request.id).not.toBe(request.id);
        const { view } = await readCurrentSession(kit.deps, { ...owner, challengeToken: undefined });
        expect(view?.repairRequests?.map(({ statusId }) => statusId)).toEqual([1, status === 6 ? 7 : status]);
        expect(view?.mayRegister).toBe(false);
      } else if (status <= 1) expect((await second).request.id).toBe(request.id);
      else await expect(second).rejects.toMatchObject({ details: { reason: 'open-request' } });
    }
  });

  it('takes a known centre and refuses an unknown one', async () => {
    const centre = { id: 77, name: 'آزمایشگاه ۷۷', manager_name: '', province: '', city: '', address: '' };
    await storeCentre(kit.storage.db, centre);
    const owner = await kit.signIn();
    await expect(save(owner, { markazId: 78 })).rejects.toMatchObject({
      details: { reason: 'unknown-centre' },
    });
    expect((await save(owner, { markazId: 77 })).request).toMatchObject({
      markazId: 77,
      fNameMarkaz: 'آزمایشگاه ۷۷',
    });
  });

  // accepts 371
  it('corrects the address up to 4 and keeps it afterwards', async () => {
    for (const status of statusIds) {
      const { owner, request } = await makeRequestAt(status);
      const { serial: serialNumber, sessionToken } = owner;
      const address = 'شیراز، بلوار نمونه، پلاک دو';
      const saved = saveAddress(kit.deps, { serialNumber, sessionToken, address, description: undefined });
      if (status <= 4) {
        expect((await saved).senderAddress).toBe(address);
        await saveAddress(kit.deps, { serialNumber, sessionToken, address, description: undefined });
        expect((await logOf(request.id)).filter((row) => row.startsWith('address'))).toHaveLength(1);
      } else await expect(saved).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('reads words that come with an address as an edit before arrival and as a note after it', async () => {
    const address = 'شیراز، بلوار نمونه، پلاک دو';
    const before = await makeRequestAt(1);
    const input = { serialNumber: before.owner.serial, sessionToken: before.owner.sessionToken, address };
    expect((await saveAddress(kit.deps, { ...input, description: otherText })).issueDescription).toBe(
      otherText,
    );
    await expect(saveAddress(kit.deps, { ...input, description: 'کوتاه' })).rejects.toMatchObject({
      details: { reason: 'malformed-description' },
    });
    const after = await makeRequestAt(2);
    const saved = await saveAddress(kit.deps, {
      serialNumber: after.owner.serial,
      sessionToken: after.owner.sessionToken,
      address,
      description: 'زنگ بزنید',
    });
    expect(saved.issueDescription).toBe(faultText);
    expect(saved.timeline.at(-1)).toMatchObject({ kind: 'note', note: 'زنگ بزنید', by: 'customer' });
  });

  it('takes notes from 2 to 4, the same one once within an hour', async () => {
    for (const status of statusIds) {
      const { owner, request } = await makeRequestAt(status);
      const note = (words = 'کابل برق همراه است') =>
        addNote(kit.deps, {
          fCode: request.fCode,
          note: words,
          sessionToken: owner.sessionToken,
        });
      if (status >= 2 && status <= 4) {
        await note();
        expect((await note()).timeline.filter(({ kind }) => kind === 'note')).toHaveLength(1);
        // Other notes between the two do not matter, and the same words of the desk are another note.
        const { db } = kit.storage;
        const stored = await findRequestByTrace(db, request.fCode);
        if (!stored) throw new Error('the request is not stored');
        await writeNote(db, stored, { source: 'system', note: null });
        await writeNote(db, stored, { source: 'desk', note: 'بله' });
        expect((await note()).timeline.filter(({ kind }) => kind === 'note')).toHaveLength(3);
        expect((await note('بله')).timeline.at(-1)).toMatchObject({ note: 'بله', by: 'customer' });
        // After more than an hour they are a question of their own.
        await db
          .updateTable('repair_log')
          .set({ at: sql<number>`at - 3600001` })
          .where('request_id', '=', stored.id)
          .execute();
        await db.deleteFrom('limit_take').execute();
        expect((await note('بله')).timeline.filter(({ kind }) => kind === 'note')).toHaveLength(5);
      } else await expect(note()).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('lets the customer cancel while the device has not arrived, once', async () => {
    for (const status of statusIds) {
      const { owner, request } = await makeRequestAt(status);
      const cancel = () =>
        cancelRequest(kit.deps, {
          fCode: request.fCode,
          reason: 'منصرف شدم',
          sessionToken: owner.sessionToken,
        });
      if (status <= 1) {
        for (const shown of await Promise.all([cancel(), cancel()]))
          expect(shown).toMatchObject({ statusId: 100, statusLogDescription: 'منصرف شدم' });
        expect((await logOf(request.id)).at(-1)).toBe(`status ${status}>100 customer`);
      } else if (status === 100) expect((await cancel()).statusLogDescription).toBeNull();
      else await expect(cancel()).rejects.toMatchObject({ details: { reason: 'too-late' } });
    }
  });

  // accepts 229, 305, 329, 333, 374, 375
  it('confirms the receipt at 5 and takes the survey at 5 and 6; repeats change nothing', async () => {
    for (const status of statusIds) {
      const { owner, request } = await makeRequestAt(status);
      const received = poll(owner, request);
      if (status < 5) await expect(received).rejects.toMatchObject({ details: { reason: 'too-early' } });
      else if (status === 100) await expect(received).rejects.toMatchObject({ code: 'conflict' });
      else expect((await received).request.statusId).toBe(Math.max(6, status));
    }
    for (const status of [5, 6] as const) {
      const { owner, request } = await makeRequestAt(status);
      const answered = await poll(owner, request, 'سریع و دقیق', 4);
      expect(answered.request).toMatchObject({ statusId: 7, survey: { rating: 4, text: 'سریع و دقیق' } });
      const before = await logOf(request.id);
      const again = await poll(owner, request, 'چیز دیگر', 1);
      expect(again.request.survey).toMatchObject({ rating: 4, text: 'سریع و دقیق' });
      expect(await logOf(request.id)).toEqual(before);
    }
    const { owner, request } = await makeRequestAt(6);
    expect((await poll(owner, request, '', 5)).request).toMatchObject({ statusId: 7, survey: { rating: 5 } });
  });

  it('keeps the survey of a request that was completed meanwhile by the system, and only the first', async () => {
    const { owner, request } = await makeRequestAt(6);
    await save(owner, { description: otherText });
    const before = await logOf(request.id);
    const survey = { rating: 4, text: 'سریع و دقیق' };
    const answered = await poll(owner, request, survey.text, survey.rating);
    expect(answered).toMatchObject({ kind: 'answered', request: { statusId: 7, survey } });
    expect((await poll(owner, request, 'چیز دیگر', 1)).request.survey).toMatchObject(survey);
    expect(await logOf(request.id)).toEqual(before);
  });

  it('confirms a receipt once although the button is tapped five times', async () => {
    const { owner, request } = await makeRequestAt(5);
    await Promise.all(Array.from({ length: 5 }, () => poll(owner, request)));
    expect((await logOf(request.id)).filter((row) => row === 'status 5>6 customer')).toHaveLength(1);
  });

  it('lets a session touch its own device only', async () => {
    const { request } = await makeRequestAt(5);
    const stranger = await kit.signIn();
    const { serial } = await kit.addDevice();
    await expect(save({ ...stranger, serial })).rejects.toMatchObject({
      code: 'forbidden',
      details: { reason: 'other-device' },
    });
    const { sessionToken } = stranger;
    const address = 'تهران، خیابان دیگر، پلاک سه';
    await expect(
      saveAddress(kit.deps, { serialNumber: serial, address, sessionToken, description: undefined }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const { fCode } = request;
    await expect(poll(stranger, request)).rejects.toMatchObject({ code: 'not_found' });
    await expect(addNote(kit.deps, { fCode, note: 'سلام', sessionToken })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(cancelRequest(kit.deps, { fCode, reason: '', sessionToken })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(save({ ...stranger, sessionToken: 'invented' })).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });

  it('ends a session after half an hour of idleness and after two hours in any case', async () => {
    const idle = await kit.signIn();
    await kit.letTimePass(1_790);
    await requireSession(kit.storage, idle.sessionToken);
    await kit.letTimePass(1_790);
    await requireSession(kit.storage, idle.sessionToken);
    await kit.letTimePass(1_801);
    await expect(requireSession(kit.storage, idle.sessionToken)).rejects.toMatchObject({
      code: 'unauthorised',
    });

    const busy = await kit.signIn();
    for (let minutes = 0; minutes < 115; minutes += 25) {
      await requireSession(kit.storage, busy.sessionToken);
      await kit.letTimePass(25 * 60);
    }
    await expect(requireSession(kit.storage, busy.sessionToken)).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });

  // accepts 855
  it('keeps a session whose birth lies in the future: the clock was set back', async () => {
    const owner = await kit.signIn();
    await kit.letTimePass(-7_200);
    await requireSession(kit.storage, owner.sessionToken);
    await kit.letTimePass(7_200);
    await requireSession(kit.storage, owner.sessionToken);
  });

  it('keeps three sessions a device, the newest, and one a browser', async () => {
    const device = await kit.addDevice();
    const sessions: SignedIn[] = [];
    for (let n = 0; n < 4; n += 1) {
      sessions.push(await kit.signIn(device));
      await kit.letTimePass(61);
      await kit.storage.db.deleteFrom('limit_take').execute();
    }
    const alive = [];
    for (const { sessionToken } of sessions) {
      alive.push(
        await requireSession(kit.storage, sessionToken).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(alive).toEqual([false, true, true, true]);
    const sent = await kit.ask(device.serial);
    if (sent.kind === 'refused') throw new Error();
    const old = sessions[3]?.sessionToken;
    await kit.verify(kit.phones.lastCode(device.mobile), device.serial, { ...sent, sessionToken: old });
    await expect(requireSession(kit.storage, old)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('signs out for good', async () => {
    const owner = await kit.signIn();
    await signOut(kit.storage, { sessionToken: owner.sessionToken, challengeToken: undefined });
    await signOut(kit.storage, { sessionToken: owner.sessionToken, challengeToken: undefined });
    await expect(requireSession(kit.storage, owner.sessionToken)).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });

  it('finds a device by the trace number and says no more about it than by the serial', async () => {
    const { owner, request } = await makeRequestAt(1);
    await kit.letTimePass(61);
    const sent = await kit.ask('', { traceNumber: request.fCode });
    if (sent.kind === 'refused') throw new Error(sent.reason);
    expect(sent.data).toMatchObject({ status: 1, senderAddress: '' });
    expect(JSON.stringify(sent.data)).not.toContain(owner.serial);
    const code = kit.phones.lastCode(owner.mobile);
    await expect(kit.verify(code, '', { ...sent, traceNumber: '10000000' })).rejects.toThrow();
    const { view } = await kit.verify(code, '', { ...sent, traceNumber: request.fCode });
    expect(view.soldProducts[0]?.fSerialNumber).toBe(owner.serial);
  });

  it('shows the code step again after a reload, and drops it on signing out', async () => {
    const { serial } = await kit.addDevice();
    const sent = await kit.ask(serial);
    if (sent.kind === 'refused') throw new Error(sent.reason);
    await kit.letTimePass(40);
    const tokens = { sessionToken: undefined, challengeToken: sent.challengeToken };
    const { challenge, view } = await readCurrentSession(kit.deps, tokens);
    expect(view).toBeNull();
    expect(challenge).toMatchObject({ serialNumber: serial, traceNumber: '', mobile: sent.data.mobile });
    expect(challenge?.resendAfterSeconds).toBeLessThanOrEqual(80);
    await signOut(kit.storage, tokens);
    expect((await readCurrentSession(kit.deps, tokens)).challenge).toBeNull();
  });

  it('answers what is not there in the shape of what is', async () => {
    const { serial } = await kit.addDevice({ mobile: null });
    expect(await kit.ask(serial)).toMatchObject({
      kind: 'refused',
      reason: 'no-mobile',
      data: { status: 2 },
    });
    expect(await kit.ask('NO-SUCH-1')).toMatchObject({ kind: 'refused', reason: 'unknown-device' });
    expect(await kit.ask('!!')).toMatchObject({ kind: 'refused', reason: 'unknown-device' });
    expect(await kit.ask('', { traceNumber: '99999999' })).toMatchObject({ reason: 'unknown-trace' });
    await expect(kit.ask(' ')).rejects.toMatchObject({ details: { reason: 'missing-serial' } });
  });

  it('finds a serial however it is written', async () => {
    const { mobile } = await kit.addDevice({ serial: 'QX-S100/2' });
    for (const typed of ['qx-s100/2', ' QX S100 2 ', 'qx‌s۱۰۰۲', 'QXS١٠٠/٢', 'qx–s100–2']) {
      await kit.storage.db.deleteFrom('limit_take').execute();
      await kit.storage.db.deleteFrom('code_pace').execute();
      const sent = await kit.ask(typed);
      expect([typed, sent.kind]).toEqual([typed, 'sent']);
    }
    expect(kit.phones.taken.filter(({ to }) => to === mobile)).toHaveLength(5);
  });

  // accepts 685
  it('stops a net of addresses at a hundred unknown serials an hour', async () => {
    for (const net of ['198.51.100.', '2001:db8:7:']) {
      const addressOf = (n: number) => (net.includes(':') ? `${net}${n.toString(16)}::1` : `${net}${n}`);
      for (let n = 1; n <= 100; n += 1) {
        await kit.ask(`NO-SUCH-${n}`, { clientAddress: addressOf(n) });
      }
      await expect(kit.ask('NO-SUCH-X', { clientAddress: addressOf(101) })).rejects.toMatchObject({
        code: 'too_many',
      });
      expect(await kit.ask('NO-SUCH-X')).toMatchObject({ kind: 'refused' });
    }
  });

  // accepts 685
  it('limits a device without a mobile as any other', async () => {
    const { serial } = await kit.addDevice({ mobile: null });
    const clientAddress = randomAddress();
    const ask = () => kit.ask(serial, { clientAddress, captcha: 'solved' });
    for (let n = 0; n < 30; n += 1) expect(await ask()).toMatchObject({ reason: 'no-mobile' });
    await expect(ask()).rejects.toMatchObject({ code: 'too_many' });
  });

  it('asks for a captcha after ten unknown serials of an address and stops at thirty', async () => {
    const clientAddress = '203.0.113.9';
    const tryOne = (n: number, captcha?: string) => kit.ask(`UNKNOWN-${n}`, { clientAddress, captcha });
    for (let n = 0; n < 10; n += 1) await tryOne(n);
    await expect(tryOne(10)).rejects.toMatchObject({ code: 'captcha_required' });
    for (let n = 10; n < 30; n += 1) await tryOne(n, 'solved');
    await expect(tryOne(30, 'solved')).rejects.toMatchObject({ code: 'too_many' });
  });

  // accepts 327, 328, 376
  it('searches centres by folded words and lets no wildcard through', async () => {
    for (let id = 100; id < 115; id += 1) {
      const name = `مركز درماني مهر‌آفرین ${id}`;
      await storeCentre(kit.storage.db, {
        id,
        name,
        manager_name: 'راز',
        province: 'یزد',
        city: 'یزد',
        address: 'راز',
      });
    }
    const search = (phrase: string) => listCentres(kit.deps, { phrase, clientAddress: '203.0.113.10' });
    expect(await search('مهرآفرین')).toHaveLength(10);
    expect(await search('مرکز درمانی ۱۱۰')).toMatchObject([{ fMarkazID: 110 }]);
    expect(JSON.stringify(await search('مهر آفرین'))).not.toContain('راز');
    for (const phrase of ['%%%', '___', 'مه', '  ', '%مه%', '\\\\\\']) {
      await expect(search(phrase)).rejects.toMatchObject({ details: { reason: 'short-phrase' } });
    }
    expect(await search('هیچ‌جا نیست')).toEqual([]);
  });
});
