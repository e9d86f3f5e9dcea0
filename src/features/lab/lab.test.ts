import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/permissions.ts';
import {
  addContact,
  confirmContact,
  readCentre,
  removeContact,
  storeCentre,
} from '#features/centres/index.ts';
import { findDevice, updateDevice } from '#features/devices/index.ts';
import { startPayment } from '#features/payment/index.ts';
import { readCurrentSession, saveRequest } from '#features/portal/index.ts';
import { requireOwnRequest, requireSessionOf } from '#features/portal/require-session.ts';
import { mergeCentre } from '#features/requests/index.ts';
import { commandActor, type StaffActor } from '#features/staff-action/index.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { issueInvoice, receiveDevice } from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import {
  authLabMobile,
  exportLabDevices,
  openDevice,
  readLabDevices,
  registerManyRequests,
  requireLabExport,
  signOutLab,
  verifyLabCode,
} from './index.ts';

/** How often the race is run: `LAB_RACES=200` for the full number. */
const races = Number(process.env.LAB_RACES ?? 10);

/** No account of the office: actions of contacts ask for the role alone. */
const staff = (role: Role): StaffActor => ({
  ...commandActor('همکار'),
  staffId: 1,
  roles: [role],
  sessionId: 0,
});

describe.each(engines)('the lab on %s', (engine) => {
  let kit: RepairKit;
  let bank: SimulatedBank;
  let last = 0;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    bank = await openSimulatedBank();
  });
  afterAll(async () => {
    await bank.close();
    await kit.storage.close();
  });
  beforeEach(() => kit.forgetTraffic());

  const newMobile = () => {
    last += 1;
    return `0935${String(1_000_000 + last)}`;
  };
  const addCentre = async () => {
    last += 1;
    const id = 70_000 + last;
    const more = { manager_name: '', province: '', city: 'اهواز', address: '' };
    await storeCentre(kit.storage.db, { id, name: `آزمایشگاه ${id}`, ...more });
    return id;
  };
  /** A device of a centre; its number too. */
  const addOf = async (centreId: number, mobile: string | null = newMobile()) => {
    const device = await kit.addDevice({ mobile });
    const row = await kit.storage.db
      .updateTable('sold_product')
      .set({ centre_id: centreId })
      .where('serial_number', '=', device.serial)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...device, id: row.id };
  };
  const deps = () => kit.deps;
  const ask = (mobile: string, more: Partial<Parameters<typeof authLabMobile>[1]> = {}) =>
    authLabMobile(deps(), {
      mobile,
      labChallengeToken: undefined,
      markToken: undefined,
      captcha: undefined,
      clientAddress: randomAddress(),
      ...more,
    });
  const verify = (mobile: string, code: string, labChallengeToken: string | undefined) =>
    verifyLabCode(deps(), {
      mobile,
      code,
      labChallengeToken,
      labToken: undefined,
      markToken: undefined,
      clientAddress: randomAddress(),
    });
  const signIn = async (mobile: string) => {
    const { challengeToken } = await ask(mobile);
    return (await verify(mobile, kit.phones.lastCode(parseMobile(mobile) ?? ''), challengeToken)).labToken;
  };
  const serialsOf = async (labToken: string) =>
    (await readLabDevices(deps(), { labToken })).items.map(({ serialNumber }) => serialNumber).sort();
  const changeMobile = async (serial: string, mobile: string) => {
    const device = await findDevice(kit.storage.db, { serial });
    if (!device) throw new Error('no device');
    await updateDevice(kit.deps, staff('manager'), {
      serial,
      rev: device.rev,
      reason: 'خط تازه',
      productName: device.product_name,
      invoiceNumber: '',
      centreId: device.centre_id,
      centreName: device.centre_name,
      address: device.address,
      ownedSince: device.owned_since,
      warrantyUntil: device.warranty_until,
      mobile,
    });
  };
  const contactOf = async (centreId: number, mobile: string) => {
    const { contacts } = await readCentre(kit.storage.db, centreId);
    const contact = contacts.find((one) => one.mobile === mobile);
    if (!contact) throw new Error('no contact');
    return contact;
  };
  const addConfirmed = async (id: number, mobile: string, serials: string[] | null = null) => {
    await addContact(kit.deps, staff('desk'), { id, name: 'خانم نمونه', mobile, serials });
    const { id: contactId } = await contactOf(id, mobile);
    await confirmContact(kit.deps, staff('manager'), { id, contactId });
    return contactId;
  };
  const notices = async () => {
    const rows = await kit.storage.db.selectFrom('outbox').select('payload').execute();
    return rows.map(({ payload }) => JSON.parse(String(payload)).to as string).sort();
  };

  // accepts 805, 808
  it('opens the devices of a mobile and of the centres it speaks for, all or chosen ones', async () => {
    const [mine, one, two] = [newMobile(), await addCentre(), await addCentre()];
    const own = await addOf(0, mine);
    const [first, second] = [await addOf(one), await addOf(one)];
    const [third, other] = [await addOf(two), await addOf(two)];
    await addConfirmed(one, mine);
    await addConfirmed(two, `+98 ${mine.slice(1)}`, [third.serial]).catch(() => {});
    const { id: contactId } = await contactOf(two, mine);
    await confirmContact(kit.deps, staff('manager'), { id: two, contactId }).catch(() => {});
    const labToken = await signIn(`0098-${mine.slice(1)}`);
    expect(await serialsOf(labToken)).toEqual([own.serial, first.serial, second.serial, third.serial].sort());
    const page = await readLabDevices(deps(), { labToken, search: third.serial.toLowerCase() });
    expect(page).toMatchObject({ total: 1, counts: { all: 4, repair: 0, centres: 3 } });
    expect(page.items[0]?.centre).toMatchObject({ id: two, devices: 1 });
    await expect(openDevice(deps(), { labToken, soldProductId: other.id })).rejects.toMatchObject({
      code: 'unauthorised',
    });
  });

  // accepts 808
  it('counts a new contact after a day, or once a manager confirms it, and tells the others', async () => {
    const [centre, mine, earlier] = [await addCentre(), newMobile(), newMobile()];
    const owners = [];
    for (let n = 0; n < 7; n += 1) owners.push(await addOf(centre));
    await addConfirmed(centre, earlier);
    await kit.storage.db.deleteFrom('outbox').execute();
    await expect(
      addContact(
        kit.deps,
        { ...staff('desk'), hasFreshProof: false },
        {
          id: centre,
          name: 'خانم نمونه',
          mobile: mine,
          serials: null,
        },
      ),
    ).rejects.toMatchObject({ code: 'reauth_required' });
    await addContact(kit.deps, staff('desk'), {
      id: centre,
      name: 'خانم نمونه',
      mobile: mine,
      serials: null,
    });
    // The newest five of seven owners, and the other contact.
    expect(await notices()).toEqual([earlier, ...owners.slice(2).map(({ mobile }) => mobile)].sort());
    await ask(mine);
    expect(() => kit.phones.lastCode(mine)).toThrow();

    const { id: contactId } = await contactOf(centre, mine);
    await expect(confirmContact(kit.deps, staff('desk'), { id: centre, contactId })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await kit.storage.db
      .updateTable('centre_contact')
      .set({ counts_from: sql<number>`counts_from - 86400000` })
      .where('id', '=', contactId)
      .execute();
    await kit.letTimePass(600);
    const labToken = await signIn(mine);
    expect(await serialsOf(labToken)).toHaveLength(7);

    const owned = await openDevice(deps(), { labToken, soldProductId: owners[0]?.id ?? 0 });
    await kit.storage.db.deleteFrom('outbox').execute();
    await removeContact(kit.deps, staff('desk'), { id: centre, contactId });
    expect(await notices()).toContain(earlier);
    expect(await notices()).not.toContain(mine);
    await expect(serialsOf(labToken)).rejects.toMatchObject({ code: 'unauthorised' });
    const tokens = { sessionToken: owned.sessionToken, challengeToken: undefined };
    expect((await readCurrentSession(kit.deps, tokens)).view).toBeNull();
  });

  // accepts 808
  it('asks for every contact anew when centres are merged', async () => {
    const [gone, kept] = [await addCentre(), await addCentre()];
    const [mine, both, theirs] = [newMobile(), newMobile(), newMobile()];
    await addOf(gone);
    await addOf(kept);
    await addConfirmed(gone, mine);
    await addConfirmed(gone, both);
    await addConfirmed(kept, both);
    await addConfirmed(kept, theirs);
    const labToken = await signIn(theirs);
    await mergeCentre(kit.deps, staff('desk'), { id: gone, into: kept });
    const { contacts } = await readCentre(kit.storage.db, kept);
    expect(contacts.map(({ mobile, isCounting }) => [mobile, isCounting]).sort()).toEqual(
      [mine, both, theirs].map((mobile) => [mobile, false]).sort(),
    );
    expect(await serialsOf(labToken)).toEqual([]);
    const { id: contactId } = await contactOf(kept, theirs);
    await confirmContact(kit.deps, staff('desk'), { id: kept, contactId });
    expect(await serialsOf(labToken)).toEqual([]);
    await confirmContact(kit.deps, staff('manager'), { id: kept, contactId });
    expect(await serialsOf(labToken)).toHaveLength(2);
  });

  // accepts 808
  it('counts the device’s own centre, never one that was chosen in a request', async () => {
    const [centre, mine] = [await addCentre(), newMobile()];
    const device = await addOf(0);
    const own = await addOf(centre);
    await addConfirmed(centre, mine);
    const owner = await kit.signIn(device);
    await saveRequest(kit.deps, {
      serialNumber: device.serial,
      description: faultText,
      markazId: centre,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
    expect(await serialsOf(await signIn(mine))).toEqual([own.serial]);
  });

  // accepts 806
  it('answers a mobile without devices as one with many: answer, waits, tries, limits', async () => {
    const [known, unknown] = [newMobile(), newMobile()];
    for (let n = 0; n < 3; n += 1) await addOf(0, known);
    const sentBefore = kit.phones.taken.length;
    const story = async (mobile: string) => {
      const answers: unknown[] = [];
      const note = async (call: Promise<unknown>) =>
        answers.push(
          await call.then(
            (ok) => ok,
            // Two stories take a moment each: their waits are alike, not equal to the second.
            ({ code, details, retryAfterSeconds = 0 }) => ({
              code,
              details,
              wait: Math.round(retryAfterSeconds / 600),
            }),
          ),
        );
      const first = await ask(mobile);
      const { resendAfterSeconds, ...shown } = first.data;
      const resendMinutes = Math.round(resendAfterSeconds / 60);
      answers.push({ ...shown, resendMinutes, mobile: shown.mobile.slice(0, 4) });
      await note(ask(mobile, { labChallengeToken: first.challengeToken }).then(({ data }) => data.triesLeft));
      await note(ask(mobile));
      for (let n = 0; n < 5; n += 1) await note(verify(mobile, 'xxxxxx', first.challengeToken));
      await kit.letTimePass(121);
      await note(ask(mobile).then(({ data }) => data.triesLeft));
      await kit.letTimePass(121);
      await note(ask(mobile).then(({ data }) => data.triesLeft));
      await kit.letTimePass(301);
      await note(ask(mobile));
      return answers;
    };
    const [a, b] = [await story(known), await story(unknown)];
    expect(b).toEqual(a);
    const went = kit.phones.taken.slice(sentBefore);
    expect(went.filter(({ to }) => to === known)).toHaveLength(3);
    expect(went.filter(({ to }) => to === unknown)).toHaveLength(0);
  });

  // accepts 806
  it('says nothing of a provider that fails, and takes as long without an SMS as with one', async () => {
    const [known, unknown] = [newMobile(), newMobile()];
    await addOf(0, known);
    kit.phones.failNext('alert');
    const { resendAfterSeconds: afterFailing, ...failed } = (await ask(known)).data;
    const { resendAfterSeconds: afterMissing, ...missing } = (await ask(unknown)).data;
    expect({ ...failed, mobile: '' }).toEqual({ ...missing, mobile: '' });
    // A busy machine takes its time between reading the wait and showing it.
    expect(Math.abs(afterFailing - afterMissing)).toBeLessThan(30);
    // The wait of unknown mobiles is the measured time of known ones.
    const waited: number[] = [];
    const remembered: number[] = [];
    const countTakes = async () =>
      (await kit.storage.db.selectFrom('limit_take').select('key_hash').execute()).length;
    let leftAtWait = 0;
    const timing = {
      remember: (at: number) => void remembered.push(at),
      wait: async (at: number) => {
        waited.push(at);
        leftAtWait = await countTakes();
      },
    };
    await kit.letTimePass(600);
    const options = { labChallengeToken: undefined, markToken: undefined, captcha: undefined };
    for (const mobile of [known, unknown])
      await authLabMobile({ ...kit.deps, timing }, { mobile, ...options, clientAddress: randomAddress() });
    expect([remembered.length, waited.length]).toEqual([1, 1]);
    // It waits last: whatever came after would make unknown ones slower.
    expect(leftAtWait).toBe(await countTakes());
  });

  // accepts 806
  it('counts SMS of serials and of the list in one bucket of the mobile', async () => {
    const mobile = newMobile();
    const devices = [];
    for (let n = 0; n < 5; n += 1) devices.push(await addOf(0, mobile));
    for (const { serial } of devices) {
      await kit.ask(serial);
      await kit.letTimePass(61);
    }
    await expect(ask(mobile)).rejects.toMatchObject({ details: { reason: 'messages-spent' } });
  });

  // accepts 806
  it('knows a mobile in every spelling: another one is no way around its wait', async () => {
    const mobile = newMobile();
    await addOf(0, mobile);
    const bare = mobile.slice(1);
    await ask(mobile);
    const refusal = await ask(mobile).catch(({ code, details }) => ({ code, details }));
    expect(refusal).toMatchObject({ code: expect.any(String) });
    for (const spelling of [
      ...[bare, `+98${bare}`, `0098 0${bare}`, `98${bare}`, toPersianDigits(mobile)],
      `\u2066+98\u00a0(${bare.slice(0, 3)})\u200c${bare.slice(3)}\u2069`,
    ])
      await expect(ask(spelling), spelling).rejects.toMatchObject(refusal);
  });

  // accepts 806
  it('takes a code once, for its own mobile, and never for a device', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    const device = await addOf(0, mobile);
    await addOf(0, other);
    const { challengeToken } = await ask(mobile);
    const code = kit.phones.lastCode(mobile);
    const wrong = { details: { reason: 'wrong-code' } };
    await expect(verify(other, code, challengeToken)).rejects.toMatchObject(wrong);
    await expect(kit.verify(code, device.serial, { challengeToken })).rejects.toMatchObject(wrong);
    await verify(mobile, code, challengeToken);
    await expect(verify(mobile, code, challengeToken)).rejects.toMatchObject(wrong);
    // A stranger with a device's code gets no list by it.
    await kit.letTimePass(600);
    const sent = await kit.ask(device.serial);
    if (sent.kind === 'refused') throw new Error(sent.reason);
    await expect(verify(mobile, kit.phones.lastCode(mobile), sent.challengeToken)).rejects.toMatchObject(
      wrong,
    );
  });

  // accepts 805
  it('opens several devices at once and ends all of them by signing out', async () => {
    const mobile = newMobile();
    const [a, b] = [await addOf(0, mobile), await addOf(0, mobile)];
    const stranger = await addOf(0);
    const labToken = await signIn(mobile);
    const one = await openDevice(deps(), { labToken, soldProductId: a.id });
    const two = await openDevice(deps(), { labToken, soldProductId: b.id });
    expect(two.view.soldProducts[0]?.fSerialNumber).toBe(b.serial);
    // The browser holds one cookie: the tab of the first device goes on with the session of the second.
    for (const { sessionToken } of [one, two]) {
      for (const { serial, id } of [a, b])
        expect(await requireSessionOf(kit.storage, sessionToken, serial)).toMatchObject({
          soldProductId: id,
        });
      await expect(requireSessionOf(kit.storage, sessionToken, stranger.serial)).rejects.toMatchObject({
        code: 'unauthorised',
      });
    }
    expect(
      await kit.storage.db
        .selectFrom('browser_mark')
        .select('bucket')
        .where('sold_product_id', 'in', [a.id, b.id])
        .execute(),
    ).toEqual([]);
    await signOutLab(kit.storage, { labToken, labChallengeToken: undefined });
    for (const { sessionToken } of [one, two])
      await expect(requireSessionOf(kit.storage, sessionToken, a.serial)).rejects.toMatchObject({
        code: 'unauthorised',
      });
  });

  // accepts 807
  it('refuses every action for a device that moved elsewhere meanwhile, and lists it no longer', async () => {
    const mobile = newMobile();
    const [kept, moved] = [await addOf(0, mobile), await addOf(0, mobile)];
    const labToken = await signIn(mobile);
    const { sessionToken } = await openDevice(deps(), { labToken, soldProductId: moved.id });
    const body = { description: faultText, markazId: 0, repairInPlace: false, sessionToken };
    const { request } = await saveRequest(kit.deps, { ...body, serialNumber: moved.serial });
    const other = await openDevice(deps(), { labToken, soldProductId: kept.id });
    // As another process does it: by the row alone, without ending any session.
    await kit.storage.db
      .updateTable('sold_product')
      .set({ mobile: newMobile() })
      .where('id', '=', moved.id)
      .execute();
    const refused = { code: 'unauthorised' };
    for (const token of [sessionToken, other.sessionToken]) {
      await expect(
        saveRequest(kit.deps, { ...body, serialNumber: moved.serial, sessionToken: token }),
      ).rejects.toMatchObject(refused);
      await expect(requireOwnRequest(kit.storage, token, request.fCode)).rejects.toMatchObject(refused);
    }
    const tokens = { sessionToken, challengeToken: undefined };
    expect((await readCurrentSession(kit.deps, tokens)).view).toBeNull();
    await expect(openDevice(deps(), { labToken, soldProductId: moved.id })).rejects.toMatchObject(refused);
    expect(await serialsOf(labToken)).toEqual([kept.serial]);
    const many = await registerManyRequests(deps(), {
      labToken,
      key: randomUUID(),
      items: [{ soldProductId: moved.id, description: faultText, repairInPlace: false }],
    });
    expect(many).toMatchObject([{ status: 3, fCode: null }]);
  });

  // accepts 807
  it.each(['a change of mobile', 'the removal of the contact'])(
    'lets Pay and %s race: paid for by who may at that moment, or refused',
    async (change) => {
      const payments = makePaymentDeps(kit.storage, bank);
      for (let run = 0; run < races; run += 1) {
        const [centre, mobile] = [await addCentre(), newMobile()];
        const isContact = change === 'the removal of the contact';
        const device = await addOf(centre, isContact ? newMobile() : mobile);
        const contactId = isContact ? await addConfirmed(centre, mobile) : 0;
        const labToken = await signIn(mobile);
        const { sessionToken } = await openDevice(deps(), { labToken, soldProductId: device.id });
        const body = { description: faultText, markazId: 0, repairInPlace: false, sessionToken };
        const { request } = await saveRequest(kit.deps, { ...body, serialNumber: device.serial });
        await receiveDevice(kit.storage, { code: request.fCode });
        await issueInvoice(kit.storage, { code: request.fCode, amountRial: 1_000_000 });
        const pay = () =>
          startPayment(payments, {
            traceNumber: request.fCode,
            sessionToken,
            clientAddress: randomAddress(),
          });
        const takeAway = async () => {
          if (isContact) await removeContact(kit.deps, staff('desk'), { id: centre, contactId });
          else await changeMobile(device.serial, newMobile());
        };
        // From Pay before the change to Pay after it, in steps of three milliseconds: each engine turns at another.
        const lead = (run % 10) * 3 - 6;
        const [paid, changed] = await Promise.allSettled([
          setTimeout(Math.max(0, lead)).then(pay),
          setTimeout(Math.max(0, -lead)).then(takeAway),
        ]);
        expect(changed).toMatchObject({ status: 'fulfilled' });
        if (paid.status === 'rejected') expect(paid.reason).toMatchObject({ code: 'unauthorised' });
        await expect(pay()).rejects.toMatchObject({ code: 'unauthorised' });
        if (isContact) await expect(serialsOf(labToken)).rejects.toMatchObject({ code: 'unauthorised' });
        else expect(await serialsOf(labToken)).toEqual([]);
        await kit.storage.db.deleteFrom('limit_take').execute();
      }
    },
    240_000,
  );

  // accepts 807, 810
  it('registers the rest of 20 when three have a request by then and one was deleted, whoever looked before', async () => {
    const mobile = newMobile();
    const devices: Awaited<ReturnType<typeof addOf>>[] = [];
    for (let n = 0; n < 20; n += 1) devices.push(await addOf(0, mobile));
    const labToken = await signIn(mobile);
    expect(await serialsOf(labToken)).toHaveLength(20);
    const toItem = ({ id }: { id: number }) => ({
      soldProductId: id,
      description: faultText,
      repairInPlace: false,
    });
    const save = (chosen: typeof devices) =>
      registerManyRequests(deps(), { labToken, key: randomUUID(), items: chosen.map(toItem) });
    await save(devices.slice(0, 3));
    await kit.storage.db
      .deleteFrom('sold_product')
      .where('id', '=', devices[3]?.id ?? 0)
      .execute();
    const results = await save(devices);
    expect(results.map(({ status }) => status)).toEqual([5, 5, 5, 3, ...Array(16).fill(0)]);
    expect(new Set(results.flatMap(({ fCode }) => fCode ?? [])).size).toBe(16);
    expect(await serialsOf(labToken)).toHaveLength(19);
  });

  // accepts 807
  it('lets nobody use up the limit of a device that is not theirs', async () => {
    const [owner, other] = [newMobile(), newMobile()];
    const device = await addOf(0, owner);
    await addOf(0, other);
    const save = (labToken: string) =>
      registerManyRequests(deps(), {
        labToken,
        key: randomUUID(),
        items: [{ soldProductId: device.id, description: faultText, repairInPlace: false }],
      });
    const stranger = await signIn(other);
    for (let n = 0; n < 6; n += 1) expect(await save(stranger)).toMatchObject([{ status: 3 }]);
    expect(await save(await signIn(owner))).toMatchObject([{ status: 0 }]);
  });

  // accepts 810
  it('registers several devices at once, names those that cannot be, and adds nothing when repeated', async () => {
    const mobile = newMobile();
    const devices = [];
    for (let n = 0; n < 5; n += 1) devices.push(await addOf(0, mobile));
    const stranger = await addOf(0);
    const labToken = await signIn(mobile);
    const [busy, ...free] = devices;
    if (!busy) throw new Error('no device');
    const { sessionToken } = await openDevice(deps(), { labToken, soldProductId: busy.id });
    await saveRequest(kit.deps, {
      serialNumber: busy.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken,
    });
    await kit.storage.db.deleteFrom('outbox').execute();
    const form = {
      labToken,
      key: randomUUID(),
      items: [...devices, stranger, { id: 999_999 }].map(({ id }) => ({
        soldProductId: id,
        description: faultText,
        repairInPlace: false,
      })),
    };
    const results = await registerManyRequests(deps(), form);
    expect(results.map(({ status }) => status)).toEqual([5, 0, 0, 0, 0, 3, 3]);
    expect(new Set(results.flatMap(({ fCode }) => fCode ?? [])).size).toBe(free.length);
    expect(results[0]?.serialNumber).toBe(busy.serial);
    expect(results[5]?.serialNumber).toBe('');
    expect(await notices()).toEqual([mobile]);
    await kit.sendNotices();
    const sms = kit.phones.taken.findLast(({ to }) => to === mobile);
    expect(sms?.template === 'notice' && sms.params.text).toMatch(/^۴ درخواست تعمیر شما ثبت شد/);

    const count = async () =>
      (await kit.storage.db.selectFrom('repair_request').select('id').execute()).length;
    const before = await count();
    await kit.storage.db.deleteFrom('outbox').execute();
    expect(await registerManyRequests(deps(), form)).toEqual(results);
    // From another phone, with a key of its own: all of them are open now.
    const again = await registerManyRequests(deps(), { ...form, key: randomUUID() });
    expect(again.map(({ status }) => status)).toEqual([5, 5, 5, 5, 5, 3, 3]);
    expect(await count()).toBe(before);
    expect(await notices()).toEqual([]);
  });

  // accepts 810
  it('adds one request a device when the same form is sent twice at the same moment', async () => {
    const mobile = newMobile();
    const devices = [await addOf(0, mobile), await addOf(0, mobile)];
    const labToken = await signIn(mobile);
    const items = devices.map(({ id }) => ({
      soldProductId: id,
      description: faultText,
      repairInPlace: true,
    }));
    const key = randomUUID();
    const [one, two, other] = await Promise.all([
      registerManyRequests(deps(), { labToken, key, items }),
      registerManyRequests(deps(), { labToken, key, items: [...items].reverse() }),
      registerManyRequests(deps(), { labToken, key: randomUUID(), items: [...items].reverse() }),
    ]);
    const made = [...(one ?? []), ...(two ?? []), ...(other ?? [])].flatMap(({ fCode }) => fCode ?? []);
    expect(new Set(made).size).toBe(2);
  });

  it.runIf(engine === 'postgres')(
    'registers nothing for a device that changes hands at this moment',
    async () => {
      const mobile = newMobile();
      const device = await addOf(0, mobile);
      const labToken = await signIn(mobile);
      let sending: ReturnType<typeof registerManyRequests> | undefined;
      await kit.storage.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('sold_product')
          .set({ mobile: newMobile() })
          .where('id', '=', device.id)
          .execute();
        const items = [{ soldProductId: device.id, description: faultText, repairInPlace: false }];
        sending = registerManyRequests(deps(), { labToken, key: randomUUID(), items });
        await setTimeout(300);
      });
      expect(await sending).toMatchObject([{ soldProductId: device.id, fCode: null }]);
      const requests = kit.storage.db.selectFrom('repair_request').where('sold_product_id', '=', device.id);
      expect(await requests.select('id').execute()).toEqual([]);
    },
  );

  // accepts 809
  it('exports the whole list', async () => {
    const mobile = newMobile();
    for (let n = 0; n < 30; n += 1) await addOf(0, mobile);
    const labToken = await signIn(mobile);
    expect((await readLabDevices(deps(), { labToken })).items).toHaveLength(25);
    const proved = await requireLabExport(deps(), labToken);
    expect(proved).toBe(mobile);
    for (let n = 1; n < 10; n += 1) await requireLabExport(deps(), labToken);
    await expect(requireLabExport(deps(), labToken)).rejects.toMatchObject({ code: 'too_many' });
    await expect(requireLabExport(deps(), undefined)).rejects.toMatchObject({ code: 'unauthorised' });
    const table = await exportLabDevices(kit.storage.db, proved);
    expect(table.title).toBe('دستگاه‌های من');
    expect(table.rows).toHaveLength(30);
  });

  // accepts 814
  it('reads a first page of 1,000 devices with the statements and rows of one of 10', async () => {
    const [few, many] = [newMobile(), newMobile()];
    const { db } = kit.storage;
    const model = await addOf(0, few);
    const row = await findDevice(db, { serial: model.serial });
    if (!row) throw new Error('no device');
    const { id: _, ...facts } = row;
    const copies = (mobile: string, from: number, count: number) =>
      Array.from({ length: count }, (_none, n) => {
        const serial = `LB${String(from + n).padStart(6, '0')}`;
        return { ...facts, mobile, serial_number: serial, serial_key: serial };
      });
    for (const rows of [copies(few, 0, 9), ...[0, 1, 2, 3].map((n) => copies(many, 1_000 + n * 250, 250))])
      await db.insertInto('sold_product').values(rows).execute();
    const measure = async (mobile: string) => {
      const labToken = await signIn(mobile);
      let statements = 0;
      let rows = 0;
      const counted = {
        ...kit.storage,
        db: db.withPlugin({
          transformQuery: ({ node }) => {
            statements += 1;
            return node;
          },
          transformResult: async ({ result }) => {
            rows += result.rows.length;
            return result;
          },
        }),
      };
      const page = await readLabDevices({ storage: counted }, { labToken });
      return { statements, rows, total: page.total };
    };
    const [small, large] = [await measure(few), await measure(many)];
    expect([small.total, large.total]).toEqual([10, 1_000]);
    expect(large.statements).toBe(small.statements);
    // A page holds 25; beyond it nothing is read.
    expect(large.rows - small.rows).toBeLessThanOrEqual(15);
  });
});
