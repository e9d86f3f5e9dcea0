import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { readClientAddress } from './client-address.ts';
import type { App } from './create-app.ts';
import { keepSlowReadersOpen } from './keep-slow-readers-open.ts';
import { limits } from './limits.ts';
import type { NodeMiddleware } from './node-middleware.ts';
import type { RequestHead } from './request-head.ts';
import { bytesOf, isWhole, sendWhole } from './whole-answer.ts';

export type RunningServer = {
  port: number;
  isDraining: () => boolean;
  /** Stops taking requests, lets those under way finish, and resolves when all are done. */
  close: () => Promise<void>;
};

export type ServeOptions = {
  port: number;
  host: string;
  trustedProxies: number;
  publicOrigin: string | undefined;
  drainWaitSeconds: number;
};

/** Listens with every wait and size bounded, and closes without dropping an answer that is under way. */
export const serve = async (
  app: App,
  options: ServeOptions,
  before?: NodeMiddleware,
): Promise<RunningServer> => {
  let draining = false;
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const address = readClientAddress(
        incoming.socket.remoteAddress,
        incoming.headers['x-forwarded-for']?.toString(),
        options.trustedProxies,
      );
      const answer = await app.answer(request, headOf(incoming), address);
      if (!isWhole(answer)) return answer;
      sendWhole(outgoing, answer);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      // Each door gives its own time for a body; see `endLateBody`.
      requestTimeout: 0,
      connectionsCheckingInterval: limits.connectionsCheckingInterval,
      keepAliveTimeout:
        options.trustedProxies > 0 ? limits.keepAliveTimeoutBehindProxy : limits.keepAliveTimeout,
    },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close');
      try {
        app.check(headOf(incoming));
      } catch (error) {
        void refuseEarly(app, error, incoming, outgoing);
        return;
      }
      endLateBody(incoming, outgoing, app);
      if (before && !app.isForOffice(headOf(incoming)))
        before(incoming, outgoing, () => void listener(incoming, outgoing));
      else void listener(incoming, outgoing);
    },
  );
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  server.maxConnections = limits.connections;
  server.timeout = limits.socketTimeout;

  keepSlowReadersOpen(server);

  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    isDraining: () => draining,
    close: async () => {
      draining = true;
      // Requests that are already on the wire still look like idle connections, so closing waits for them.
      await pause(Math.max(options.drainWaitSeconds * 1_000, limits.idleSweep));
      await closeGently(server);
    },
  };
};

const headOf = (incoming: IncomingMessage): RequestHead => ({
  method: incoming.method ?? '',
  url: incoming.url ?? '/',
  hosts: readHosts(incoming.rawHeaders),
  headerCount: incoming.rawHeaders.length / 2,
});

const readHosts = (rawHeaders: readonly string[]): string[] => {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
};

/**
 * Ends a request whose body does not arrive in the time its door gives. A connection may be silent as long while the
 * work that the body asked for is done: an import, or a film on its way to the store.
 */
const endLateBody = (incoming: IncomingMessage, outgoing: ServerResponse, app: App): void => {
  const { 'content-length': size, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && (size === undefined || size === '0')) return;
  const patience = app.bodyTimeoutOf(headOf(incoming));
  outgoing.setTimeout(Math.max(patience, limits.socketTimeout));
  const timer = globalThis.setTimeout(() => {
    if (incoming.complete) return;
    if (!outgoing.headersSent) outgoing.writeHead(408, { connection: 'close' }).end();
    incoming.destroy();
  }, patience);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
};

/** Some refusals come too early for a `Request` to exist: TRACE, for one, cannot be one. */
const refuseEarly = async (
  app: App,
  error: unknown,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const answer = await app.refuse(error, headOf(incoming));
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), connection: 'close' });
  outgoing.end(incoming.method === 'HEAD' ? undefined : await bytesOf(answer));
};

const listen = (server: Server, { port, host }: ServeOptions): Promise<void> =>
  new Promise((ready, refuse) => {
    server.once('error', refuse);
    server.listen({ port, host }, () => {
      server.removeListener('error', refuse);
      ready();
    });
  });

/** Lets the time pass and what arrived meanwhile be read: timers run before sockets are looked at. */
const pause = async (ms: number): Promise<void> => {
  await setTimeout(ms);
  await setImmediate();
  await setImmediate();
};

const closeGently = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Idle connections would hold the server open for as long as their owners like.
  const sweep = setInterval(() => server.closeIdleConnections(), limits.idleSweep);
  await Promise.race([closed, setTimeout(limits.drainTime, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
};
