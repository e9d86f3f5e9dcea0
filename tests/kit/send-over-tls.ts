import { Agent, request as send } from 'node:https';
import type { OfficeSend } from './office-visitor.ts';

/** Over TLS to a port of this machine, whoever signed its certificate, by connections that are kept like a browser's. */
export const sendOverTls = (port: number): OfficeSend => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    return new Promise((done, refuse) => {
      const sent = send(
        {
          agent,
          host: '127.0.0.1',
          port,
          method: request.method,
          path: pathname + search,
          headers: {
            ...Object.fromEntries(request.headers),
            host: `localhost:${port}`,
            'content-length': String(body.length),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', refuse);
          answer.on('end', () => {
            const headers = new Headers();
            for (let at = 0; at < answer.rawHeaders.length; at += 2)
              headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
            done(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500, headers }));
          });
        },
      );
      sent.on('error', refuse);
      sent.end(body);
    });
  };
};
