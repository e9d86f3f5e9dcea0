import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { answerOnSocket, type SocketAnswers } from './answer-on-socket.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';
import { writeAnswer } from './write-answer.ts';

let server: Server;
let quick: SocketAnswers;
let kept: Map<string, FinishedAnswer>;
/** What Node's own server was asked for. */
let passed: string[];
const sockets: Socket[] = [];

beforeEach(async () => {
  passed = [];
  const page = (text: string) =>
    finishAnswer(
      new Response(text, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          etag: `"${text.length}"`,
          vary: 'accept-encoding',
        },
      }),
    );
  kept = new Map([['/kept', await page('<p>سلام</p>'.repeat(100))]]);
  server = createServer((incoming, outgoing) => {
    passed.push(incoming.url ?? '');
    const answer = kept.get(incoming.url ?? '');
    if (answer) return writeAnswer(incoming, outgoing, answer);
    incoming.resume().on('end', () => outgoing.end(`passed ${incoming.url}`));
  });
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  quick = answerOnSocket(server, { find: ({ url }) => kept.get(url), keepAliveTimeout: 5_000 });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  quick.closeAll();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A connection that keeps what it hears. */
const open = (allowHalfOpen = false) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  sockets.push(socket);
  const heard = { text: '', isEnded: false };
  socket.setEncoding('latin1').on('data', (part) => {
    heard.text += part;
  });
  socket.on('close', () => {
    heard.isEnded = true;
  });
  socket.on('error', () => {});
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await setImmediate();
  };
  return { socket, heard, until };
};
/** Lets what is on the wire arrive. */
const pass = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1) await setImmediate();
};
const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g) ?? [];

describe('a kept page', () => {
  it('goes out as Node’s own server would write it, but for the id and the second', async () => {
    for (const lines of [[], ['Accept-Encoding: br'], ['Accept-Encoding: gzip'], ['If-None-Match: "1100"']]) {
      const ours = open();
      ours.socket.write(get('/kept', ...lines));
      // What does not arrive whole is answered by Node's own server.
      const theirs = open();
      theirs.socket.write('GET');
      await theirs.until(() => theirs.socket.bytesWritten === 3);
      await pass(20);
      theirs.socket.write(get('/kept', ...lines).slice(3));
      for (const { heard, until } of [ours, theirs]) await until(() => isWhole(heard.text));
      expect(plainly(ours.heard.text)).toEqual(plainly(theirs.heard.text));
    }
    expect(passed).toEqual(['/kept', '/kept', '/kept', '/kept']);
  });

  it('is answered as often as asked on one connection, and never by the server behind', async () => {
    const { socket, heard, until } = open();
    for (const round of [1, 2, 3]) {
      socket.write(get('/kept'));
      await until(() => answersIn(heard.text).length === round && isWhole(heard.text));
    }
    expect(passed).toEqual([]);
  });

  it('closes the connection with its last answer after as many requests as one may have', async () => {
    const { socket, heard, until } = open(true);
    for (let asked = 1; asked <= limits.requestsPerSocket; asked += 1) {
      socket.write(get('/kept', 'If-None-Match: *'));
      await until(() => answersIn(heard.text).length === asked);
    }
    // Who goes on sending does not hold it open.
    const sending = setInterval(() => socket.write(get('/kept')), 1);
    await until(() => heard.isEnded).finally(() => clearInterval(sending));
    expect(heard.text.match(/Connection: close/g)).toHaveLength(1);
    expect(heard.text.match(/Connection: keep-alive/g)).toHaveLength(limits.requestsPerSocket - 1);
  });
});

describe('everything else', () => {
  it('is handed over with its connection, and later requests of it too', async () => {
    const { socket, heard, until } = open();
    socket.write(get('/kept'));
    await until(() => isWhole(heard.text));
    socket.write(get('/own'));
    await until(() => heard.text.includes('passed /own'));
    socket.write(get('/kept'));
    await until(() => answersIn(heard.text).length === 3);
    expect(passed).toEqual(['/own', '/kept']);
  });

  it('loses nothing when a request arrives in pieces', async () => {
    const { socket, heard, until } = open();
    const [first, second] = [get('/own').slice(0, 20), get('/own').slice(20)];
    socket.write(first);
    await pass(20);
    socket.write(second);
    await until(() => heard.text.includes('passed /own'));
    expect(passed).toEqual(['/own']);
  });

  it('is answered in order when several requests arrive at once', async () => {
    const { socket, heard, until } = open();
    socket.write(get('/own') + get('/kept') + get('/other'));
    await until(() => heard.text.includes('passed /other'));
    expect(passed).toEqual(['/own', '/kept', '/other']);
    expect(heard.text.indexOf('passed /own')).toBeLessThan(heard.text.indexOf('passed /other'));
  });

  it('with a body is one request, also when the body looks like a kept page', async () => {
    const { socket, heard, until } = open();
    const inside = get('/kept');
    socket.write(`POST /own HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${inside.length}\r\n\r\n`);
    await until(() => passed.length === 1);
    socket.write(inside);
    await until(() => heard.text.includes('passed /own'));
    expect(passed).toEqual(['/own']);
    expect(answersIn(heard.text)).toHaveLength(1);
  });

  it('is refused by the server itself when it is not HTTP', async () => {
    const { socket, heard, until } = open();
    socket.write('hello\r\n\r\n');
    await until(() => heard.isEnded);
    expect(heard.text).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a connection', () => {
  it('that its owner has half closed is closed', async () => {
    const { socket, heard, until } = open();
    socket.end(get('/kept'));
    await until(() => heard.isEnded);
    expect(answersIn(heard.text)).toHaveLength(1);
  });

  it('that carries nothing is let go when the server stops', async () => {
    const idle = open();
    idle.socket.write(get('/kept'));
    await idle.until(() => isWhole(idle.heard.text));
    quick.closeIdle();
    await idle.until(() => idle.heard.isEnded);
    expect(isWhole(idle.heard.text)).toBe(true);
  });

  it('whose owner does not read is asked nothing more until he does, and then gets everything', async () => {
    const size = 8_000_000;
    kept.set(
      '/large',
      await finishAnswer(new Response(Buffer.alloc(size, 'a'), { headers: { etag: '"1"' } })),
    );
    const { socket, heard, until } = open();
    socket.pause();
    socket.write(get('/large'));
    const [ours] = (await once(server, 'connection')) as [Socket];
    await until(() => ours.writableLength > 0);
    socket.write(get('/kept'));
    await pass(20);
    expect(ours.isPaused()).toBe(true);
    quick.closeIdle();
    socket.resume();
    await until(() => answersIn(heard.text).length === 2);
    expect(heard.text.length).toBeGreaterThan(size);
  });
});

const isWhole = (text: string): boolean => {
  const at = text.lastIndexOf('HTTP/1.1 ');
  const [head = '', body] = text.slice(at).split(/\r\n\r\n(.*)/s);
  if (body === undefined) return false;
  return head.startsWith('HTTP/1.1 304') || body.length >= Number(/content-length: (\d+)/i.exec(head)?.[1]);
};

const plainly = (text: string) => {
  const [head = '', body] = text.split(/\r\n\r\n(.*)/s);
  const [line, ...headers] = head
    .replace(/x-request-id: [0-9a-f-]{36}/, 'x-request-id: id')
    .replace(/Date: .* GMT/, 'Date: now')
    .split('\r\n');
  return { line, headers, body };
};
