import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import type { MediaStore } from '#ports/media-store.ts';
import { createDiskMediaStore } from './disk.ts';

let folder = '';
let store: MediaStore;

beforeEach(() => {
  folder = makeFolder('media');
  store = createDiskMediaStore({ folder });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (key: string) => {
  const found = await store.find(key);
  return found === undefined ? undefined : new Response(found.read()).text();
};

test('What is stored is found again', async () => {
  expect(await store.save('products/cf-24/front.avif', bytes('0123456789'))).toEqual({ size: 10 });
  const found = await store.find('products/cf-24/front.avif');
  expect(found).toMatchObject({ size: 10, modifiedAt: expect.any(Date) });
  expect(await read('products/cf-24/front.avif')).toBe('0123456789');
});

test('A stream is stored like bytes, and a new value replaces the old one', async () => {
  await store.save('a.txt', bytes('old'));
  const stream = new Blob(['new ', 'value']).stream();
  expect(await store.save('a.txt', stream)).toEqual({ size: 9 });
  expect(await read('a.txt')).toBe('new value');
});

test('A stream that breaks leaves the old value and no remains', async () => {
  await store.save('a.txt', bytes('old'));
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('half')),
    pull: (controller) => controller.error(new Error('broken')),
  });
  await expect(store.save('a.txt', broken)).rejects.toThrow('broken');
  expect(await read('a.txt')).toBe('old');
  expect(await readdir(folder)).toEqual(['a.txt']);
});

test('Removing works once and harms nothing twice', async () => {
  await store.save('a.txt', bytes('x'));
  await store.remove('a.txt');
  await store.remove('a.txt');
  expect(await store.find('a.txt')).toBeUndefined();
});

test.each([
  '',
  '/',
  '..',
  '../a',
  'a/../b',
  './a',
  'a//b',
  '.hidden',
  'a/.b',
  'a\\b',
  'a\0',
  'a/',
  'é',
  'a'.repeat(201),
])('The key %j names nothing', async (key) => {
  expect(await store.find(key)).toBeUndefined();
  await expect(store.save(key, bytes('x'))).rejects.toThrow(TypeError);
  await store.remove(key);
  expect(await readdir(folder)).toEqual([]);
});

test('A folder is not a medium, and neither is what lies beneath a file', async () => {
  await store.save('a/b.txt', bytes('x'));
  expect(await store.find('a')).toBeUndefined();
  expect(await store.find('a/b.txt/c')).toBeUndefined();
});

test('A dangling link is simply not there', async () => {
  await writeFile(join(folder, 'gone.txt'), '');
  await symlink(join(folder, 'gone.txt'), join(folder, 'link.txt'));
  await rm(join(folder, 'gone.txt'));
  expect(await store.find('link.txt')).toBeUndefined();
});
