import type { ServerResponse } from 'node:http';

/**
 * An answer whose bytes are all there. A `Response` would wrap them into a stream that our own next step has to
 * read again, which for a page costs more than finding its words.
 */
export type WholeAnswer = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer };

/** What a door gives: most answers are whole, streams and redirects are a `Response`. */
export type Answer = Response | WholeAnswer;

export const wholeAnswer = (
  body: string | Buffer,
  { status = 200, headers }: Pick<ResponseInit, 'status' | 'headers'> = {},
): WholeAnswer => ({
  status,
  headers: new Headers(headers),
  bytes: typeof body === 'string' ? Buffer.from(body) : body,
});

/** Asked by what it holds: the server's own `Response` may stand in for the one known here. */
export const isWhole = (answer: Answer): answer is WholeAnswer => Buffer.isBuffer(answer.bytes);

/** Whether something that a call gave is an answer already, not a value to put into an envelope. */
export const isAnswer = (value: unknown): value is Answer =>
  value instanceof Response ||
  (typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes));

/** The bytes of any answer. */
export const bytesOf = async (answer: Answer): Promise<Buffer> =>
  isWhole(answer) ? answer.bytes : Buffer.from(await answer.arrayBuffer());

/** For whoever reads answers as a browser does: the site's own clients, when they ask inside the process. */
export const toResponse = (answer: Answer): Response =>
  isWhole(answer)
    ? new Response(new Uint8Array(answer.bytes), { status: answer.status, headers: answer.headers })
    : answer;

/** Writes it to the socket in one go. */
export const sendWhole = (outgoing: ServerResponse, { status, headers, bytes }: WholeAnswer): void => {
  headers.set('content-length', String(bytes.length));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(bytes);
};
