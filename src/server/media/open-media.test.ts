import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '#backup/make-backup.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { findLocalRestoreStamp, writeLocalRestoreStamp } from '#backup/restore-stamp.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { createObjectStore } from '#simulators/object-store/create-object-store.ts';
import { migrate } from '#storage/migrate.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { backupSource } from '../start-backups.ts';
import { openMedia } from './open-media.ts';
import { startStoreSync } from './start-store-sync.ts';

const s3 = await createObjectStore();
afterAll(() => s3.close());
const warnings: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };
const bytes = (text: string) => new TextEncoder().encode(text);
const longAgo = new Date('2020-01-01T00:00:00Z');
const photo = 'AAAAAAAAAAAAAAAAAAAAAA.webp';

let dataDir: string;
beforeEach(() => {
  s3.objects.clear();
  dataDir = makeFolder('machine');
});
const openShared = (folder = dataDir, more: { timeoutMs?: number } = {}) =>
  openMedia({ dataDir: folder, mediaStore: { ...s3.options, ...more } }, log);
const keep = (path: string) => {
  const file = join(dataDir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'x');
  utimesSync(file, longAgo, longAgo);
  return file;
};

describe('photos of repairs in a store', () => {
  it('are read at a machine that did not take them, and are nobody’s picture of the site', async () => {
    await openShared().faultPhotos.save(photo, bytes('a fault'));
    expect([...s3.objects.keys()]).toEqual([`.repair-photos/${photo}`]);
    const elsewhere = openShared(makeFolder('other-machine'));
    const found = await elsewhere.faultPhotos.find(photo);
    expect(await new Response(found?.read()).text()).toBe('a fault');
    for (const name of [`.repair-photos/${photo}`, `repair-photos/${photo}`])
      expect(await elsewhere.library?.fetchFromStore(name)).toBe(false);
  });

  it.each([
    ['answers 503', () => s3.failNext(100), () => s3.failNext(0)],
    ['hangs', () => s3.hang(true), () => s3.hang(false)],
  ])('are refused, and kept nowhere, while the store %s; the next try takes them', async (_, spoil, mend) => {
    const { faultPhotos, deskPhotos } = openShared(dataDir, { timeoutMs: 300 });
    spoil();
    for (const store of [faultPhotos, deskPhotos])
      await expect(store.save('ab/cd.jpg', bytes('x'))).rejects.toMatchObject({ code: 'unavailable' });
    mend();
    expect(readdirSync(dataDir, { recursive: true }).filter((name) => String(name).includes('.'))).toEqual(
      [],
    );
    await openShared().deskPhotos.save('ab/cd.jpg', bytes('x'));
    expect(s3.objects.has('.intake-photos/ab/cd.jpg')).toBe(true);
  });

  it('that another request has already stay when the store does not take them again', async () => {
    const { deskPhotos } = openShared();
    await deskPhotos.save('ab/cd.jpg', bytes('x'));
    s3.failNext(100);
    await expect(deskPhotos.save('ab/cd.jpg', bytes('x'))).rejects.toMatchObject({ code: 'unavailable' });
    s3.failNext(0);
    expect(existsSync(join(dataDir, 'intake-photos/ab/cd.jpg'))).toBe(true);
  });

  it('that a machine had before the store was set are put there, once', async () => {
    const alone = openMedia({ dataDir, mediaStore: undefined }, log);
    await alone.faultPhotos.save(photo, bytes('old'));
    expect(await alone.putMissingIntoStore()).toBe(0);
    mkdirSync(join(dataDir, 'media/demo'), { recursive: true });
    writeFileSync(join(dataDir, 'media/demo/Front.webp'), 'a picture');
    writeFileSync(join(dataDir, 'media/نام ناروا.webp'), 'not ours to serve');
    expect(await openShared().putMissingIntoStore()).toBe(2);
    expect(await openShared().putMissingIntoStore()).toBe(0);
    expect([...s3.objects.keys()].toSorted()).toEqual([`.repair-photos/${photo}`, 'demo/Front.webp']);
  });
});

describe('a file that cannot be fetched', () => {
  it('is logged with what is at fault: the store, or the disk of this machine', async () => {
    s3.objects.set('demo/front.webp', Buffer.from('a picture'));
    keep('media/demo');
    const { library } = openShared();
    const fetchFront = async () => {
      warnings.length = 0;
      await expect(library?.fetchFromStore('demo/front.webp')).rejects.toMatchObject({ code: 'unavailable' });
      return warnings;
    };
    expect(await fetchFront()).toMatchObject([[{}, 'the media folder of this machine could not be used']]);
    s3.failNext(100);
    expect(await fetchFront()).toMatchObject([[{}, 'the media store could not be used']]);
    s3.failNext(0);
  });
});

describe('names that nobody has', () => {
  const asked = (name: string) => s3.asked.filter((path) => path.endsWith(name)).length;

  it('are asked for once in a while, and a file that is given to this machine is there at once', async () => {
    const { deskPhotos } = openShared();
    for (let n = 0; n < 3; n += 1) expect(await deskPhotos.find('no/body.jpg')).toBeUndefined();
    expect(asked('no/body.jpg')).toBe(1);
    await deskPhotos.save('no/body.jpg', bytes('x'));
    expect(await deskPhotos.find('no/body.jpg')).toMatchObject({ size: 1 });
  });

  it('are looked for eight at a time; too many are refused without a word to the store', async () => {
    const { library } = openShared();
    const found = await Promise.allSettled(
      Array.from({ length: 300 }, (_, at) => library?.fetchFromStore(`library/aa/${at}.webp`)),
    );
    const refused = found.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(300 - 208);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    // A slow answer is asked for once more: names count, not calls.
    expect(new Set(s3.asked.filter((path) => path.includes('library/aa/'))).size).toBe(208);
    expect(s3.maxAtOnce()).toBeLessThanOrEqual(8);
  });
});

describe('a restore at another machine', () => {
  const name = 'demo/front.webp';
  const inStore = () => s3.objects.get(name)?.toString();
  const write = (folder: string, text: string) => {
    mkdirSync(join(folder, 'media/demo'), { recursive: true });
    writeFileSync(join(folder, 'media', name), text);
  };
  /** Makes a backup here, goes on at the other machine, and brings the backup back here. */
  const restoreHere = async (other: string) => {
    const source = backupSource({ dataDir, databaseUrl: undefined, mediaStore: s3.options });
    const storage = openSqlite(source.sqliteFile);
    await migrate(storage);
    await storage.close();
    write(dataDir, 'of the backup');
    await openShared().putMissingIntoStore();
    const { folder } = await makeBackup(source, {
      backupsFolder: join(dataDir, 'backups'),
      kind: 'by-hand',
      at: new Date(),
    });
    write(other, 'of a later day, and longer');
    await openShared(other).putMissingIntoStore();
    await restoreBackup(folder, source);
  };

  it('moves the files of this one aside once; they are fetched anew and nothing older reaches the store', async () => {
    const other = makeFolder('other-machine');
    await restoreHere(other);
    expect(inStore()).toBe('of the backup');
    const media = openShared(other);
    const [moved = '', ...more] = await media.followRestore();
    expect([moved, more]).toEqual([expect.stringContaining(join(other, 'media.before-restore-')), []]);
    expect(readFileSync(join(moved, name), 'utf8')).toBe('of a later day, and longer');
    expect(await media.putMissingIntoStore()).toBe(0);
    expect(await media.library?.fetchFromStore(name)).toBe(true);
    expect(readFileSync(join(other, 'media', name), 'utf8')).toBe('of the backup');
    for (const folder of [other, dataDir, makeFolder('new-machine')])
      expect(await openShared(folder).followRestore()).toEqual([]);
    expect(inStore()).toBe('of the backup');
  });

  it('is waited for while the store is away: until it answers nothing is put there', async () => {
    const other = makeFolder('other-machine');
    await restoreHere(other);
    s3.failNext(1_000);
    warnings.length = 0;
    const sharing = await startStoreSync(openShared(other), { ...log, info: () => {} });
    await expect.poll(() => warnings.length).toBe(2);
    sharing.stop();
    s3.failNext(0);
    expect([inStore(), existsSync(join(other, 'media', name))]).toEqual(['of the backup', true]);
  });

  it('is told to a store that was away then, or is another one now', async () => {
    const stamp = { at: 5, id: 'a restore here' };
    await writeLocalRestoreStamp(dataDir, stamp);
    write(dataDir, 'restored');
    expect(await openShared().followRestore()).toEqual([]);
    const other = makeFolder('other-machine');
    write(other, 'older');
    expect(await openShared(other).followRestore()).toHaveLength(1);
    expect(await findLocalRestoreStamp(other)).toEqual(stamp);
  });
});

describe('what broken uploads left', () => {
  it('goes from disk and store, and nothing else does', async () => {
    const storage = await openTestStorage('sqlite');
    const gone = [
      keep('repair-photos/.half.part'),
      keep('repair-photos/old.webp.part'),
      keep(`repair-photos/${photo}`),
      keep(`intake-photos/aa/${'a'.repeat(40)}.jpg`),
      keep(`intake-photos/aa/${'a'.repeat(40)}.jpg.x.tmp`),
      keep('media/library/ab/.half.part'),
      keep(`media/library/ff/${'f'.repeat(32)}.pdf`),
    ];
    const stays = [keep('repair-photos/by-hand.webp'), keep('media/demo/front.webp')];
    writeFileSync(join(dataDir, 'repair-photos', `B${photo.slice(1)}`), 'being taken now');
    const lost = `library/ab/${'f'.repeat(32)}-high.webp`;
    for (const key of [lost, `.repair-photos/${photo}`, 'demo/front.webp'])
      s3.objects.set(key, Buffer.from('x'));
    const shared = openShared();
    await shared.sweepDisk(storage.db);
    await shared.sweepStore(storage.db);
    expect(gone.filter((file) => existsSync(file))).toEqual([]);
    expect(stays.every((file) => existsSync(file))).toBe(true);
    expect(existsSync(join(dataDir, 'repair-photos', `B${photo.slice(1)}`))).toBe(true);
    expect([...s3.objects.keys()]).toEqual(['demo/front.webp']);
    await storage.close();
  });
});
