import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stranger's content API answers one call. */
export type StrangerAnswer =
  | { result: unknown }
  /** `isSuccess` false, with an HTTP status of its own. */
  | { refused: number }
  /** An HTTP failure with a body that is no envelope. */
  | { broken: number }
  /** Never answers; or sends the first bytes and then nothing more. */
  | { hangs: 'at once' | 'in the body' };

export type ForeignApi = {
  url: string;
  /** Every call so far: method, path below `/api/v1` and body. */
  calls: { path: string; body: unknown }[];
  stop: () => Promise<void>;
};

/** Somebody else's content API: the site meets it over the network, as `API_ORIGIN` says. */
export const startForeignApi = async (
  answer: (path: string, body: Record<string, unknown>) => StrangerAnswer,
): Promise<ForeignApi> => {
  const calls: ForeignApi['calls'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = decodeURIComponent((request.url ?? '').replace(/^\/api\/v1/, ''));
      const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
      calls.push({ path, body });
      send(response, answer(path, body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const send = (response: ServerResponse, answer: StrangerAnswer): void => {
  const json = { 'content-type': 'application/json' };
  if ('result' in answer) {
    response.writeHead(200, json).end(JSON.stringify({ isSuccess: true, result: answer.result }));
  } else if ('refused' in answer) {
    response.writeHead(answer.refused, json).end(JSON.stringify({ isSuccess: false, result: null }));
  } else if ('broken' in answer) {
    response.writeHead(answer.broken, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  } else if (answer.hangs === 'in the body') {
    response.writeHead(200, json).write('{"isSuccess":');
  }
};
