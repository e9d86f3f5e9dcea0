import { expect } from 'vitest';
import { type Action, judge } from './action.ts';
import type { World } from './world.ts';

export const renameStaff = ({ storage: { db }, people: { manager } }: World): Action => ({
  name: 'a member of staff being renamed',
  prepare: async (round) => {
    const { id, name: before } = await db
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('email_key', '=', 'editor@azma.example')
      .executeTakeFirstOrThrow();
    const name = `نام ${round}`;
    const readFacts = async () => {
      const person = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst();
      const audits = await db
        .selectFrom('audit_event')
        .select('to_value')
        .where('deed', '=', 'staff.change')
        .where('thing_id', '=', String(id))
        .execute();
      const ofThis = audits.filter(({ to_value }) => JSON.parse(to_value ?? '{}').name === name);
      return { name: person?.name, audits: ofThis.length };
    };
    const send = () =>
      manager.call(`/staff/${id}`, {
        method: 'PUT',
        body: { name, roles: ['editor'] },
        headers: { 'idempotency-key': `rename-${round}` },
      });
    const done = { name, audits: 1 };
    return {
      phones: [],
      send,
      look: async () => judge(await readFacts(), { done, notDone: { name: before, audits: 0 } }),
      repeat: async () => {
        expect((await send()).status).toBe(200);
        expect(await readFacts()).toEqual(done);
      },
    };
  },
});
