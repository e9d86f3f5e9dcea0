// One bounded burst of requests over raw sockets, in a process of its own so that it cannot slow the server's.
// Arguments: port, path, connections, seconds, headers as JSON, cache-busting or not. Prints one line of JSON.
import { connect } from 'node:net';

const [port, path, connections, seconds, extra = '{}'] = process.argv.slice(2);
const headers = { host: `localhost:${port}`, 'accept-encoding': 'br', ...JSON.parse(extra) };
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
const end = performance.now() + Number(seconds) * 1_000;
const times = [];
const statuses = {};

const runConnection = () =>
  new Promise((done) => {
    const socket = connect(Number(port), '127.0.0.1');
    let sentAt = 0;
    let missing = 0;
    let head = '';
    let isOver = false;
    const send = () => {
      if (performance.now() > end) return socket.end();
      sentAt = performance.now();
      missing = 0;
      head = '';
      socket.write(request);
    };
    const finish = () => {
      times.push(performance.now() - sentAt);
      if (isOver) socket.end();
      else send();
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('data', (bytes) => {
      if (missing > 0) {
        missing -= bytes.length;
        if (missing <= 0) finish();
        return;
      }
      head += bytes.toString('latin1');
      const at = head.indexOf('\r\n\r\n');
      if (at === -1) return;
      const status = head.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const length = /content-length: (\d+)/i.exec(head);
      isOver = /connection: close/i.test(head);
      missing = Number(length?.[1] ?? 0) - (head.length - at - 4);
      if (missing <= 0) finish();
    });
    socket.on('error', () => done('lost'));
    socket.on('close', () => done(isOver && performance.now() < end ? 'again' : 'done'));
  });

const keepRunning = async () => {
  while (performance.now() < end) if ((await runConnection()) === 'lost') return;
};
const started = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, keepRunning));
const spent = (performance.now() - started) / 1_000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(JSON.stringify({ perSecond: times.length / spent, p50: at(0.5), p99: at(0.99), statuses }));
