import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commitContent } from '#kit/commit-content.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { makeMigratedDatabase } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { watchContentVersion } from './watch-content-version.ts';

/** Opens the same database as often as asked, as several processes would. */
const openTwice = async (engine: 'sqlite' | 'postgres'): Promise<[Storage, Storage]> => {
  const dir = makeFolder('watch');
  const url = engine === 'postgres' ? await makeMigratedDatabase() : '';
  const open = () => (url ? openPostgres(url, () => {}) : openSqlite(join(dir, 'azma.sqlite')));
  const both: [Storage, Storage] = [open(), open()];
  await migrate(both[0]);
  onTestFinished(async () => {
    for (const storage of both) await storage.close();
  });
  return both;
};

const edit = ({ db }: Storage) =>
  commitContent(db, (writer) =>
    writer.storeFaq({ id: 1, question: 'چرا؟', answer: '<p>چون.</p>', show_priority: 1 }),
  );

describe.each(['sqlite', 'postgres'] as const)('the content version on %s', (engine) => {
  it('is seen by another process soon after a write', async () => {
    const [here, there] = await openTwice(engine);
    const version = await watchContentVersion(here);
    onTestFinished(version.stop);
    const before = version.current();
    await edit(there);
    await vi.waitFor(() => expect(version.current()).toBe(before + 1), { timeout: 30_000, interval: 20 });
  });

  it('is not moved by a write that is taken back', async () => {
    const [here] = await openTwice(engine);
    const version = await watchContentVersion(here);
    onTestFinished(version.stop);
    const before = version.current();
    const failing = commitContent(here.db, async () => {
      throw new Error('an editor changed their mind');
    });
    await expect(failing).rejects.toThrow('changed their mind');
    await version.refresh();
    expect(version.current()).toBe(before);
  });
});

describe('hints from PostgreSQL', () => {
  it('come back after their connection was cut, and the version is seen meanwhile too', async () => {
    const [here, there] = await openTwice('postgres');
    const version = await watchContentVersion(here);
    onTestFinished(version.stop);
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
        there.db,
      );
      return rows.map(({ pid }) => pid);
    };
    const [first] = await vi.waitFor(async () => {
      const found = await listeners();
      expect(found).toHaveLength(1);
      return found;
    });
    await sql`select pg_terminate_backend(${first})`.execute(there.db);
    const before = version.current();
    await edit(there);
    await vi.waitFor(() => expect(version.current()).toBe(before + 1), { timeout: 30_000, interval: 20 });
    await vi.waitFor(
      async () => {
        const found = await listeners();
        expect(found).toHaveLength(1);
        expect(found).not.toContain(first);
      },
      { timeout: 10_000 },
    );
  });

  it('never reach a stopped listener', async () => {
    const [here, there] = await openTwice('postgres');
    const onHint = vi.fn();
    const hints = here.listenForContentChanges(onHint);
    await vi.waitFor(() => expect(onHint).toHaveBeenCalledTimes(1));
    await hints.stop();
    await edit(there);
    expect(onHint).toHaveBeenCalledTimes(1);
  });
});
