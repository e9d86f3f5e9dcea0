import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { contactEnv, createContactVisitor } from '#kit/contact-visitor.ts';
import { runAzma } from '#kit/run-azma.ts';
import { startMailbox } from '#kit/start-mailbox.ts';
import { startServer } from '#kit/start-server.ts';

const mailEnv = (port: number) => ({
  ...contactEnv,
  DEMO: 'false',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_ALLOW_PLAIN: 'true',
  MAIL_FROM: 'site@azma.example',
  MAIL_TO: 'office@azma.example',
});

/** What a database browser would see of the notifications. */
const inDatabase = <Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(join(dataDir, 'azma.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const stateOf = (dataDir: string) =>
  inDatabase(dataDir, (database) =>
    database.prepare('select state, attempts from outbox order by id desc').get(),
  );

describe('the notification of a contact message', () => {
  it('is listed as kept by azma messages while no mail server is set', async () => {
    const server = await startServer({ ...contactEnv, DEMO: 'false' });
    await createContactVisitor(server.url).send();
    const list = async (...args: string[]) =>
      (await runAzma(['messages', ...args], { DATA_DIR: server.dataDir })).out;
    const listed = await list();
    expect(listed).toContain('نسرین رضایی <nasrin@example.com>');
    expect(listed).toContain('kept (no mail server was set');
    expect(JSON.parse(await list('--json', '--count', '1'))).toMatchObject({ id: 1, delivery: 'stored' });
    await server.stop();
  });

  it('delays nobody while the mail server is down, survives a power cut, and arrives when it is back', async () => {
    const gone = await startMailbox();
    await gone.stop();
    const server = await startServer(mailEnv(gone.port), { keepData: true });
    const started = Date.now();
    expect((await createContactVisitor(server.url).send()).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(15_000);
    await expect.poll(() => stateOf(server.dataDir)).toMatchObject({ state: 'waiting', attempts: 1 });
    await expect.poll(() => server.output()).toContain('could not be sent');
    expect(server.output()).not.toContain('nasrin');

    await server.kill();
    const mailbox = await startMailbox(gone.port);
    inDatabase(server.dataDir, (database) =>
      database.exec('update outbox set next_try_at = 0, leased_until = 0'),
    );
    const next = await startServer({ ...mailEnv(gone.port), DATA_DIR: server.dataDir });
    await expect.poll(() => mailbox.mails.length).toBe(1);

    // With the writer to answer to, and with nothing forged.
    const answer = await createContactVisitor(next.url).send({
      subject: 'موضوع\r\nBcc: x@example.com',
      description: 'متن\n.\nBcc: y@example.com',
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => mailbox.mails.length).toBe(2);
    const head = mailbox.mails[1]?.split('\n\n', 1)[0] ?? '';
    expect(head).toMatch(/^To: office@azma\.example$/m);
    expect(head).toMatch(/^Reply-To: .*<nasrin@example\.com>$/ms);
    expect(head).toMatch(/^Message-ID: <[0-9a-f]{32}@azma\.example>$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    await expect.poll(() => stateOf(server.dataDir)).toMatchObject({ state: 'sent', attempts: 1 });
    await next.stop();
    await mailbox.stop();
  });
});
