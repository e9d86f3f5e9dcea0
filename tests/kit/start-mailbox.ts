import { createServer, type Socket } from 'node:net';

type Mailbox = { port: number; mails: string[]; stop: () => Promise<void> };

/** A mail server that takes everything: just enough SMTP for one letter a connection. */
export const startMailbox = (port = 0): Promise<Mailbox> =>
  new Promise((ready) => {
    const mails: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {});
      socket.setEncoding('utf8');
      socket.write('220 mailbox\r\n');
      let waiting = '';
      let letter: string[] | undefined;
      socket.on('data', (text) => {
        waiting += text;
        const lines = waiting.split('\r\n');
        waiting = lines.pop() ?? '';
        for (const line of lines) {
          if (letter && line !== '.') letter.push(line);
          else if (letter) {
            mails.push(letter.join('\n'));
            letter = undefined;
            socket.write('250 taken\r\n');
          } else if (/^DATA/i.test(line)) {
            letter = [];
            socket.write('354 go on\r\n');
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else socket.write('250 fine\r\n');
        }
      });
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      ready({
        port: typeof address === 'object' && address ? address.port : 0,
        mails,
        stop: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
