import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';
import { createObjectStore, type ObjectStore } from '#simulators/object-store/create-object-store.ts';
import { createDiskMediaStore } from './disk.ts';
import { createS3MediaStore, StoreFailure } from './s3.ts';

let s3: ObjectStore;
beforeAll(async () => {
  s3 = await createObjectStore();
});
afterAll(() => s3.close());

const bytes = (text: string) => new TextEncoder().encode(text);

// accepts 703
describe.each(['disk', 's3'] as const)('media on %s', (kind) => {
  let store: ListingMediaStore;
  beforeEach(() => {
    s3.objects.clear();
    store =
      kind === 'disk'
        ? createDiskMediaStore({ folder: makeFolder('media') })
        : createS3MediaStore(s3.options);
  });
  const read = async (key: string) => {
    const found = await store.find(key);
    return found === undefined ? undefined : new Response(found.read()).text();
  };

  it('are found again as they were stored, whole or in part', async () => {
    const key = 'products/cf-24/front.avif';
    expect(await store.save(key, bytes('0123456789'))).toEqual({ size: 10 });
    expect(await store.find(key)).toMatchObject({ size: 10, modifiedAt: expect.any(Date) });
    expect(await read(key)).toBe('0123456789');
  });

  it('are replaced by streams and blobs alike', async () => {
    await store.save('a.txt', bytes('old'));
    expect(await store.save('a.txt', new Blob(['new ', 'value']).stream())).toEqual({ size: 9 });
    expect(await read('a.txt')).toBe('new value');
    expect(await store.save('a.txt', new Blob(['newer']))).toEqual({ size: 5 });
    expect(await read('a.txt')).toBe('newer');
  });

  it('are listed, however many there are', async () => {
    const keys = ['a.txt', 'b/C.txt', 'b/d.txt', 'e.txt', 'f.txt'];
    for (const key of keys) await store.save(key, bytes(key));
    const listed = [];
    for await (const { key, size } of store.list()) listed.push(`${key} ${size}`);
    expect(listed.toSorted()).toEqual(keys.map((key) => `${key} ${key.length}`));
  });

  it('are removed once, and twice without harm', async () => {
    await store.save('a.txt', bytes('x'));
    await store.remove('a.txt');
    await store.remove('a.txt');
    expect(await store.find('a.txt')).toBeUndefined();
  });

  it.each(['', '..', '../a', 'a/../b', '.hidden', 'a/.b', 'a\\b', 'a\0', 'a/', 'a'.repeat(201)])(
    'have no such key as %j',
    async (key) => {
      expect(await store.find(key)).toBeUndefined();
      await expect(store.save(key, bytes('x'))).rejects.toThrow(TypeError);
      await store.remove(key);
    },
  );
});

// accepts 703
describe('a store in trouble', () => {
  it('that answers 503 for a moment is asked again', async () => {
    s3.failNext(2);
    await createS3MediaStore(s3.options).save('a.txt', bytes('x'));
    expect(s3.objects.has('a.txt')).toBe(true);
  });

  it('that goes on answering 503, or hangs, is left alone in the end, and nothing of the account is said', async () => {
    const store = createS3MediaStore({ ...s3.options, timeoutMs: 300 });
    s3.failNext(100);
    await expect(store.find('a.txt')).rejects.toThrow(StoreFailure);
    s3.failNext(0);
    s3.hang(true);
    const hanging = await store.find('a.txt').catch((error: Error) => error);
    s3.hang(false);
    expect(hanging).toBeInstanceOf(StoreFailure);
    expect(String(hanging)).not.toContain(s3.options.endpoint);
  });

  it('that has failed three times is left alone for a while: nobody waits for it', async () => {
    const store = createS3MediaStore(s3.options);
    s3.failNext(9);
    for (let n = 0; n < 3; n += 1) await expect(store.find('a.txt')).rejects.toThrow(StoreFailure);
    await expect(store.find('a.txt')).rejects.toThrow(/a moment ago/);
  });

  it('that does not know the account refuses', async () => {
    const store = createS3MediaStore({ ...s3.options, secretAccessKey: 'another' });
    await expect(store.save('b.txt', bytes('x'))).rejects.toThrow(/answered 403/);
    expect(s3.objects.has('b.txt')).toBe(false);
  });
});
