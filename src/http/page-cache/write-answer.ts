import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../choose-encoding.ts';
import { etagMatches } from '../etag.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/**
 * Writes a prepared answer: every header it was made with, and the id of this request.
 * `Range` is passed over, as HTTP allows; `HEAD` gets the same head without the body.
 */
export const writeAnswer = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: PreparedAnswer,
  httpRequestId: string = randomUUID(),
): void => {
  const { headers } = incoming;
  const variant = answer.variants[chooseEncoding(headers['accept-encoding'] as string | undefined)];
  const held = headers['if-none-match'];
  if (held !== undefined && answer.etag !== undefined && etagMatches(held, answer.etag)) {
    outgoing.writeHead(304, [...variant.notModified, 'x-request-id', httpRequestId]);
    outgoing.end();
    return;
  }
  outgoing.writeHead(answer.status, [...variant.head, 'x-request-id', httpRequestId]);
  outgoing.end(variant.body);
};
