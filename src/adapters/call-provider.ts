import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Deadlines = {
  /** For the TCP connection and the TLS handshake together. */
  connectTimeoutMs: number;
  /** For everything, from the first byte out to the last byte in. */
  totalTimeoutMs: number;
};

export type ProviderRequest = Deadlines & {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

export type ProviderReply = { status: number; text: string };

type ProviderFailureReason =
  | 'bad address'
  | 'connect timeout'
  | 'connection failed'
  | 'timeout'
  | 'connection lost'
  | 'reply too large'
  | 'reply encoded';

/** No usable reply. The message holds neither address nor content, for addresses may hold keys. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly reason: ProviderFailureReason;
  /** False only when it is certain that the provider received nothing. */
  readonly sent: boolean;

  constructor(reason: ProviderFailureReason, sent: boolean) {
    super(`No usable reply: ${reason}`);
    this.reason = reason;
    this.sent = sent;
  }
}

const maxReplyBytes = 64 * 1024;

/**
 * One HTTP exchange with a provider. Node's own client rather than `fetch`: it shows whether anything was
 * sent before a failure and limits the connection alone; it follows no redirect, unpacks nothing and, with an
 * agent of its own, takes no proxy from the environment.
 */
export function callProvider(question: ProviderRequest): Promise<ProviderReply> {
  return new Promise((resolve, reject) => {
    let connected = false;
    const url = URL.parse(question.url);
    if (url === null || !/^https?:$/.test(url.protocol)) {
      reject(new ProviderFailure('bad address', false));
      return;
    }
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent: false,
      method: question.method ?? 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'azma',
        ...question.headers,
        ...(question.body === undefined ? {} : { 'Content-Length': Buffer.byteLength(question.body) }),
      },
    });

    const finish = (settle: () => void) => {
      clearTimeout(connectTimer);
      clearTimeout(totalTimer);
      settle();
      request.destroy();
    };
    const fail = (reason: ProviderFailureReason) =>
      finish(() => reject(new ProviderFailure(reason, connected)));
    // A process that stood still finds its timers due before it has read what arrived meanwhile: that comes first.
    const connectTimer = setTimeout(
      () => setImmediate(() => !connected && fail('connect timeout')),
      question.connectTimeoutMs,
    );
    const totalTimer = setTimeout(() => setImmediate(() => fail('timeout')), question.totalTimeoutMs);

    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        connected = true;
        clearTimeout(connectTimer);
      });
    });
    request.on('error', () => fail(connected ? 'connection lost' : 'connection failed'));
    request.on('response', (response) => {
      const encoding = response.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity') return fail('reply encoded');
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxReplyBytes) return fail('reply too large');
        chunks.push(chunk);
      });
      response.on('error', () => fail('connection lost'));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        finish(() => resolve({ status: response.statusCode ?? 0, text }));
      });
    });
    request.end(question.body);
  });
}
