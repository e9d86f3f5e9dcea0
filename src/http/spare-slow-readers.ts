import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * For Node's own server a connection is idle once its answer is written, also when most of that still waits for a
 * slow reader; a stopping server would cut it off. While somebody reads, it therefore lets go of nobody: it cannot
 * end before that reader anyway, and whoever asks meanwhile is told that the connection closes.
 */
export const spareSlowReaders = (server: Server): void => {
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
