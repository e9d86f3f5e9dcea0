import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toPortError } from '../require-free-port.ts';

type ListenAddress = { port: number; host: string };

/** `/metrics` on a port of its own, so that no visitor can ever reach it by the site's address. */
export const serveMetrics = async (
  { port, host }: ListenAddress,
  write: () => Promise<{ type: string; text: string }>,
): Promise<{ port: number; close: () => void }> => {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics' || incoming.method !== 'GET') {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('only GET /metrics\n');
      return;
    }
    write().then(
      ({ type, text }) =>
        outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.keepAliveTimeout = 5_000;
  server.unref();
  await once(server.listen({ port, host, exclusive: true }), 'listening').catch((error) => {
    throw toPortError(error, port, 'METRICS_PORT');
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
