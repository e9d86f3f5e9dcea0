import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import type { Role } from '#contract/office/permissions.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('photos of a device that came, on %s', (engine) => {
  const folder = makeFolder('intake');
  const code = '61000001';
  let kit: RepairKit;
  let app: ReturnType<typeof createOfficeApp>;
  let desk: OfficeVisitor;
  let editor: OfficeVisitor;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    app = createOfficeApp(staff, { deskPhotos: createDiskMediaStore({ folder }) });
    const enter = (role: Role) => signInAs(staff, app.send, role);
    desk = await enter('desk');
    editor = await enter('editor');
    const { serial } = await kit.addDevice();
    await storeRequest(kit.storage, { serial, traceNumber: code, statusId: 2 });
  });
  afterAll(() => kit.storage.close());

  const picture = (shade: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 120 } } });
  const send = (who: OfficeVisitor, bytes: Buffer, type = 'image/jpeg') =>
    who.upload(`/repairs/${code}/photos`, bytes, type);
  const files = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.jpg'));

  // accepts 565
  it('takes a photo by its content, upright and without what the camera wrote into it', async () => {
    const taken = await picture(10)
      .withExif({ IFD0: { Make: 'SecretPhone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(desk, taken, 'application/octet-stream');
    expect({ status, photos: body.photos }).toMatchObject({
      status: 200,
      photos: [{ width: 40, height: 60 }],
    });
    const [file] = files();
    const stored = readFileSync(join(folder, String(file)));
    expect(stored.includes('SecretPhone')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();

    const again = await send(desk, taken);
    expect(again.body.photos).toHaveLength(1);
    const events = await kit.storage.db
      .selectFrom('audit_event')
      .select('id')
      .where('deed', '=', 'repair.photo')
      .execute();
    expect(events.length).toBeGreaterThan(0);
  });

  // accepts 565
  it('refuses what is no picture and what is too large without keeping a file, and the eleventh', async () => {
    const before = files().length;
    expect((await send(desk, Buffer.from('<svg onload=alert(1)>'))).status).toBe(415);
    expect((await send(desk, await picture(1).gif().toBuffer())).status).toBe(415);
    expect((await send(desk, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect(files()).toHaveLength(before);
    for (let shade = 20; shade < 200; shade += 20) {
      expect((await send(desk, await picture(shade).png().toBuffer(), 'image/png')).status).toBe(200);
    }
    const eleventh = await send(desk, await picture(255).webp().toBuffer(), 'image/webp');
    expect(eleventh.status).toBe(409);
    expect(await kit.storage.db.selectFrom('intake_photo').select('id').execute()).toHaveLength(10);
  });

  it('takes thirty a minute from one person, whatever they are', async () => {
    await kit.storage.db.deleteFrom('limit_take').execute();
    const junk = Buffer.from('no picture');
    for (let n = 0; n < 30; n += 1) expect((await send(desk, junk)).status).toBe(415);
    const late = await send(desk, junk);
    expect([late.status, late.body.code]).toEqual([429, 'too_many']);
    await kit.storage.db.deleteFrom('limit_take').execute();
  });

  // accepts 566
  it('shows them to the desk alone, through the office, and keeps them nowhere', async () => {
    const { body } = await desk.call(`/repairs/${code}`);
    const address = `/repairs/${code}/photos/${body.photos[0].id}`;
    const shown = await desk.call(address);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await editor.call(address)).status).toBe(403);
    expect((await send(editor, await picture(3).jpeg().toBuffer())).status).toBe(403);
    expect((await createOfficeVisitor(app.send, officeTestOrigin).call(address)).status).toBe(401);
    expect((await desk.call(`/repairs/99999999/photos/${body.photos[0].id}`)).status).toBe(404);
  });

  // accepts 564
  it('keeps condition, accessories with their counts and a free line', async () => {
    const intake = {
      condition: 'hit',
      accessories: [{ name: 'کابل برق', count: 2 }],
      remark: 'گوشهٔ راست شکسته است',
    };
    const { body } = await desk.put(`/repairs/${code}/intake`, intake);
    expect(body.intake).toMatchObject(intake);
    expect((await desk.put(`/repairs/${code}/intake`, { ...intake, remark: 'ا'.repeat(501) })).status).toBe(
      400,
    );
    expect((await desk.put(`/repairs/${code}/intake`, { ...intake, condition: 'fine' })).status).toBe(400);
  });
});
