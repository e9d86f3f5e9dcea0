import type { ServerResponse } from 'node:http';

/**
 * An answer whose bytes are all there. A plain `Response` would wrap them into a stream that our own next step
 * has to read again, which for a page costs more than finding its words. Every way to read a body still works.
 */
export class WholeAnswer extends Response {
  readonly whole: Buffer;

  constructor(body: string | Buffer, init?: ResponseInit) {
    super(null, init);
    this.whole = typeof body === 'string' ? Buffer.from(body) : body;
    Object.defineProperty(this, 'body', { get: () => new Blob([new Uint8Array(this.whole)]).stream() });
  }

  override readonly arrayBuffer = async (): Promise<ArrayBuffer> => new Uint8Array(this.whole).buffer;

  override readonly text = async (): Promise<string> => this.whole.toString('utf8');

  override readonly json = async (): Promise<unknown> => JSON.parse(await this.text());
}

/**
 * Whether something is an answer already. The server's own `Response` takes the place of the one this class was made
 * from, so neither of the two questions alone is enough.
 */
export const isAnswer = (value: unknown): value is Response =>
  value instanceof WholeAnswer || value instanceof Response;

/** The bytes of any answer. */
export const bytesOf = async (answer: Response): Promise<Buffer> =>
  answer instanceof WholeAnswer ? answer.whole : Buffer.from(await answer.arrayBuffer());

/** Writes it to the socket in one go. */
export const sendWhole = (outgoing: ServerResponse, { status, headers, whole }: WholeAnswer): void => {
  headers.set('content-length', String(whole.length));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(whole);
};
