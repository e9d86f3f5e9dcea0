import { expect } from 'vitest';
import { placeRequests } from '#kit/place-requests.ts';
import { type Action, type Found, judge } from './action.ts';
import type { World } from './world.ts';

const inOneMove = 6;
const notDone = { status: 0, logs: 0, audits: 0, messages: 0 };
const done = { status: 1, logs: 1, audits: 1, messages: 1 };

export const acceptRepairs = async (world: World, rounds: number): Promise<Action> => {
  const { db } = world.storage;
  const codes = await placeRequests(
    world,
    Array.from({ length: rounds * inOneMove }, () => 0 as const),
  );
  /** Where a request stands, and how many lines, audit rows and messages say so. */
  const readFacts = async (code: string) => {
    const request = await db
      .selectFrom('repair_request')
      .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
      .select(['repair_request.id', 'status_id', 'mobile'])
      .where('trace_number', '=', code)
      .executeTakeFirstOrThrow();
    const logs = await db
      .selectFrom('repair_log')
      .select('id')
      .where('request_id', '=', request.id)
      .where('to_status', '=', 1)
      .execute();
    const audits = await db.selectFrom('audit_event').select('id').where('thing_id', '=', code).execute();
    const messages = await db
      .selectFrom('sms_message')
      .select('id')
      .where('request_id', '=', request.id)
      .execute();
    return {
      phone: request.mobile ?? '',
      facts: {
        status: Number(request.status_id),
        logs: logs.length,
        audits: audits.length,
        messages: messages.length,
      },
    };
  };
  return {
    name: 'several repairs being accepted',
    prepare: async (round) => {
      const chosen = codes.slice(round * inOneMove, (round + 1) * inOneMove);
      const items = chosen.map((traceNumber) => ({ traceNumber, expectedStatusId: 0 }));
      const send = () =>
        world.people.desk.post('/repairs/moves', { items }, { 'idempotency-key': `bulk-${round}` });
      const phones: string[] = [];
      for (const code of chosen) phones.push((await readFacts(code)).phone);
      return {
        phones,
        send,
        look: async () => {
          const found = new Set<Found>();
          // Each row is an action of its own: whole or untouched.
          for (const code of chosen) found.add(judge((await readFacts(code)).facts, { done, notDone }));
          return found.size === 1 ? ([...found][0] ?? 'midway') : 'midway';
        },
        repeat: async () => {
          expect((await send()).body).toMatchObject({ moved: chosen, refused: [] });
          for (const code of chosen) expect((await readFacts(code)).facts, code).toEqual(done);
        },
      };
    },
  };
};
