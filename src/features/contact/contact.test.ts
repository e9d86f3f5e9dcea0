import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/contact/suggestion.ts';
import { workOutboxOnce } from '#features/outbox/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Captcha } from '#ports/captcha.ts';
import { MailFailure, type MailMessage } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import { writeContactMail } from './contact-mail.ts';
import {
  contactMailKind,
  createContactMailSender,
  listSuggestions,
  purgeSuggestions,
  sendSuggestion,
} from './index.ts';

/** Accepts every token that is not "bad"; each is good for one use. */
const captcha: Captcha = {
  createChallenge: async () => ({}),
  verify: async (token) =>
    token === 'bad'
      ? { ok: false, reason: 'forged' }
      : { ok: true, once: { key: String(token), expiresAt: new Date('2030-01-01') } },
};

describe.each(engines)('the contact form on %s', (engine) => {
  let storage: Storage;
  let nudges = 0;
  let tokens = 0;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    nudges = 0;
    for (const table of ['suggestion', 'outbox', 'limit_take', 'limit_key', 'used_captcha'] as const) {
      await storage.db.deleteFrom(table).execute();
    }
  });

  const words = (more: Partial<Suggestion> = {}): Suggestion => {
    tokens += 1;
    return {
      recaptcha: `token-${tokens}`,
      email: 'nasrin@example.com',
      fullName: 'نسرین رضایی',
      subject: 'سرویس سانتریفیوژ',
      description: 'دستگاه صدا می‌دهد.\nلطفاً تماس بگیرید.',
      ...more,
    };
  };
  const send = (suggestion: Suggestion, { mailsOffice = true, from = '203.0.113.1' } = {}) =>
    sendSuggestion(
      {
        storage,
        captcha,
        appSecret: 'a secret for tests that is long enough',
        mailsOffice,
        nudgeOutbox: () => {
          nudges += 1;
        },
      },
      suggestion,
      from,
    );
  const deliver = (sendMail: (mail: MailMessage) => Promise<unknown>) =>
    workOutboxOnce({
      storage,
      worker: 'test',
      report: () => {},
      senders: {
        [contactMailKind]: createContactMailSender({
          storage,
          to: 'office@example.com',
          mailer: {
            sendMail: async (mail) => {
              await sendMail(mail);
              return { messageId: 'x' };
            },
            close: async () => {},
          },
        }),
      },
    });

  it('keeps the message with its time and queues its notification', async () => {
    await send(words());
    const [message] = await listSuggestions({ storage }, 10);
    expect(message).toMatchObject({ fullName: 'نسرین رضایی', delivery: 'waiting' });
    expect(Math.abs(Date.now() - (message?.receivedAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(nudges).toBe(1);
  });

  it('only keeps it when no mail server is set', async () => {
    await send(words(), { mailsOffice: false });
    expect(await listSuggestions({ storage }, 10)).toMatchObject([{ delivery: 'stored' }]);
    expect(nudges).toBe(0);
  });

  it('tells the office by mail, with the writer to answer to', async () => {
    await send(words());
    const mails: MailMessage[] = [];
    await deliver(async (mail) => mails.push(mail));
    expect(mails).toMatchObject([
      {
        to: 'office@example.com',
        replyTo: { name: 'نسرین رضایی', address: 'nasrin@example.com' },
        subject: 'پیام سایت: سرویس سانتریفیوژ',
      },
    ]);
    expect(mails[0]?.text).toContain('> دستگاه صدا می‌دهد.\n> لطفاً تماس بگیرید.');
    expect(await listSuggestions({ storage }, 10)).toMatchObject([{ delivery: 'sent' }]);
  });

  it('loses nothing when the mail server is down, and says why', async () => {
    await send(words());
    await deliver(async () => {
      throw new MailFailure('retry', { reason: 'ECONNREFUSED' });
    });
    const [waiting] = await listSuggestions({ storage }, 10);
    expect(waiting).toMatchObject({ delivery: 'waiting' });
    expect(waiting?.lastError).toContain('ECONNREFUSED');
    await storage.db.updateTable('outbox').set({ next_try_at: 0 }).execute();
    await deliver(async () => {
      throw new MailFailure('recipient', { reason: 'EENVELOPE', vendorCode: 550 });
    });
    expect(await listSuggestions({ storage }, 10)).toMatchObject([{ delivery: 'dead' }]);
  });

  it('takes the same words on the same day as one message', async () => {
    await send(words());
    await send(words());
    await send(words({ subject: 'دیگر' }));
    expect(await listSuggestions({ storage }, 10)).toHaveLength(2);
  });

  it('takes the same words on another day as a new message', async () => {
    await send(words());
    await storage.db.updateTable('suggestion').set({ received_day: sql`received_day - 1` }).execute();
    await send(words());
    expect(await listSuggestions({ storage }, 10)).toHaveLength(2);
  });

  it('refuses a captcha that is wrong or was used, and keeps nothing of it', async () => {
    const first = words();
    await send(first);
    await expect(send({ ...words(), recaptcha: first.recaptcha, subject: 'دیگر' })).rejects.toMatchObject({
      code: 'captcha_failed',
    });
    await expect(send(words({ recaptcha: 'bad' }))).rejects.toMatchObject({ code: 'captcha_failed' });
    expect(await listSuggestions({ storage }, 10)).toHaveLength(1);
  });

  it('lets three of fifty at once from one address through, each stored once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => send(words({ subject: `موضوع ${n}` }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    // A database that is busy for seconds refuses some before they are counted.
    for (const code of codes) expect(['too_many', 'unavailable']).toContain(code);
    expect(await listSuggestions({ storage }, 100)).toHaveLength(3);
    await send(words({ subject: 'از جای دیگر' }), { from: '203.0.113.2' });
  });

  it('spends no captcha on a message that is over the limit', async () => {
    for (let n = 0; n < 3; n += 1) await send(words({ subject: `موضوع ${n}` }));
    const late = words({ subject: 'چهارمی' });
    await expect(send(late)).rejects.toMatchObject({ code: 'too_many' });
    await send(late, { from: '203.0.113.9' });
  });

  it('removes messages that were kept long enough', async () => {
    await send(words());
    expect(await purgeSuggestions({ storage }, 365)).toBe(0);
    await storage.db
      .updateTable('suggestion')
      .set({ received_at: sql`received_at - ${366 * dayMs}` })
      .execute();
    expect(await purgeSuggestions({ storage }, 365)).toBe(1);
  });
});

describe('the mail', () => {
  it('marks every line of the visitor, so that none can pass for ours', () => {
    const text = writeContactMail({
      id: 7,
      email: 'a@example.com',
      fullName: 'علی',
      subject: 'موضوع',
      description: 'سلام\n\nنام: مدیر\nایمیل: boss@example.com',
      receivedAt: Date.parse('2026-11-15T09:12:00Z'),
    });
    expect(text).toContain('\n> نام: مدیر\n> ایمیل: boss@example.com\n');
    expect(text.match(/^نام:/gm)).toHaveLength(1);
  });
});
