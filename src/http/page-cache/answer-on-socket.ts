import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../limits.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { type PlainGet, readPlainGet } from './read-plain-get.ts';
import { writeOnSocket } from './write-on-socket.ts';

export type SocketAnswers = {
  /** Lets go of connections that carry nothing. */
  closeIdle: () => void;
  closeAll: () => void;
};

export type SocketAnswerDeps = {
  /** An answer that is ready for this request; nothing means that the server itself shall look at it. */
  find: (request: PlainGet) => FinishedAnswer | undefined;
  /** How long a connection may stay without a request, as callers are told, in milliseconds. */
  keepAliveTimeout: number;
};

/** A request that was sent in the last moment is still heard, as by Node's own server. */
const graceMs = 1_000;

/**
 * Answers plain requests for kept pages right on their connection. Node's own server takes longer to make its
 * request and response objects than a kept page takes to be sent. Whatever is not whole, not plain or not kept
 * goes to it with its connection, for good: so everything unusual has one reader only, and that is not this one.
 */
export const answerOnSocket = (
  server: Server,
  { find, keepAliveTimeout }: SocketAnswerDeps,
): SocketAnswers => {
  const accept = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  const own = new Set<Socket>();

  const watch = (socket: Socket): void => {
    let answered = 0;
    const letGo = (): void => {
      own.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', letGo);
      socket.off('timeout', onTimeout).setTimeout(0);
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const onTimeout = () => socket.destroy();
    const onData = (bytes: Buffer): void => {
      if (!socket.writable) return;
      const request = readPlainGet(bytes, limits.headerBytes);
      const answer = request && find(request);
      if (!answer) {
        letGo();
        for (const take of accept) take.call(server, socket);
        socket.unshift(bytes);
        return;
      }
      answered += 1;
      const isLast = answered >= limits.requestsPerSocket;
      if (answered === 1) socket.setTimeout(keepAliveTimeout + graceMs);
      const isFlowing = writeOnSocket(socket, request, answer, isLast ? undefined : keepAliveTimeout / 1_000);
      // Not merely ended: who goes on sending would keep it open.
      if (isLast) socket.destroySoon();
      else if (!isFlowing) waitForReader(socket, keepAliveTimeout + graceMs);
    };
    own.add(socket);
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', letGo);
    socket.on('timeout', onTimeout).setTimeout(limits.headersTimeout);
  };

  server.removeAllListeners('connection').on('connection', watch);
  const close = (sockets: Iterable<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    closeIdle: () => close([...own].filter(({ writableLength }) => writableLength === 0)),
    closeAll: () => close([...own]),
  };
};

/** Who does not take what is sent is asked nothing more, and has the time of any slow reader. */
const waitForReader = (socket: Socket, idleMs: number): void => {
  socket.pause().setTimeout(limits.socketTimeout);
  socket.once('drain', () => socket.resume().setTimeout(idleMs));
};
