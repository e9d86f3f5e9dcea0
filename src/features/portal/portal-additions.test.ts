import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { decontaminationText } from '#contract/repair/additions.ts';
import {
  completeForgotten,
  moveRepair,
  readRequest,
  readRequestForDesk,
  remindWaiting,
  sendEstimate,
} from '#features/desk/index.ts';
import { listWaiting } from '#features/desk/reminders/waiting.repository.ts';
import { isDaytime } from '#features/desk/reminders/waiting.rules.ts';
import { isInWarranty } from '#features/devices/index.ts';
import { photoKey } from '#features/requests/index.ts';
import { dayMs, minuteMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import {
  confirmDelivery,
  deskActor,
  issueInvoice,
  markPaid,
  receiveDevice,
  sendDevice,
} from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { answerEstimateByCustomer } from './answer-estimate-by-customer.ts';
import { cancelRequest } from './cancel-request.ts';
import { addPhoto, removePhoto } from './fault-photos.ts';
import { declareClean, saveParcel } from './prepare-shipping.ts';
import { readCurrentSession } from './read-current-session.ts';
import { readPhoto } from './read-photo.ts';
import { saveRequest } from './save-request.ts';

/** The head of a PNG that claims a side of so many pixels, and hardly a byte after it. */
const makeHugePng = (side: number): Buffer => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(9)));
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
};

describe.each(engines)('the portal beyond on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  const register = async (more = {}) => {
    const owner = await kit.signIn();
    const input = {
      serialNumber: owner.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
      ...more,
    };
    const { request } = await saveRequest(kit.deps, input);
    return { ...owner, request, input, code: request.fCode };
  };
  /** Moves what a request has been through into the past. */
  const age = async (requestId: number, days: number) => {
    const back = sql<number>`at - ${sql.lit(days * dayMs)}`;
    await kit.storage.db
      .updateTable('repair_log')
      .set({ at: back })
      .where('request_id', '=', requestId)
      .execute();
    await kit.storage.db
      .updateTable('repair_request')
      .set({ stood_since: sql<number>`stood_since - ${sql.lit(days * dayMs)}` })
      .where('id', '=', requestId)
      .execute();
  };
  const bytesOf = async function* (bytes: Uint8Array) {
    yield bytes;
  };

  // accepts 631, 632, 633
  it('keeps the first declaration as it was declared, and lets the slip print after it', async () => {
    const { code, sessionToken, request } = await register();
    expect(request.may).toMatchObject({ printShippingSlip: false, declare: true });
    const declared = await declareClean(kit.deps, { fCode: code, name: 'مریم رضایی', sessionToken });
    expect(declared.decontamination).toMatchObject({ text: decontaminationText, name: 'مریم رضایی' });
    expect(declared.may).toMatchObject({ printShippingSlip: true, declare: false });
    const again = await declareClean(kit.deps, { fCode: code, name: 'دیگری است', sessionToken });
    expect(again.decontamination).toEqual(declared.decontamination);
    await receiveDevice(kit.storage, { code });
    await expect(declareClean(kit.deps, { fCode: code, name: 'مریم', sessionToken })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('asks for no declaration where nothing is shipped', async () => {
    const { code, sessionToken, request } = await register({ repairInPlace: true });
    expect(request.may.declare).toBe(false);
    await expect(declareClean(kit.deps, { fCode: code, name: 'مریم', sessionToken })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  // accepts 639
  it('takes carrier and number of the parcel at 1, and the last word stands', async () => {
    const { code, sessionToken } = await register();
    await saveParcel(kit.deps, { fCode: code, carrier: 'پست', parcelNumber: '1111', sessionToken });
    const saved = await saveParcel(kit.deps, {
      fCode: code,
      carrier: 'تیپاکس',
      parcelNumber: 'A-22',
      sessionToken,
    });
    expect(saved.parcel?.toCompany).toMatchObject({ carrier: 'تیپاکس', number: 'A-22', isHandedOver: false });
    await receiveDevice(kit.storage, { code });
    await expect(
      saveParcel(kit.deps, { fCode: code, carrier: 'پست', parcelNumber: '1111', sessionToken }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  // accepts 628, 629, 630
  it('takes five photos, made anew within 2560 px and without what the camera wrote', async () => {
    const { code, sessionToken, request } = await register();
    const add = async (r: number) => {
      const sent = sharp({
        create: { width: 3_000, height: 1_500, channels: 3, background: { r, g: 50, b: 50 } },
      })
        .withExif({ IFD0: { Copyright: 'a person' }, IFD3: { GPSLatitude: '35/1 42/1 0/1' } })
        .jpeg();
      return addPhoto(kit.deps, { fCode: code, bytes: bytesOf(await sent.toBuffer()), sessionToken });
    };
    const [photo] = (await add(0)).photos ?? [];
    expect(photo).toMatchObject({ width: 2_560, height: 1_280 });
    const stored = await readPhoto(kit.deps, { id: photo?.id ?? '', sessionToken });
    const meta = await sharp(stored).metadata();
    expect([meta.format, meta.exif, meta.width]).toEqual(['webp', undefined, 2_560]);

    const stranger = await kit.signIn();
    await expect(
      readPhoto(kit.deps, { id: photo?.id ?? '', sessionToken: stranger.sessionToken }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readPhoto(kit.deps, { id: photo?.id ?? '', sessionToken: undefined })).rejects.toMatchObject(
      {
        code: 'unauthorised',
      },
    );

    for (const shade of [50, 100, 150, 200]) await add(shade);
    await expect(add(250)).rejects.toMatchObject({ code: 'conflict', details: { reason: 'enough-photos' } });
    const { photos, may } = await readRequest(kit.storage.db, request.id);
    expect([photos?.length, may.addPhoto]).toEqual([5, false]);
    // Sent again after a lost answer, the last of them is the same one.
    expect((await add(200)).photos).toEqual(photos);
    for (const { id } of photos ?? []) expect(await kit.deps.photos.find(photoKey(id))).toBeDefined();
  });

  // accepts 759
  it('is read by the customer with the accessories and the condition that the desk wrote down', async () => {
    const { code, request } = await register();
    const intake = {
      condition: 'hit' as const,
      accessories: [{ name: 'کابل برق', count: 2 }],
      remark: 'درپوش شکسته',
    };
    await moveRepair({ storage: kit.storage }, deskActor, { traceNumber: code, to: 2, intake });
    expect((await readRequest(kit.storage.db, request.id)).intake).toEqual(intake);
  });

  // accepts 763
  it('is followed at the carrier by the link that managers keep', async () => {
    const { code, request } = await register();
    await receiveDevice(kit.storage, { code });
    await issueInvoice(kit.storage, { code, amountRial: 100_000 });
    await markPaid(kit.storage, { code });
    const send = (number: string) =>
      moveRepair({ storage: kit.storage }, deskActor, {
        traceNumber: code,
        to: 5,
        parcel: { isByHand: false, carrier: 'تیپاکس', number },
      });
    await expect(send('بستهٔ یک')).rejects.toMatchObject({ details: { field: 'parcelNumber' } });
    await send('۲۱۳۰۷۷');
    expect((await readRequest(kit.storage.db, request.id)).parcel?.toCustomer).toMatchObject({
      number: '213077',
      trackingUrl: 'https://tipaxco.com/tracking?id=213077',
    });
  });

  // accepts 761
  it('takes a photo back until the device is received, once, and only from its owner', async () => {
    const { code, sessionToken, request } = await register();
    const add = async (background: string) => {
      const sent = sharp({ create: { width: 30, height: 20, channels: 3, background } }).jpeg();
      return addPhoto(kit.deps, { fCode: code, bytes: bytesOf(await sent.toBuffer()), sessionToken });
    };
    await add('#3a3');
    const [id = '', kept = ''] = ((await add('#33a')).photos ?? []).map((photo) => photo.id);
    const stranger = await kit.signIn();
    const remove = (photoId: string, token: string | undefined) =>
      removePhoto(kit.deps, { fCode: code, id: photoId, sessionToken: token });
    await expect(remove(id, stranger.sessionToken)).rejects.toThrow();
    expect((await remove(id, sessionToken)).photos?.map((photo) => photo.id)).toEqual([kept]);
    expect((await remove(id, sessionToken)).photos).toHaveLength(1);
    expect(await kit.deps.photos.find(photoKey(id))).toBeUndefined();
    expect(await kit.deps.photos.find(photoKey(kept))).toBeDefined();
    await receiveDevice(kit.storage, { code });
    await expect(remove(kept, sessionToken)).rejects.toMatchObject({ details: { reason: 'too-late' } });
    const { photos, may } = await readRequest(kit.storage.db, request.id);
    expect([photos?.length, may.removePhoto]).toEqual([1, false]);
  });

  /** Gives whether the file is there after a photo is taken back, which waits once for `meanwhile`. */
  const removeWhile = async (
    meanwhile: (add: (photos?: MediaStore) => Promise<unknown>) => Promise<unknown>,
  ) => {
    const { code, sessionToken } = await register();
    const sent = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } }).jpeg();
    const bytes = await sent.toBuffer();
    const add = (photos = kit.deps.photos) =>
      addPhoto({ ...kit.deps, photos }, { fCode: code, bytes: bytesOf(bytes), sessionToken });
    const id = (await add()).photos?.[0]?.id ?? '';
    const { db } = kit.storage;
    const transaction = () => ({
      execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
        await db.transaction().execute(work);
        await meanwhile(add);
        return true;
      },
    });
    const storage = {
      ...kit.storage,
      db: new Proxy(db, {
        get: (at, name) => (name === 'transaction' ? transaction : Reflect.get(at, name).bind(at)),
      }),
    };
    await removePhoto({ ...kit.deps, storage }, { fCode: code, id, sessionToken });
    return async () => (await kit.deps.photos.find(photoKey(id))) !== undefined;
  };

  it('keeps a photo that is sent again while it is taken back', async () => {
    const hasFile = await removeWhile((add) => add());
    expect(await hasFile()).toBe(true);
  });

  it('keeps the file of a photo that is sent again while it is taken back, and stored only after it', async () => {
    const store = kit.deps.photos;
    const isRemoved = Promise.withResolvers<void>();
    let added: Promise<unknown> | undefined;
    const hasFile = await removeWhile(async (add) => {
      const isSaved = Promise.withResolvers<void>();
      added = add({
        ...store,
        save: async (...given) => {
          const saved = await store.save(...given);
          isSaved.resolve();
          await isRemoved.promise;
          return saved;
        },
      });
      await isSaved.promise;
    });
    isRemoved.resolve();
    await added;
    expect(await hasFile()).toBe(true);
  });

  // accepts 629
  it('refuses what is no picture by its content, and keeps the request as it was', async () => {
    const { code, sessionToken, request } = await register();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [html, svg, Buffer.alloc(0)]) {
      await expect(
        addPhoto(kit.deps, { fCode: code, bytes: bytesOf(bytes), sessionToken }),
      ).rejects.toMatchObject({ code: 'unsupported_type', details: { reason: 'not-a-picture' } });
    }
    expect((await readRequest(kit.storage.db, request.id)).photos).toEqual([]);
  });

  // accepts 629
  it('refuses a picture of 30,000 by 30,000 by its head, before a pixel of it is made', async () => {
    const { code, sessionToken } = await register();
    const bytes = makeHugePng(30_000);
    expect(bytes.length).toBeLessThan(200);
    await expect(
      addPhoto(kit.deps, { fCode: code, bytes: bytesOf(bytes), sessionToken }),
    ).rejects.toMatchObject({ code: 'unsupported_type', details: { reason: 'not-a-picture' } });
  });

  // accepts 628
  it('counts twenty sendings an hour, refused ones too', async () => {
    const { code, sessionToken } = await register();
    const send = () =>
      addPhoto(kit.deps, { fCode: code, bytes: bytesOf(Buffer.from('no picture')), sessionToken });
    for (let n = 0; n < 20; n += 1) await expect(send()).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(send()).rejects.toMatchObject({ code: 'too_many' });
  });

  // accepts 630
  it('keeps the other photos and the words when the disk takes no more', async () => {
    const { code, sessionToken, request } = await register();
    const paint = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    await addPhoto(kit.deps, { fCode: code, bytes: bytesOf(await paint('#3a3')), sessionToken });
    // A folder that cannot be made: whatever is written there fails, as on a full disk.
    const full = { ...kit.deps, photos: createDiskMediaStore({ folder: '/dev/null/photos' }) };
    await expect(
      addPhoto(full, { fCode: code, bytes: bytesOf(await paint('#33a')), sessionToken }),
    ).rejects.toMatchObject({ code: 'unavailable', details: { reason: 'photo-not-kept' } });
    const { photos, issueDescription } = await readRequest(kit.storage.db, request.id);
    expect([photos?.length, issueDescription]).toEqual([1, faultText]);
  });

  // accepts 637
  it('counts the last day of the warranty as covered, on Tehran’s calendar', async () => {
    const { serial, sessionToken } = await register();
    const readWarranty = async (until: string | null) => {
      await kit.storage.db
        .updateTable('sold_product')
        .set({ warranty_until: until })
        .where('serial_number', '=', serial)
        .execute();
      const { view } = await readCurrentSession(kit.deps, { sessionToken, challengeToken: undefined });
      return view?.soldProducts[0]?.warranty;
    };
    const now = await readDatabaseNow(kit.storage.db);
    const [today, yesterday] = [tehranDay(new Date(now)), tehranDay(new Date(now - dayMs))];
    expect(await readWarranty(today)).toEqual({ until: today, isIn: true });
    expect(await readWarranty(yesterday)).toEqual({ until: yesterday, isIn: false });
    expect(await readWarranty(null)).toBeNull();
    // Half past eight in the evening, UTC, is the next day in Tehran.
    expect(isInWarranty('2026-11-15', Date.parse('2026-11-15T20:29:59Z'))).toBe(true);
    expect(isInWarranty('2026-11-15', Date.parse('2026-11-15T20:30:00Z'))).toBe(false);
  });

  // accepts 636, 638
  it('shows every repair of the device, and how long a step usually takes once ten tell it', async () => {
    const { code, sessionToken, input } = await register();
    await cancelRequest(kit.deps, { fCode: code, reason: 'اشتباه بود', sessionToken });
    const second = await saveRequest(kit.deps, { ...input, description: `${faultText} دوباره.` });
    const read = async (usualDurations = kit.deps.usualDurations) =>
      (await readCurrentSession({ ...kit.deps, usualDurations }, { sessionToken, challengeToken: undefined }))
        .view;
    const view = await read(async () => ({ 1: { least: 2, most: 4 } }));
    expect(view?.repairRequests?.map(({ fCode }) => fCode)).toEqual([second.request.fCode, code]);
    expect(view?.usualDays).toEqual([{ statusId: 1, least: 2, most: 4 }]);
    // What is usual is nothing to fail for.
    expect((await read(() => Promise.reject(new Error('away'))))?.usualDays).toEqual([]);
  });

  const standAt = async (status: 1 | 3 | 5 | 6) => {
    const registered = await register();
    const { code } = registered;
    if (status >= 3) await receiveDevice(kit.storage, { code });
    if (status >= 3) await issueInvoice(kit.storage, { code, amountRial: 1_000_000 });
    if (status >= 5) await markPaid(kit.storage, { code });
    if (status >= 5) await sendDevice(kit.storage, { code });
    if (status >= 6) await confirmDelivery(kit.storage, { code });
    return registered;
  };

  // accepts 634, 635
  it('takes the customer’s answer to the latest estimate, once, and not the opposite after it', async () => {
    const { code, sessionToken, request } = await register();
    await receiveDevice(kit.storage, { code });
    const send = (unitRial: number) =>
      sendEstimate(kit, deskActor, {
        traceNumber: code,
        lines: [{ title: 'یاتاقان', quantity: 2, unitRial }],
        discountRial: 0,
      });
    await send(1_000_000);
    await send(900_000);
    const answer = (version: number, isAccepted: boolean) =>
      answerEstimateByCustomer(kit.deps, { fCode: code, version, isAccepted, reason: '', sessionToken });
    const shown = await readRequest(kit.storage.db, request.id);
    expect(shown.estimate).toMatchObject({ version: 2, state: 'sent', payableRial: 1_800_000 });
    expect(shown.may.answerEstimate).toBe(true);
    await expect(answer(1, true)).rejects.toMatchObject({ details: { reason: 'estimate-replaced' } });
    expect((await answer(2, true)).estimate).toMatchObject({ state: 'accepted' });
    expect((await answer(2, true)).may.answerEstimate).toBe(false);
    await ageAnswers(16);
    await expect(answer(2, false)).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'estimate-answered' },
    });
  });

  const ageAnswers = (minutes: number) =>
    kit.storage.db
      .updateTable('estimate')
      .set((eb) => ({ answered_at: eb('answered_at', '-', minutes * minuteMs) }))
      .where('answered_at', 'is not', null)
      .execute();

  // accepts 829
  it('lets the customer take an acceptance back for 15 minutes, until there is an invoice', async () => {
    const { code, sessionToken, request } = await register();
    await receiveDevice(kit.storage, { code });
    const send = () =>
      sendEstimate(kit, deskActor, {
        traceNumber: code,
        lines: [{ title: 'یاتاقان', quantity: 1, unitRial: 500_000 }],
        discountRial: 0,
      });
    const answer = (version: number, isAccepted: boolean) =>
      answerEstimateByCustomer(kit.deps, { fCode: code, version, isAccepted, reason: '', sessionToken });
    await send();
    const accepted = (await answer(1, true)).estimate;
    expect(Date.parse(accepted?.takeBackUntil ?? '') - Date.parse(accepted?.answeredAt ?? '')).toBe(900_000);
    await ageAnswers(14);
    const taken = await answer(1, false);
    expect(taken.estimate).toMatchObject({ state: 'declined', takeBackUntil: null });
    expect(taken.timeline.at(-1)).toMatchObject({ kind: 'note', by: 'customer', note: /پذیرش برآورد ۱ پس/ });
    const desk = await readRequestForDesk(kit.storage.db, code);
    expect(desk).toMatchObject({ estimateState: 'declined', waitsFor: 'us' });
    // A no is not taken back, and the same no again changes nothing.
    await expect(answer(1, true)).rejects.toMatchObject({ details: { reason: 'estimate-answered' } });
    expect((await answer(1, false)).timeline).toHaveLength(taken.timeline.length);

    await send();
    await answer(2, true);
    await issueInvoice(kit.storage, { code, amountRial: 500_000 });
    expect((await readRequest(kit.storage.db, request.id)).estimate?.takeBackUntil).toBeNull();
    await expect(answer(2, false)).rejects.toMatchObject({ details: { reason: 'too-late' } });
  });

  // accepts 635
  it('ends with a no when two phones accept and decline at once', async () => {
    const { code, sessionToken, request } = await register();
    await receiveDevice(kit.storage, { code });
    await sendEstimate(kit, deskActor, {
      traceNumber: code,
      lines: [{ title: 'یاتاقان', quantity: 1, unitRial: 500_000 }],
      discountRial: 0,
    });
    const answers = await Promise.allSettled(
      [true, false].map((isAccepted) =>
        answerEstimateByCustomer(kit.deps, { fCode: code, version: 1, isAccepted, reason: '', sessionToken }),
      ),
    );
    // A no after the yes takes it back; a yes after the no is refused.
    expect(answers.map(({ status }) => status).filter((status) => status === 'rejected').length).toBeLessThan(
      2,
    );
    const { estimate } = await readRequest(kit.storage.db, request.id);
    expect(estimate?.state).toBe('declined');
  });

  // accepts 719
  it('reminds the last of many, though the first hundred had theirs or wait for an expert', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await standAt(1)).request.id);
    for (const id of ids) await age(id, 8);
    const listed = async () =>
      (
        await listWaiting(kit.storage.db, { statusId: 1, sinceMs: 7 * dayMs, isReminder: true, limit: 1 })
      ).map(({ id }) => id);
    for (const id of ids) {
      expect(await listed()).toEqual([id]);
      await kit.storage.db
        .insertInto('repair_reminder')
        .columns(['log_id', 'request_id', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('repair_log')
            .select(['repair_log.id', 'repair_log.request_id', 'repair_log.at'])
            .where('repair_log.request_id', '=', id)
            .where('repair_log.to_status', '=', 1),
        )
        .execute();
    }
    expect(await listed()).toEqual([]);
  });

  // accepts 718
  it.each([5, 6] as const)(
    'completes by itself after thirty days at %s, and tells nobody',
    async (status) => {
      const { request } = await standAt(status);
      await kit.storage.db.deleteFrom('outbox').execute();
      await age(request.id, 29);
      await completeForgotten(kit);
      expect((await readRequest(kit.storage.db, request.id)).statusId).toBe(status);
      await age(request.id, 2);
      await Promise.all([completeForgotten(kit), completeForgotten(kit)]);
      const { statusId, timeline } = await readRequest(kit.storage.db, request.id);
      expect(statusId).toBe(7);
      expect(timeline.filter(({ by, statusId: to }) => by === 'system' && to >= 6)).toHaveLength(7 - status);
      expect(await kit.storage.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    },
  );

  // A trigger of PostgreSQL takes a function beside it; the loop over the rows is the same.
  it.runIf(engine === 'sqlite')('completes and reminds the others when one request cannot be', async () => {
    const { db } = kit.storage;
    const forgotten = [await standAt(5), await standAt(5)] as const;
    const waiting = [await standAt(1), await standAt(1)] as const;
    for (const { request } of [...forgotten, ...waiting]) await age(request.id, 31);
    const stick = (name: string, what: string) =>
      sql.raw(`create trigger ${name} before ${what} begin select raise(abort, '${name}'); end`).execute(db);
    await stick('stuck', `update of status_id on repair_request when old.id = ${forgotten[0].request.id}`);
    await stick('silent', `insert on repair_reminder when new.request_id = ${waiting[0].request.id}`);
    const reported: string[] = [];
    const deps = { storage: kit.storage, reportError: (error: unknown) => reported.push(String(error)) };
    await completeForgotten(deps);
    await remindWaiting(deps, () => true);
    for (const name of ['stuck', 'silent']) await sql`drop trigger ${sql.id(name)}`.execute(db);
    const statuses = forgotten.map(async ({ request }) => (await readRequest(db, request.id)).statusId);
    expect(await Promise.all(statuses)).toEqual([5, 7]);
    const reminded = await db.selectFrom('repair_reminder').select('request_id').execute();
    expect(reminded.map(({ request_id }) => request_id)).toContain(waiting[1].request.id);
    expect(reported).toEqual(['Error: stuck', 'Error: silent']);
  });

  // A trigger stands for the customer who answers after the list was read.
  it.runIf(engine === 'sqlite')(
    'reminds of nothing that was answered while others were reminded',
    async () => {
      const { db } = kit.storage;
      const askPrice = async () => {
        const registered = await register();
        await receiveDevice(kit.storage, { code: registered.code });
        const lines = [{ title: 'یاتاقان', quantity: 1, unitRial: 500_000 }];
        await sendEstimate(kit, deskActor, { traceNumber: registered.code, lines, discountRial: 0 });
        return registered;
      };
      const asked = [await askPrice(), await askPrice()] as const;
      const billed = [await standAt(3), await standAt(3)] as const;
      for (const { request } of [...asked, ...billed]) await age(request.id, 40);
      const answerLate = (name: string, by: number, change: string) =>
        sql
          .raw(
            `create trigger ${name} after insert on repair_reminder when new.request_id = ${by} begin ${change}; end`,
          )
          .execute(db);
      await answerLate(
        'accepted',
        asked[0].request.id,
        `update repair_request set estimate_state = 'accepted' where id = ${asked[1].request.id}`,
      );
      await answerLate(
        'begun',
        billed[0].request.id,
        `update invoice set payment_state = 'pending' where request_id = ${billed[1].request.id}`,
      );
      await remindWaiting(kit, () => true);
      for (const name of ['accepted', 'begun']) await sql`drop trigger ${sql.id(name)}`.execute(db);
      const rows = await db.selectFrom('repair_reminder').select('request_id').execute();
      const isReminded = ({ request }: { request: { id: number } }) =>
        rows.some(({ request_id }) => request_id === request.id);
      expect([...asked, ...billed].map(isReminded)).toEqual([true, false, true, false]);
    },
  );

  // accepts 718
  it('completes a request that only waits for an opinion when the next one is registered', async () => {
    const { request, input } = await standAt(6);
    const { kind, request: next } = await saveRequest(kit.deps, {
      ...input,
      description: `${faultText} باز هم.`,
    });
    expect([kind, next.id === request.id]).toEqual(['registered', false]);
    expect((await readRequest(kit.storage.db, request.id)).statusId).toBe(7);
  });

  // accepts 719
  it('reminds once a wait, of two processes too, and not what has moved on', async () => {
    const waits = await standAt(1);
    const moved = await standAt(1);
    const inPlace = await register({ repairInPlace: true });
    for (const { request } of [waits, moved, inPlace]) await age(request.id, 30);
    const lately = await standAt(1);
    // Seven days of the calendar hold at most five working days.
    await age(lately.request.id, 7);
    await receiveDevice(kit.storage, { code: moved.code });
    await kit.storage.db.deleteFrom('outbox').execute();
    expect(await remindWaiting(kit, () => false)).toBe(0);
    await Promise.all([remindWaiting(kit, () => true), remindWaiting(kit, () => true)]);
    await remindWaiting(kit, () => true);
    const { timeline } = await readRequest(kit.storage.db, waits.request.id);
    expect(timeline.at(-1)).toMatchObject({ kind: 'note', by: 'system', title: 'یادآوری خودکار' });
    const reminded = async (requestId: number) =>
      kit.storage.db
        .selectFrom('sms_message')
        .select('text')
        .where('request_id', '=', requestId)
        .where('kind', '=', 'reminder')
        .execute();
    expect(await reminded(waits.request.id)).toMatchObject([
      { text: expect.stringContaining('یادآوری تعمیر دستگاه شما: در انتظار ارسال به شرکت') },
    ]);
    expect(await reminded(moved.request.id)).toEqual([]);
    expect(await reminded(inPlace.request.id)).toEqual([]);
    expect(await reminded(lately.request.id)).toEqual([]);
  });
});

// accepts 719
describe('the hours of a reminder', () => {
  it.each([
    ['2026-11-15T05:29:00Z', false],
    ['2026-11-15T05:30:00Z', true],
    ['2026-11-15T16:29:00Z', true],
    ['2026-11-15T16:30:00Z', false],
  ])('at %s it is %s that one may go out', (at, may) => {
    expect(isDaytime(new Date(at))).toBe(may);
  });
});
