import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps idle connections from closing the site: one address holds only so many, and when nearly all places are
 * taken the one that has been idle longest makes room. A connection that carries a request stays.
 */
export const boundConnections = (
  server: Server,
  { perAddress, max }: { perAddress: number | undefined; max: number },
): void => {
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();
  const open = new Set<Socket>();
  const counts = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (perAddress !== undefined && count > perAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    open.add(socket);
    idle.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      idle.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    const [oldest] = idle;
    if (open.size > max) oldest?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    idle.delete(socket);
    answer.once('close', () => {
      if (open.has(socket)) idle.add(socket);
    });
  });
};
