import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import {
  cancelMessage,
  type OutboxSender,
  purgeOutbox,
  queueMessage,
  readOutboxFacts,
  reviveDeadMessages,
  runOutbox,
  type SendVerdict,
  workOutboxOnce,
} from './index.ts';
import type { OutboxTrouble } from './work-outbox.ts';

describe.each(engines)('the outbox on %s', (engine) => {
  let storage: Storage;
  const troubles: OutboxTrouble[] = [];
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    troubles.length = 0;
    await storage.db.deleteFrom('outbox').execute();
  });

  const queue = (onceKey: string, kind = 'letter') =>
    queueMessage(storage.db, { kind, onceKey, payload: { to: onceKey } });
  const work = (sender: OutboxSender, worker = 'one', leaseMs = 60_000) =>
    workOutboxOnce({
      storage,
      senders: { letter: sender },
      worker,
      leaseMs,
      report: (trouble) => troubles.push(trouble),
    });
  const answering = (verdict: SendVerdict): OutboxSender => ({ send: async () => verdict });
  const rowOf = (onceKey: string) =>
    storage.db.selectFrom('outbox').selectAll().where('once_key', '=', onceKey).executeTakeFirstOrThrow();
  const makeDue = () => storage.db.updateTable('outbox').set({ next_try_at: 0, leased_until: 0 }).execute();

  it('measures how long a message has been due, not how long it is held back', async () => {
    const change = (onceKey: string, columns: Record<string, number>) =>
      storage.db.updateTable('outbox').set(columns).where('once_key', '=', onceKey).execute();
    const oldestMinutes = async () => Math.floor((await readOutboxFacts(storage.db)).oldestMs / minuteMs);
    await queueMessage(storage.db, { kind: 'letter', onceKey: 'held', payload: {}, delayMs: hourMs });
    await change('held', { created_at: Date.now() - 2 * hourMs });
    expect(await readOutboxFacts(storage.db)).toEqual({ waiting: 1, oldestMs: 0, dead: 0 });
    await change('held', { next_try_at: Date.now() - 5.5 * minuteMs });
    expect(await oldestMinutes()).toBe(5);
    // One that failed waits for its next try, and has waited all the time.
    await queue('tried');
    await change('tried', {
      created_at: Date.now() - 40.5 * minuteMs,
      next_try_at: Date.now() + hourMs,
      attempts: 3,
    });
    expect(await oldestMinutes()).toBe(40);
  });

  it('sends what was queued, once, with its payload and key', async () => {
    await queue('a');
    await queue('a');
    const seen: unknown[] = [];
    const sender: OutboxSender = {
      send: async (payload, about) => {
        seen.push([payload, about]);
        return { kind: 'sent' };
      },
    };
    expect(await work(sender)).toBe(true);
    expect(await work(sender)).toBe(false);
    expect(seen).toEqual([[{ to: 'a' }, { noticeId: expect.stringMatching(/^[0-9a-f]{32}$/), attempt: 1 }]]);
    expect(await rowOf('a')).toMatchObject({ state: 'sent', attempts: 1, last_error: '' });
  });

  it('queues nothing when the change it tells of fails', async () => {
    const failing = storage.db.transaction().execute(async (trx) => {
      await queueMessage(trx, { kind: 'letter', onceKey: 'b', payload: {} });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await work(answering({ kind: 'sent' }))).toBe(false);
  });

  it('waits longer after each failure and is dead when the waits are used up', async () => {
    await queue('c');
    const sender = { ...answering({ kind: 'retry', reason: 'away' }), delaysSeconds: [30, 90] };
    const waits: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      await work(sender);
      const row = await rowOf('c');
      waits.push(Math.round((row.next_try_at - Date.now()) / 10_000) * 10);
      expect(await work(sender)).toBe(false);
      await makeDue();
    }
    expect(waits).toEqual([30, 90]);
    await work(sender);
    expect(await rowOf('c')).toMatchObject({ state: 'dead', attempts: 3, last_error: 'away' });
    expect(troubles.map(({ isDead }) => isDead)).toEqual([false, false, true]);
  });

  it('is dead at once when no later try can help, and lives again when told to', async () => {
    await queue('d');
    await work(answering({ kind: 'permanent-failure', reason: 'no such box' }));
    expect(await rowOf('d')).toMatchObject({ state: 'dead' });
    expect(await reviveDeadMessages({ storage }, 'letter')).toBe(1);
    await work(answering({ kind: 'sent' }));
    expect(await rowOf('d')).toMatchObject({ state: 'sent', attempts: 1 });
  });

  // accepts 693
  it('is known by one random number at every try, and by another after the same key is queued anew', async () => {
    const seen: string[] = [];
    const sender: OutboxSender = {
      send: async (_, { noticeId }) => {
        seen.push(noticeId);
        return { kind: 'retry', reason: 'away' };
      },
    };
    await queue('same-key');
    await work(sender);
    await makeDue();
    await work(sender);
    // As after a restore, or in another installation: numbers and keys come again, for other messages.
    await storage.db.deleteFrom('outbox').execute();
    await queue('same-key');
    await work(sender);
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });

  it('takes a crash of the sender for a failure, not for the end of the loop', async () => {
    await queue('e');
    await work({
      send: async () => {
        throw new Error('broken');
      },
    });
    expect(await rowOf('e')).toMatchObject({ state: 'waiting', last_error: 'broken' });
  });

  it('gives up waiting for a sender before its lease ends', async () => {
    await queue('f');
    await work({ send: () => new Promise(() => {}) }, 'one', 100);
    expect(await rowOf('f')).toMatchObject({ state: 'waiting', last_error: 'took too long' });
  });

  it('gives one message to one of many workers at once', async () => {
    await queue('g');
    let count = 0;
    const sender: OutboxSender = {
      send: async () => {
        count += 1;
        return { kind: 'sent' };
      },
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => work(sender, `worker-${n}`)));
    expect(count).toBe(1);
  });

  it('hands a message on when its worker has died, and ignores that worker afterwards', async () => {
    await queue('h');
    let finish: (verdict: SendVerdict) => void = () => {};
    const stuck = work({ send: () => new Promise((done) => (finish = done)) }, 'dying');
    await expect.poll(async () => (await rowOf('h')).lease_token).toBe('dying');
    expect(await work(answering({ kind: 'sent' }), 'other')).toBe(false);
    await storage.db.updateTable('outbox').set({ leased_until: 0 }).execute();
    expect(await work(answering({ kind: 'sent' }), 'other')).toBe(true);
    finish({ kind: 'retry', reason: 'too late to matter' });
    await stuck;
    expect(await rowOf('h')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('leaves kinds it has no sender for alone', async () => {
    await queue('i', 'telegram');
    expect(await work(answering({ kind: 'sent' }))).toBe(false);
  });

  it('runs in the background: looks when nudged, and stops after the message in hand', async () => {
    const sent: string[] = [];
    const loop = runOutbox(
      {
        storage,
        worker: 'loop',
        report: () => {},
        reportError: (error) => {
          throw error;
        },
        senders: {
          letter: {
            send: async (payload) => {
              sent.push((payload as { to: string }).to);
              return { kind: 'sent' };
            },
          },
        },
      },
      hourMs,
    );
    await queue('j');
    await queue('k');
    loop.nudge();
    await expect.poll(() => sent).toEqual(['j', 'k']);
    await loop.stop();
    await queue('l');
    loop.nudge();
    expect(sent).toEqual(['j', 'k']);
  });

  it('purges what was sent or cancelled long ago and keeps the dead', async () => {
    await queue('cancelled');
    await cancelMessage(storage.db, 'cancelled');
    await queue('m');
    await queue('n');
    await work(answering({ kind: 'sent' }));
    await work(answering({ kind: 'permanent-failure', reason: 'no' }));
    await storage.db
      .updateTable('outbox')
      .set({ finished_at: sql`finished_at - ${31 * dayMs}` })
      .execute();
    expect(await purgeOutbox({ storage })).toBe(2);
    expect(await rowOf('n')).toMatchObject({ state: 'dead' });
  });
});
