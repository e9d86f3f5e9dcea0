import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { secondMs } from '#kernel/durations.ts';
import type { App } from './app-env.ts';
import { boundConnections } from './bound-connections.ts';
import { readClientAddress } from './client-address.ts';
import { keepSlowReadersOpen } from './keep-slow-readers-open.ts';
import { limits } from './limits.ts';
import type { NodeMiddleware } from './node-middleware.ts';

export type RunningServer = {
  port: number;
  isDraining: () => boolean;
  /** Stops accepting requests, lets those under way finish, and resolves when all are done. */
  close: () => Promise<void>;
};

type ServeOptions = {
  port: number;
  host: string;
  trustedProxies: number;
  drainWaitSeconds: number;
};

/** Listens with every wait and size bounded, and closes without dropping an answer that is under way. */
export const serve = async (
  app: Pick<App, 'fetch'>,
  options: ServeOptions,
  before: NodeMiddleware = (_incoming, _outgoing, next) => next(),
): Promise<RunningServer> => {
  let draining = false;
  const answer = getRequestListener((request, bindings) => {
    const { incoming } = bindings as { incoming: IncomingMessage };
    const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
    const { remoteAddress } = incoming.socket;
    const clientAddress = readClientAddress(remoteAddress, forwardedFor, options.trustedProxies);
    return app.fetch(request, { ...bindings, clientAddress });
  });
  const server = createServer(
    socketLimits(options),
    (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (draining) outgoing.setHeader('connection', 'close');
      before(incoming, outgoing, () => void answer(incoming, outgoing));
    },
  );
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  server.maxConnections = limits.connections;
  server.timeout = limits.socketTimeout;
  keepSlowReadersOpen(server);
  boundConnections(server, {
    perAddress: options.trustedProxies === 0 ? limits.connectionsPerAddress : undefined,
    max: limits.connectionsBeforeRoom,
  });

  await once(server.listen({ port: options.port, host: options.host }), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isDraining: () => draining,
    close: async () => {
      draining = true;
      // Requests that are already on the wire still look like idle connections, so closing waits for them.
      await pause(Math.max(options.drainWaitSeconds * secondMs, limits.idleSweep));
      await closeGently(server);
    },
  };
};

const socketLimits = ({ trustedProxies }: ServeOptions) => ({
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersTimeout,
  // Each route group has its own time for a body; see `bodyTimeout`.
  requestTimeout: 0,
  connectionsCheckingInterval: limits.connectionsCheckingInterval,
  keepAliveTimeout: trustedProxies > 0 ? limits.keepAliveTimeoutBehindProxy : limits.keepAliveTimeout,
});

/** Waits, then lets what arrived meanwhile be read: timers run before sockets are polled. */
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
