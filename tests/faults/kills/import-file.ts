import { expect } from 'vitest';
import { type Action, judge } from './action.ts';
import type { World } from './world.ts';

const newRows = 250;
const movedRows = 3;

/** A file with new devices and with other mobiles for some known ones, whose former holders are told. */
export const importFile = ({ storage: { db }, people: { desk } }: World): Action => ({
  name: 'a file of devices being imported',
  prepare: async (round) => {
    const reason = `فهرست فروش ${round}`;
    const known = Array.from({ length: movedRows }, (_, at) => ({
      serial: `KN${round}X${at}`,
      former: `0934${String(round * movedRows + at).padStart(7, '0')}`,
      mobile: `0935${String(round * movedRows + at).padStart(7, '0')}`,
    }));
    const head = 'شماره سریال,نام محصول,موبایل';
    const write = (lines: readonly string[]) => ({
      bytes: Buffer.from([head, ...lines].join('\n')),
      type: 'text/csv',
    });
    const file = write([
      ...Array.from({ length: newRows }, (_, at) => `NW${round}X${at},دستگاه ${at},`),
      ...known.map(({ serial, mobile }) => `${serial},دستگاه,${mobile}`),
    ]);
    const post = (given: typeof file, query: Record<string, string>, key?: string) =>
      desk.call(`/devices/import?${new URLSearchParams(query)}`, {
        method: 'POST',
        file: given,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    // Nobody imports as often as they are killed here.
    await db.deleteFrom('limit_take').execute();
    // Other mobiles want a sign-in that is fresh.
    await db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();
    const before = await post(write(known.map(({ serial, former }) => `${serial},دستگاه,${former}`)), {});
    expect(before.status).toBe(200);
    const seen = await post(file, { dryRun: '1' });
    expect(seen.body).toMatchObject({ counts: { new: newRows, changed: movedRows, mobiles: movedRows } });
    const send = () => post(file, { expect: seen.body.fingerprint, reason }, `import-${round}`);

    const readFacts = async () => {
      const rows = await db
        .selectFrom('sold_product')
        .select(['id', 'mobile'])
        .where('serial_key', 'like', `NW${round}X%`)
        .execute();
      const words = await db
        .selectFrom('device_word')
        .select('sold_product_id')
        .distinct()
        .where('sold_product_id', 'in', [0, ...rows.map(({ id }) => id)])
        .execute();
      const moved = await db
        .selectFrom('sold_product')
        .select('id')
        .where(
          'mobile',
          'in',
          known.map(({ mobile }) => mobile),
        )
        .execute();
      // One row for the file, and one for each number that changed.
      const audits = await db.selectFrom('audit_event').select('id').where('why', '=', reason).execute();
      return {
        rows: rows.length,
        words: words.length,
        moved: moved.length,
        audits: audits.length,
      };
    };
    const done = { rows: newRows, words: newRows, moved: movedRows, audits: 1 + movedRows };
    const notDone = { rows: 0, words: 0, moved: 0, audits: 0 };
    return {
      phones: known.map(({ former }) => former),
      send,
      look: async () => judge(await readFacts(), { done, notDone }),
      repeat: async () => {
        expect((await send()).body).toMatchObject({ isStored: true });
        expect(await readFacts()).toEqual(done);
      },
    };
  },
});
