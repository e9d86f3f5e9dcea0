import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Node counts a connection as idle once its answer is written, even while most of it waits in the buffer for a slow
 * client; a stopping server would cut that client off. So idle connections stay open while any client still reads:
 * the server cannot end before that client anyway, and other requests are answered with `Connection: close`.
 */
export const keepSlowReadersOpen = (server: Server): void => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  // `close` calls it too.
  server.closeIdleConnections = () => {
    if (![...open].some(({ writableLength }) => writableLength > 0)) closeIdle();
  };
};
