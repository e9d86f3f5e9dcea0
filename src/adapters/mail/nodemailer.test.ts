import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MailFailure } from '#ports/mailer.ts';
import { createNodemailer } from './nodemailer.ts';

// A mail server of the simplest kind: it says yes, or what `replies` holds for a command.
const replies: Record<string, string> = {};
const mails: string[] = [];
let server: Server;

async function startMailServer(): Promise<number> {
  server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('utf8');
      if (inData) {
        mails[mails.length - 1] += text;
        if (!mails.at(-1)?.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write(replies.END ?? '250 Taken\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      if (command === 'DATA' && replies.DATA === undefined) {
        inData = true;
        mails.push('');
        socket.write('354 Go on\r\n');
        return;
      }
      socket.write(replies[command] ?? '250 Fine\r\n');
      if (command === 'QUIT') socket.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const key of Object.keys(replies)) delete replies[key];
  mails.length = 0;
  await new Promise((done) => server.close(done));
});

const makeMailer = (port: number, options: object = {}) =>
  createNodemailer({
    host: '127.0.0.1',
    port,
    isSecure: false,
    mayBePlain: true,
    from: { name: 'آزما', address: 'site@azma.example' },
    ...options,
  });
const message = {
  to: 'office@azma.example',
  replyTo: { name: 'مریم', address: 'visitor@example.com' },
  subject: 'پیام تازه از سایت',
  text: 'سلام',
  idempotencyKey: 'contact/17',
};
const catchFailure = async (sending: Promise<unknown>) => {
  const error = await sending.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(MailFailure);
  return error as MailFailure;
};

test('A message is handed over under an identity of its own', async () => {
  const mailer = makeMailer(await startMailServer());
  const receipt = await mailer.sendMail(message);
  expect(receipt).toEqual({ messageId: '<contact-17@azma.example>' });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Message-ID: <contact-17@azma.example>');
  expect(mails[0]).toContain('<visitor@example.com>');
  await mailer.close();
});

test('Line breaks in what a visitor typed make no header', async () => {
  const mailer = makeMailer(await startMailServer());
  await mailer.sendMail({
    ...message,
    subject: 'سلام\r\nBcc: everyone@example.com',
    replyTo: { name: 'x\r\nBcc: everyone@example.com', address: 'visitor@example.com' },
  });
  const headers = mails[0]?.split('\r\n\r\n')[0] ?? '';
  expect(headers).not.toMatch(/^Bcc:/im);
});

test.each([
  ['MAIL', '451 Later\r\n', 'retry', 451],
  ['END', '452 Full\r\n', 'retry', 452],
  ['RCPT', '550 Nobody here\r\n', 'recipient', 550],
  ['END', '554 Refused\r\n', 'recipient', 554],
])('An answer to %s of %j is of the class %s', async (command, reply, kind, vendorCode) => {
  replies[command] = reply;
  const failure = await catchFailure(makeMailer(await startMailServer()).sendMail(message));
  expect(failure).toMatchObject({ kind, vendorCode });
  expect(`${failure.stack} ${JSON.stringify({ ...failure })}`).not.toMatch(/visitor|office/);
});

test('A refused log-in and a missing TLS are for a person to mend', async () => {
  replies.EHLO = '250-mail.example\r\n250 AUTH PLAIN\r\n';
  replies.AUTH = '535 No\r\n';
  replies.STAR = '502 Not here\r\n';
  const port = await startMailServer();
  const auth = { user: 'site', pass: 'very-secret' };
  const failure = await catchFailure(makeMailer(port, { auth }).sendMail(message));
  expect(failure.kind).toBe('alert');
  expect(`${failure.stack} ${JSON.stringify({ ...failure })}`).not.toContain('very-secret');
  const withoutTls = makeMailer(port, { mayBePlain: false }).sendMail(message);
  expect((await catchFailure(withoutTls)).kind).toBe('alert');
});

test('A server that is away or silent may be tried again', async () => {
  replies.MAIL = '';
  const port = await startMailServer();
  const hasty = makeMailer(port, { timeoutMs: 300 });
  expect((await catchFailure(hasty.sendMail(message))).kind).toBe('retry');
  expect((await catchFailure(makeMailer(9).sendMail(message))).kind).toBe('retry');
});
