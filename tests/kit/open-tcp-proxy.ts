import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Cuts every connection and refuses new ones, as a stopped server does. */
  cut: () => void;
  /** Keeps connections and takes new ones, but passes nothing on, as a lost network does. */
  stall: () => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** Passes connections on to a port of this machine, and can cut or stall them. */
export const openTcpProxy = async (targetPort: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => state === 'whole' && to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((here) => {
    if (state === 'cut') {
      here.destroy();
      return;
    }
    const there = connect(targetPort, '127.0.0.1');
    sockets.add(here).add(there);
    pass(here, there);
    pass(there, here);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      dropAll();
    },
    stall: () => {
      state = 'stalled';
    },
    restore: () => {
      // What was swallowed meanwhile cannot be made up for; real networks reset such connections too.
      if (state === 'stalled') dropAll();
      state = 'whole';
    },
    close: () => {
      dropAll();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
};
