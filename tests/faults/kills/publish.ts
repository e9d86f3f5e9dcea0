import { expect } from 'vitest';
import { type Action, judge } from './action.ts';
import type { World } from './world.ts';

export const publish = ({ storage: { db }, people: { editor } }: World): Action => {
  /** Everything that publishing writes, each counted by itself. */
  const readFacts = async (id: number) => {
    const news = await db.selectFrom('blog').select('title').where('id', '=', id).executeTakeFirst();
    const editions = await db
      .selectFrom('content_edition')
      .select('version')
      .where('kind', '=', 'news')
      .where('entity_id', '=', id)
      .execute();
    const found = await db
      .selectFrom('search_entry')
      .select('place')
      .where('kind', '=', 'blog')
      .where('entity_id', '=', id)
      .execute();
    const audits = await db
      .selectFrom('audit_event')
      .select('id')
      .where('deed', '=', 'content.publish')
      .where('thing_kind', '=', 'news')
      .where('thing_id', '=', String(id))
      .execute();
    const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    return {
      title: news?.title,
      version: Number(version),
      editions: editions.length,
      found: found.length,
      audits: audits.length,
    };
  };
  return {
    name: 'news being published',
    prepare: async (round) => {
      const title = `خبر ${round}`;
      const document = { title, description: 'شرح', bodyText: '<p>متن</p>' };
      const { body } = await editor.post('/content/news', { document });
      const notDone = await readFacts(body.id);
      expect(notDone).toMatchObject({ title: undefined, editions: 0, found: 0, audits: 0 });
      const done = { title, version: notDone.version + 1, editions: 1, found: 1, audits: 1 };
      const send = () =>
        editor.post(
          `/content/news/${body.id}/publish`,
          { draftRev: 1 },
          { 'idempotency-key': `publish-${round}` },
        );
      return {
        phones: [],
        send,
        look: async () => judge(await readFacts(body.id), { done, notDone }),
        repeat: async () => {
          expect((await send()).status).toBe(200);
          expect(await readFacts(body.id)).toEqual(done);
        },
      };
    },
  };
};
