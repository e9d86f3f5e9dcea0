import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { addPhoto, cancelRequest, saveRequest } from '#features/portal/index.ts';
import { photoKey, purgeFaultPhotos } from '#features/requests/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { addIntakePhoto } from './add-intake-photo.ts';
import { reencodeAndStorePhoto } from './desk-photos.ts';
import { purgeDeskPhotos } from './purge-desk-photos.ts';

const picture = (red: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 2, b: 3 } } })
    .jpeg()
    .toBuffer();

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

describe.each(engines)('photos of repairs that ended long ago, on %s', (engine) => {
  const photos = createDiskMediaStore({ folder: makeFolder('photos') });
  const deskPhotos = createDiskMediaStore({ folder: makeFolder('intake') });
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());

  const register = async (red: number) => {
    const { serial, sessionToken } = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: serial,
      description: 'دستگاه روشن نمی‌شود و بوق می‌زند.',
      markazId: 0,
      repairInPlace: false,
      sessionToken,
    });
    const { fCode } = request;
    await addPhoto({ ...kit.deps, photos }, { fCode, bytes: once(await picture(red)), sessionToken });
    const fault = await kit.storage.db
      .selectFrom('repair_photo')
      .select('id')
      .where('request_id', '=', request.id)
      .executeTakeFirstOrThrow();
    return { requestId: request.id, fCode, sessionToken, faultKey: photoKey(fault.id) };
  };
  const receive = async (traceNumber: string, red: number) => {
    const bytes = await picture(red);
    const photo = await reencodeAndStorePhoto(deskPhotos, bytes);
    await addIntakePhoto({ ...kit, deskPhotos }, deskActor, { traceNumber, bytes });
    return `${photo.file.slice(0, 2)}/${photo.file}`;
  };
  const end = async (
    { fCode, sessionToken, requestId }: Awaited<ReturnType<typeof register>>,
    days: number,
  ) => {
    await cancelRequest(kit.deps, { fCode, reason: '', sessionToken });
    await kit.storage.db
      .updateTable('repair_request')
      .set({ changed_at: sql`changed_at - ${sql.lit(days * dayMs)}` })
      .where('id', '=', requestId)
      .execute();
  };
  const purge = async () =>
    (await purgeFaultPhotos(kit, { photos, keepDays: 730 })) +
    (await purgeDeskPhotos(kit, { photos: deskPhotos, keepDays: 730 }));

  it('go with their files, and those of open or lately ended repairs stay', async () => {
    const [old, late, open] = [await register(10), await register(20), await register(30)];
    const oldIntake = await receive(old.fCode, 40);
    const sharedIntake = await receive(old.fCode, 50);
    await receive(open.fCode, 50);
    await end(old, 731);
    await end(late, 729);
    expect(await purge()).toBe(3);
    const [faults, intakes] = [
      [old.faultKey, late.faultKey, open.faultKey],
      [oldIntake, sharedIntake],
    ];
    const isKept = async (store: MediaStore, keys: string[]) =>
      Promise.all(keys.map(async (key) => (await store.find(key)) !== undefined));
    expect(await isKept(photos, faults)).toEqual([false, true, true]);
    expect(await isKept(deskPhotos, intakes)).toEqual([false, true]);
    expect(await purge()).toBe(0);
  });
});
