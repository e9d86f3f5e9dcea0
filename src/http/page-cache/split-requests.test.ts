import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnSocket } from './answer-on-socket.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';
import { writeAnswer } from './write-answer.ts';

/** One with the quick way before it, one without: whatever is sent, they must answer the same. */
let servers: { quick: Server; plain: Server };
let page: FinishedAnswer;

beforeAll(async () => {
  page = await finishAnswer(new Response('<p>سلام</p>', { headers: { etag: '"1"' } }));
  servers = { quick: makeServer(), plain: makeServer() };
  answerOnSocket(servers.quick, {
    find: ({ url }) => (url === '/kept' ? page : undefined),
    keepAliveTimeout: 5_000,
  });
  for (const server of [servers.quick, servers.plain])
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  for (const server of [servers.quick, servers.plain]) server.close();
});

const makeServer = () => {
  const server = createServer((incoming, outgoing) => {
    let bytes = 0;
    incoming.on('data', ({ length }) => {
      bytes += length;
    });
    incoming.on('end', () => {
      const { method, url } = incoming;
      if (url === '/kept' && (method === 'GET' || method === 'HEAD')) writeAnswer(incoming, outgoing, page);
      else outgoing.end(`${method} ${url} with ${bytes}`);
    });
  });
  server.maxRequestsPerSocket = 1_000;
  return server;
};

const head = (line: string, ...lines: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
const kept = head('GET /kept');
const last = head('GET /kept', 'Connection: close');

it.each([
  ['requests one after the other', kept + kept + last],
  ['a kept page behind another one', head('GET /own') + kept + last],
  ['a body that is a request', head('POST /own', `Content-Length: ${kept.length}`) + kept + last],
  ['a body of a GET', head('GET /kept', 'Content-Length: 5') + 'GET /'.concat(last)],
  ['chunks', head('GET /kept', 'transfer-encoding:  chunked') + '3\r\nGET\r\n0\r\n\r\n'.concat(last)],
  ['two lengths', head('GET /kept', 'Content-Length: 0', 'Content-Length: 5') + kept],
  ['length and chunks', head('GET /kept', 'Content-Length: 5', 'Transfer-Encoding: chunked') + kept],
  ['a folded line', head('GET /kept', 'Transfer-Encoding:', ' chunked') + kept],
  ['a bare line feed', head('GET /kept', 'A: b\nContent-Length: 5') + kept],
  ['a blank before a colon', head('GET /kept', 'Content-Length : 5') + kept],
  ['empty lines between', `\r\n${kept}\r\n\r\n${last}`],
  ['a wish to wait', head('POST /own', 'Expect: 100-continue', 'Content-Length: 2') + 'ab'.concat(last)],
  ['no HTTP', `${kept}hello\r\n\r\n`],
])('%s: answered the same wherever the network cuts it', async (_name, text) => {
  const cuts = Array.from({ length: text.length }, (_, at) => [text.slice(0, at), text.slice(at)]);
  for (let from = 0; from < cuts.length; from += 40) {
    const some = cuts.slice(from, from + 40);
    const sendAll = (server: Server) => Promise.all(some.map((parts) => send(server, parts)));
    const expected = await sendAll(servers.plain);
    expect(expected[0]).toMatch(/^HTTP\/1\.1 \d/);
    expect(await sendAll(servers.quick)).toEqual(expected);
  }
});

/** Sends each part when the one before it was read, and gives all that came until the connection closed. */
const send = async (server: Server, parts: string[]): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let heard = '';
  socket.setEncoding('latin1').on('data', (part) => {
    heard += part;
  });
  // What is sent to a server that has already refused comes back as an error.
  const closed = new Promise<void>((done) => socket.on('error', () => {}).once('close', () => done()));
  const theirs = await acceptedBy(server, socket);
  let sent = 0;
  for (const part of parts) {
    socket.write(part, 'latin1');
    sent += part.length;
    while (theirs.bytesRead < sent && !theirs.destroyed) await setImmediate();
  }
  await closed;
  return heard.replace(/x-request-id: \S+/g, 'x-request-id: id').replace(/Date: [^\r]+/g, 'Date: now');
};

const acceptedBy = (server: Server, socket: Socket): Promise<Socket> =>
  new Promise((found) => {
    const look = (theirs: Socket) => {
      if (theirs.remotePort !== socket.localPort) return;
      server.off('connection', look);
      found(theirs);
    };
    server.setMaxListeners(100).on('connection', look);
  });
