import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { purgeSuggestions, readInbox, searchMessages } from './index.ts';
import { insertSuggestion } from './suggestion.repository.ts';

type Words = Parameters<typeof insertSuggestion>[1];

const message = (at: number, over: Partial<Words> = {}): Words => ({
  email: `lab${at}@example.com`,
  fullName: `آزمایشگاه ${at}`,
  subject: 'پرسش دربارهٔ سانتریفیوژ',
  description: 'دستگاه ما صدا می‌دهد.',
  hash: `hash-${at}`,
  ...over,
});

/** More than are looked at one by one hold the same words; a few hold their own. */
const alike = Array.from({ length: 130 }, (_, at) => at);
const messages = [
  ...alike.map((at) => message(at)),
  message(500, { fullName: 'نرگس کریمی', subject: 'نرم‌افزار LIS-200' }),
  message(501, { description: `${'بلند'.repeat(100)} پایان` }),
];

describe.each(engines)('the search among messages on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    await storage.db.transaction().execute(async (trx) => {
      for (const one of messages) await insertSuggestion(trx, one);
    });
  });
  afterAll(() => storage.close());

  it.each([
    { q: 'سانتریفیوژ', found: [...alike, 501] },
    { q: 'تریفیو', found: [...alike, 501] },
    { q: 'آزمایشگاه 12', found: [12, 112, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129] },
    { q: 'نرگس', found: [500] },
    { q: 'رگس كريم', found: [500] },
    { q: 'میدهد', found: [...alike, 500] },
    { q: 'می‌دهد', found: [...alike, 500] },
    { q: 'نرمافزار', found: [500] },
    { q: 'is 20', found: [500] },
    { q: 'lab50@', found: [50, 500, 501] },
    { q: 'ندبلن', found: [501] },
    { q: 'هیچ', found: [] },
  ])('finds for «$q» whatever holds its words anywhere', async ({ q, found }) => {
    const { total, items } = await readInbox({ storage }, { q });
    expect(total).toBe(Math.min(100, found.length));
    expect(items).toHaveLength(Math.min(25, found.length));
    const emails = (await searchMessages({ storage }, q, 500)).map(({ email }) => email);
    expect(emails.sort()).toEqual(found.map((at) => `lab${at}@example.com`).sort());
  });

  it('keeps the words of a message no longer than the message, and those that others hold', async () => {
    const { db } = storage;
    await db
      .updateTable('suggestion')
      .set({ received_at: 0 })
      .where('content_hash', '=', 'hash-500')
      .execute();
    expect(await purgeSuggestions({ storage }, 365)).toBe(1);
    const known = new Set(
      (await db.selectFrom('message_ending').select('word').distinct().execute()).map(({ word }) => word),
    );
    expect(['نرگس', 'کریمی', 'نرمافزار', 'lab500'].filter((word) => known.has(word))).toEqual([]);
    expect(['دستگاه', 'صدا', 'example'].filter((word) => known.has(word))).toHaveLength(3);
    const held = await db.selectFrom('message_word').select('word').distinct().execute();
    expect(new Set(held.map(({ word }) => word))).toEqual(known);
    await db.transaction().execute((trx) => insertSuggestion(trx, message(502, { fullName: 'نرگس تازه' })));
    expect((await readInbox({ storage }, { q: 'رگس' })).total).toBe(1);
  });
});
