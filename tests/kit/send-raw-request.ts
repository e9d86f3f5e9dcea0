import { type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** A request as rough as a stranger can make it: `fetch` would tidy it up and unpack the answer. */
export const sendRawRequest = (options: {
  port: number | string;
  path?: string;
  method?: string;
  headers?: Record<string, string | string[]>;
}): Promise<RawAnswer> =>
  new Promise((done, refuse) => {
    const sent = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on('error', refuse);
    sent.end();
  });
