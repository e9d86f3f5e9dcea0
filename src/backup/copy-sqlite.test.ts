import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { copySqlite } from './copy-sqlite.ts';

// accepts 696
it('a copy ends while another connection writes all the time, and is of the moment it began', async () => {
  const folder = makeFolder('copy-sqlite');
  const file = join(folder, 'azma.sqlite');
  const writer = new DatabaseSync(file);
  writer.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF; create table page (text text)');
  const write = writer.prepare('insert into page values (?)');
  // More pages than one step of a copy takes.
  for (let page = 0; page < 1_000; page += 1) write.run('x'.repeat(4_000));
  let isCopied = false;
  const copied = copySqlite(file, join(folder, 'copy.sqlite')).finally(() => {
    isCopied = true;
  });
  for (let writes = 0; writes < 5_000 && !isCopied; writes += 1) {
    write.run('later');
    await turn();
  }
  const { counts } = await copied;
  writer.close();
  expect(counts).toEqual({ page: 1_000 });
});
