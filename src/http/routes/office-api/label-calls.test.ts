import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLabel, readLabels } from '#features/devices/index.ts';
import { readCurrentSession, saveRequest } from '#features/portal/index.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';

describe.each(engines)('labels of devices on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    desk = await signInAs(staff, createOfficeApp(staff).send, 'desk');
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  type Label = { serialNumber: string; productName: string; address: string };
  const make = async (...serials: string[]): Promise<Label[]> =>
    (await desk.post('/device-labels', { serials })).body.labels;
  const tokenOf = ({ address }: Label) => address.slice(address.lastIndexOf('/') + 1);
  const labelOf = async (serial: string) => (await make(serial))[0] as Label;
  const open = (token: string, clientAddress = randomAddress(), appSecret = kit.deps.appSecret) =>
    openLabel({ storage: kit.storage, appSecret, content: kit.storage.db }, { token, clientAddress });

  // accepts 811
  it('are made once, written again the same, kept as a hash, and audited without their token', async () => {
    const one = await kit.addDevice();
    const two = await kit.addDevice();
    const [first, second] = await make(` ${one.serial.toLowerCase()} `, two.serial, one.serial);
    expect(first).toMatchObject({ serialNumber: one.serial, productName: 'سانتریفیوژ CF-24' });
    expect(first?.address).toMatch(/\/d\/[\w-]{16}$/);
    expect(second?.serialNumber).toBe(two.serial);
    expect(await make(one.serial, two.serial)).toEqual([first, second]);
    const token = tokenOf(first as Label);
    const rows = await kit.storage.db.selectFrom('device_label').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ token_hash }) => token_hash)).toContain(
      createHash('sha256').update(token).digest('base64url'),
    );
    const trail = await kit.storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('deed', '=', 'device.label')
      .execute();
    expect(trail).toHaveLength(2);
    expect(JSON.stringify(trail)).not.toContain(token);
    expect((await desk.post('/device-labels', { serials: [one.serial, 'NO-99999'] })).body).toMatchObject({
      code: 'invalid_input',
      fields: { serials: expect.stringContaining('NO-99999') },
    });
  });

  // accepts 811, 812
  it('die when they are replaced; unknown, replaced and foreign tokens are as nothing', async () => {
    const { serial } = await kit.addDevice();
    const old = tokenOf(await labelOf(serial));
    expect(await open(old)).toMatchObject({ productName: 'سانتریفیوژ CF-24' });
    const { body } = await desk.post(`/devices/${serial}/label`, {});
    const fresh = tokenOf(body.labels[0]);
    expect(fresh).not.toBe(old);
    expect(await open(fresh)).toBeDefined();
    for (const token of [old, 'A'.repeat(16), 'x', '']) expect(await open(token)).toBeUndefined();
  });

  // accepts 811
  it('survive a new secret; one that cannot be written again gets a sister', async () => {
    const { serial } = await kit.addDevice();
    const token = tokenOf(await labelOf(serial));
    const secret = 'another secret that is long enough too';
    expect(await open(token, randomAddress(), secret)).toBeDefined();
    const origin = { appSecret: secret, siteOrigin: () => 'https://azma.example' };
    expect(await readLabels(kit.storage.db, origin, [serial])).toEqual([]);
  });

  // accepts 816
  it('follow a corrected serial and end with their device', async () => {
    const { serial } = await kit.addDevice();
    const token = tokenOf(await labelOf(serial));
    const device = (await desk.call(`/devices/${serial}`)).body.device;
    const fresh = `${serial}-X`;
    const { productName, mobile, rev } = device;
    const { body } = await desk.put(`/devices/${serial}`, {
      productName,
      mobile,
      rev,
      serialNumber: fresh,
      centreName: device.centreName,
    });
    expect(body.serialNumber).toBe(fresh);
    expect(await open(token)).toBeDefined();
    expect((await desk.post('/devices/scanned', { code: `/d/${token}` })).body.serialNumber).toBe(fresh);
    expect((await desk.call(`/devices/${fresh}`, { method: 'DELETE' })).status).toBe(200);
    expect(await open(token)).toBeUndefined();
    // The next device of that serial is another one.
    await kit.addDevice({ serial: fresh });
    expect(tokenOf(await labelOf(fresh))).not.toBe(token);
    expect(await open(token)).toBeUndefined();
  });

  // accepts 812
  it('name a device to AuthMobile like its serial: same answer, same limits, no session', async () => {
    const { serial, mobile } = await kit.addDevice();
    const labelToken = tokenOf(await labelOf(serial));
    const sent = await kit.ask('', { labelToken });
    if (sent.kind === 'refused') throw new Error(sent.reason);
    expect(sent).not.toHaveProperty('sessionToken');
    expect(JSON.stringify(sent)).not.toContain(serial);
    expect(
      await kit.storage.db
        .selectFrom('repair_session')
        .selectAll()
        .where('serial_key', '=', serial.replace('-', ''))
        .execute(),
    ).toEqual([]);
    // The wait is the serial's: a second browser is told to wait by either name.
    await expect(kit.ask(serial)).rejects.toMatchObject({ code: 'too_many' });
    await expect(kit.ask('', { labelToken })).rejects.toMatchObject({ code: 'too_many' });
    const other = await kit.addDevice();
    const otherToken = tokenOf(await labelOf(other.serial));
    const { challengeToken } = sent;
    const code = kit.phones.lastCode(mobile);
    await expect(kit.verify(code, '', { challengeToken, labelToken: otherToken })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const { sessionToken } = await kit.verify(code, '', { challengeToken, labelToken });
    const { view } = await readCurrentSession(kit.deps, { sessionToken, challengeToken: undefined });
    expect(view?.soldProducts[0]?.fSerialNumber).toBe(serial);
  });

  // accepts 812
  it('cannot be guessed: an unknown one is refused like an unknown serial and counts with it', async () => {
    const clientAddress = randomAddress();
    const bySerial = await kit.ask('NO-12345', { clientAddress });
    const byLabel = await kit.ask('', { clientAddress, labelToken: 'B'.repeat(16) });
    expect(byLabel).toEqual(bySerial);
    for (let n = 2; n < 30; n += 1) {
      const more = { clientAddress, captcha: 'solved', labelToken: `${'C'.repeat(14)}${10 + n}` };
      expect(await kit.ask('', more)).toEqual(bySerial);
    }
    await expect(
      kit.ask('', { clientAddress, captcha: 'solved', labelToken: 'D'.repeat(16) }),
    ).rejects.toMatchObject({ code: 'too_many' });
    const another = randomAddress();
    for (let n = 0; n < 30; n += 1) expect(await open(`${'E'.repeat(14)}${10 + n}`, another)).toBeUndefined();
    await expect(open('F'.repeat(16), another)).rejects.toMatchObject({ code: 'too_many' });
  });

  // accepts 813
  it('scanned in the office name their device and its open request; so does a GS1 code by its serial', async () => {
    const { serial, sessionToken } = await kit.signIn();
    const { address } = await labelOf(serial);
    const scan = async (code: string) => (await desk.post('/devices/scanned', { code })).body;
    const found = { serialNumber: serial, traceNumber: null };
    expect(await scan(address)).toEqual(found);
    expect(await scan(`(01)06260000000019(21)${serial}(10)B7(17)290131`)).toEqual(found);
    expect(await scan(`0106260000000019172901311077\u001d21${serial}`)).toEqual(found);
    const { request } = await saveRequest(kit.deps, {
      serialNumber: serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken,
    });
    expect(await scan(address)).toEqual({ serialNumber: serial, traceNumber: request.fCode });
    for (const code of ['6260123456789', 'hello', '(01)06260000000019', 'https://other.example/x'])
      expect(await scan(code)).toMatchObject({ code: 'invalid_input' });
    for (const code of [`https://other.example/d/${'G'.repeat(16)}`, '(21)NO-99999'])
      expect(await scan(code)).toMatchObject({ code: 'not_found' });
  });
});
