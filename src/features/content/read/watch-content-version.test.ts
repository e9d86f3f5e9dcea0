import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { makeMigratedDatabase } from '#kit/open-test-storage.ts';
import { commitContent, putContent } from '#kit/put-content.ts';
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

const faq = { kind: 'faq', id: 1, input: { question: 'چرا؟', answer: '<p>چون.</p>' } } as const;
const edit = ({ db }: Storage) => commitContent(db, faq);

describe.each(['sqlite', 'postgres'] as const)('the content version on %s', (engine) => {
  it('is seen by another process soon after a write', async () => {
    const [here, there] = await openTwice(engine);
    const version = await watchContentVersion(here);
    onTestFinished(version.stop);
    const before = version.current();
    await edit(there);
    await expect.poll(version.current).toBe(before + 1);
  });

  it('is not moved by a write that is taken back', async () => {
    const [here] = await openTwice(engine);
    const version = await watchContentVersion(here);
    onTestFinished(version.stop);
    const before = version.current();
    const failing = here.db.transaction().execute(async (trx) => {
      await putContent(trx, faq);
      throw new Error('an editor changed their mind');
    });
    await expect(failing).rejects.toThrow('changed their mind');
    const askedAt = performance.now();
    await expect.poll(() => performance.now() - version.age()).toBeGreaterThan(askedAt);
    expect(version.current()).toBe(before);
  });
});
