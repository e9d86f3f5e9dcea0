import { expect } from 'vitest';
import { type Envelope, visitAs } from '#kit/pay-over-http.ts';
import { seedOwner } from '#kit/seed-payable.ts';
import { type Action, judge } from './action.ts';
import type { World } from './world.ts';

export const saveRequest = ({ storage: { db }, url }: World): Action => ({
  name: 'a repair being registered',
  prepare: async () => {
    const owner = await seedOwner({ db });
    const headers = { ...(await visitAs({ url }, owner)), 'content-type': 'application/json' };
    const save = async (): Promise<Envelope> => {
      const body = {
        SerialNumber: owner.serial,
        Description: 'دستگاه روشن نمی‌شود و بوق می‌زند.',
        MarkazId: 0,
      };
      const reply = await fetch(`${url}/repair-api/RepairRequestHandler/Save`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, repairInPlace: false }),
      });
      return (await reply.json()) as Envelope;
    };
    const readFacts = async () => {
      const requests = await db
        .selectFrom('repair_request')
        .select('id')
        .where('sold_product_id', '=', owner.deviceId)
        .execute();
      const logs = await db
        .selectFrom('repair_log')
        .innerJoin('repair_request', 'repair_request.id', 'repair_log.request_id')
        .select('repair_log.id')
        .where('sold_product_id', '=', owner.deviceId)
        .execute();
      const notices = await db
        .selectFrom('outbox')
        .select('id')
        .where('once_key', 'in', ['', ...logs.map(({ id }) => `repair-log-${id}`)])
        .execute();
      return { requests: requests.length, logs: logs.length, notices: notices.length };
    };
    // Registered and accepted by the same Save, told once.
    const done = { requests: 1, logs: 2, notices: 1 };
    const notDone = { requests: 0, logs: 0, notices: 0 };
    return {
      phones: [owner.mobile],
      send: save,
      look: async () => judge(await readFacts(), { done, notDone }),
      repeat: async () => {
        expect(await save()).toMatchObject({ status: 0 });
        expect(await readFacts()).toEqual(done);
      },
    };
  },
});
