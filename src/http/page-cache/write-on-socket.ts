import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { chooseEncoding } from '../choose-encoding.ts';
import { etagMatches } from '../etag.ts';
import { limits } from '../limits.ts';
import type { FinishedAnswer, Variant } from './finished-answer.ts';
import type { PlainGet } from './read-plain-get.ts';

/**
 * Writes a finished answer as Node's own server would, in one piece. `keepAlive` tells how many seconds the
 * connection stays open for more, nothing that this was its last answer. False when the reader is slower than we are.
 */
export const writeOnSocket = (
  socket: Socket,
  { acceptEncoding, ifNoneMatch }: PlainGet,
  { status, etag, variants }: FinishedAnswer,
  keepAlive: number | undefined,
): boolean => {
  const variant = variants[chooseEncoding(acceptEncoding)];
  const isUnchanged = ifNoneMatch !== undefined && etag !== undefined && etagMatches(ifNoneMatch, etag);
  if (isUnchanged) return socket.write(writeHead(304, variant.notModified, keepAlive), 'latin1');
  if (keepAlive === undefined) return sendApart(socket, writeHead(status, variant.head, keepAlive), variant);
  return sendWhole(socket, status, variant, keepAlive);
};

/**
 * Head and body are joined once and sent as they are; only the second and the id are written over. While a slow
 * reader still has some of it to come, those bytes are his: the next ones get a head of their own, and the same
 * body. A copy for each would let a few hundred who do not read fill the memory.
 */
const sendWhole = (socket: Socket, status: number, variant: Variant, keepAlive: number): boolean => {
  const whole = variant.whole ?? joinWhole(variant, status, keepAlive);
  if (isLent(whole)) return sendApart(socket, writeHead(status, variant.head, keepAlive), variant);
  whole.bytes.write(httpDate(), whole.dateAt, 'latin1');
  whole.bytes.write(randomUUID(), whole.idAt, 'latin1');
  const isFlowing = socket.write(whole.bytes);
  whole.lentTo = socket.writableLength > 0 ? socket : undefined;
  return isFlowing;
};

const isLent = ({ lentTo }: NonNullable<Variant['whole']>): boolean =>
  lentTo !== undefined && !lentTo.destroyed && lentTo.writableLength > 0;

const sendApart = (socket: Socket, head: string, { body }: Variant): boolean => {
  socket.cork();
  socket.write(head, 'latin1');
  const isFlowing = socket.write(body);
  socket.uncork();
  return isFlowing;
};

const joinWhole = (variant: Variant, status: number, keepAlive: number) => {
  const head = writeHead(status, variant.head, keepAlive);
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), variant.body]);
  const after = (name: string) => head.indexOf(name) + name.length;
  variant.whole = {
    bytes,
    dateAt: after('\r\nDate: '),
    idAt: after('\r\nx-request-id: '),
    lentTo: undefined,
  };
  // Kept once, not twice.
  variant.body = bytes.subarray(head.length);
  return variant.whole;
};

/** In the order in which Node's own server writes them. */
const writeHead = (status: number, head: readonly string[], keepAlive: number | undefined): string => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let at = 0; at < head.length; at += 2) lines.push(`${head[at]}: ${head[at + 1]}`);
  lines.push(`x-request-id: ${randomUUID()}`, `Date: ${httpDate()}`);
  if (keepAlive === undefined) lines.push('Connection: close');
  else
    lines.push('Connection: keep-alive', `Keep-Alive: timeout=${keepAlive}, max=${limits.requestsPerSocket}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

let known = { second: 0, text: '' };

/** HTTP's date has whole seconds. */
const httpDate = (): string => {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== known.second) known = { second, text: new Date(second * 1_000).toUTCString() };
  return known.text;
};
