import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { finishAnswer } from './finished-answer.ts';
import { writeOnSocket } from './write-on-socket.ts';

/** A connection that takes what it is given at once, or only when its reader takes it. */
const open = (isSlow: boolean) => {
  const given: Buffer[] = [];
  const read: (() => void)[] = [];
  const socket = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      given.push(bytes);
      if (isSlow) read.push(done);
      else done();
    },
  }) as Socket;
  const heard = () => {
    for (const done of read.splice(0)) done();
    return Buffer.concat(given).toString('latin1');
  };
  return { socket, heard, given };
};
type Open = ReturnType<typeof open>;

const request = {
  method: 'GET',
  url: '/',
  hosts: ['localhost'],
  headerCount: 1,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
};
const idIn = (text: string) => /x-request-id: ([0-9a-f-]{36})\r\n/.exec(text)?.[1];

it('bytes that wait for a slow reader are not written over by the next answer', async () => {
  const answer = await finishAnswer(new Response('hello'));
  const [first, slow, last] = [open(false), open(true), open(false)];
  for (const { socket } of [first, slow, last]) writeOnSocket(socket, request, answer, 5);
  const texts = [first, slow, last].map(({ heard }) => heard());
  for (const text of texts) expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nhello$/);
  // The first one's bytes had left before the second answer was written into the same place.
  expect(idIn(texts[1] ?? '')).not.toBe(idIn(texts[2] ?? ''));
});

it('a page is kept once, however often it is sent', async () => {
  const answer = await finishAnswer(new Response('hello'.repeat(1_000)));
  for (let round = 0; round < 3; round += 1) writeOnSocket(open(false).socket, request, answer, 5);
  const { body, whole } = answer.variants.identity;
  expect(whole?.bytes.length).toBeGreaterThan(body.length);
  expect(body.buffer).toBe(whole?.bytes.buffer);
});

it('those who do not read share one page, however many they are', async () => {
  const size = 100_000;
  const answer = await finishAnswer(new Response('a'.repeat(size)));
  const slow = Array.from({ length: 20 }, () => open(true));
  for (const { socket } of slow) writeOnSocket(socket, request, answer, 5);
  const texts = await Promise.all(
    slow.map(async ({ socket, heard }) => {
      while (socket.writableLength > 0) {
        heard();
        await setImmediate();
      }
      return heard();
    }),
  );
  expect(new Set(texts.map(idIn)).size).toBe(slow.length);
  for (const text of texts) expect(text.length).toBeGreaterThan(size);
  const places = new Set(slow.flatMap(({ given }) => given.map(({ buffer }) => buffer)));
  expect([...places].filter(({ byteLength }) => byteLength >= size)).toHaveLength(1);
});

it('bytes that were lent are used again when their reader has taken them or is gone', async () => {
  const answer = await finishAnswer(new Response('hello'));
  for (const leave of [({ heard }: Open) => heard(), ({ socket }: Open) => socket.destroy()]) {
    const slow = open(true);
    writeOnSocket(slow.socket, request, answer, 5);
    leave(slow);
    await setImmediate();
    const next = open(false);
    writeOnSocket(next.socket, request, answer, 5);
    expect(next.given).toEqual([answer.variants.identity.whole?.bytes]);
  }
});
