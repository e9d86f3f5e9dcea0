import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendEstimate } from '#features/desk/index.ts';
import { cancelRequest, saveRequest } from '#features/portal/index.ts';
import { hashToken } from '#features/tokens/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { deskActor, receiveDevice } from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { readLinkToken, replaceLink, trackRequest } from './index.ts';

describe.each(engines)('tracking links on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  const register = async () => {
    const owner = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: owner.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
    return { owner, request, token: await readLinkToken(kit.storage.db, kit.deps.appSecret, request.id) };
  };
  const track = (token: string, clientAddress = randomAddress()) =>
    trackRequest(kit.deps, { token, clientAddress });

  // accepts 622
  it('are derived and not stored: the same one every time, and only its hash in the database', async () => {
    const { request, token } = await register();
    expect(token).toMatch(/^[\w-]{16}$/);
    expect(await readLinkToken(kit.storage.db, kit.deps.appSecret, request.id)).toBe(token);
    const rows = await kit.storage.db.selectFrom('tracking_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.filter(({ request_id }) => request_id === request.id)).toMatchObject([
      { number: 1, token_hash: hashToken(token) },
    ]);
  });

  // accepts 623
  it('show steps, dates, trace number and product, and nothing of a person, place or device', async () => {
    const { owner, request, token } = await register();
    const shown = await track(token);
    expect(shown).toMatchObject({ productName: 'سانتریفیوژ CF-24', traceNumber: request.fCode, statusId: 1 });
    expect(shown?.dates.map(({ title }) => title)).toEqual(['ثبت شده', 'در انتظار ارسال به شرکت']);
    const text = JSON.stringify(shown);
    for (const secret of [owner.serial, owner.mobile, 'خیابان', 'دکتر', 'آزمایشگاه نمونه', faultText]) {
      expect(text).not.toContain(secret);
    }
  });

  // accepts 623, 625, 638
  it('say how long the steps ahead usually take, and that an estimate waits for its answer', async () => {
    const { request, token } = await register();
    const usualDurations = async () => ({
      0: { least: 1, most: 1 },
      1: { least: 2, most: 4 },
      2: { least: 3, most: 3 },
    });
    const read = () =>
      trackRequest({ ...kit.deps, usualDurations }, { token, clientAddress: randomAddress() });
    expect(await read()).toMatchObject({
      waitsForAnswer: false,
      usual: [
        { title: 'در انتظار ارسال به شرکت', days: { least: 2, most: 4 }, isNow: true },
        { title: 'دستگاه دریافت شد', days: { least: 3, most: 3 }, isNow: false },
      ],
    });
    await receiveDevice(kit.storage, { code: request.fCode });
    await sendEstimate(kit, deskActor, {
      traceNumber: request.fCode,
      lines: [{ title: 'یاتاقان', quantity: 1, unitRial: 7_654_321 }],
      discountRial: 0,
    });
    const waiting = await read();
    expect(waiting).toMatchObject({ waitsForAnswer: true, statusId: 2 });
    expect(JSON.stringify(waiting)).not.toMatch(/7654321|۷٬۶۵۴٬۳۲۱|یاتاقان/);
    const inPlace = await kit.signIn();
    const visit = await saveRequest(kit.deps, {
      serialNumber: inPlace.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: true,
      sessionToken: inPlace.sessionToken,
    });
    const visitToken = await readLinkToken(kit.storage.db, kit.deps.appSecret, visit.request.id);
    const visited = await trackRequest(
      { ...kit.deps, usualDurations },
      { token: visitToken, clientAddress: randomAddress() },
    );
    expect(visited?.usual).toEqual([]);
  });

  // accepts 626
  it('end ninety days after the request did, and not before', async () => {
    const { owner, request, token } = await register();
    const { db } = kit.storage;
    const age = (days: number) =>
      db
        .updateTable('repair_request')
        .set({ changed_at: sql`changed_at - ${sql.lit(days * dayMs)}` })
        .where('id', '=', request.id)
        .execute();
    await age(200);
    expect(await track(token)).toBeDefined();
    await cancelRequest(kit.deps, {
      fCode: request.fCode,
      reason: '',
      sessionToken: owner.sessionToken,
    });
    expect(await track(token)).toMatchObject({ statusId: 100, stoodAt: 1 });
    await age(89);
    expect(await track(token)).toBeDefined();
    await age(2);
    expect(await track(token)).toBeUndefined();
  });

  // accepts 626, 627
  it('die at once when they are replaced; the new one is another', async () => {
    const { request, token } = await register();
    await kit.storage.db.transaction().execute((trx) => replaceLink(trx, kit.deps.appSecret, request.id));
    const fresh = await readLinkToken(kit.storage.db, kit.deps.appSecret, request.id);
    expect(fresh).not.toBe(token);
    expect(await track(token)).toBeUndefined();
    expect(await track(fresh)).toBeDefined();
  });

  it('that were made with another secret still open, and a new one is written from then on', async () => {
    const { request, token } = await register();
    const readWithNewSecret = () => readLinkToken(kit.storage.db, 'another secret of the server', request.id);
    const fresh = await readWithNewSecret();
    expect(fresh).not.toBe(token);
    expect(await readWithNewSecret()).toBe(fresh);
    for (const one of [token, fresh]) expect(await track(one)).toBeDefined();
  });

  // accepts 627
  it('are tried thirty times a minute from one address', async () => {
    const clientAddress = randomAddress();
    for (let n = 0; n < 30; n += 1) expect(await track('unknown', clientAddress)).toBeUndefined();
    await expect(track('unknown', clientAddress)).rejects.toMatchObject({ code: 'too_many' });
  });
});
