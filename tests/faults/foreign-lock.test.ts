import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startProcess } from '#kit/start-process.ts';
import { startServer } from '#kit/start-server.ts';

it('Pages are served while another program holds the SQLite file, and a visitor’s code is sent afterwards', async () => {
  const server = await startServer(visitorSettings);
  const visitor = createRepairVisitor(server);
  await visitor.open();
  const holder = startProcess('tests/kit/hold-write-lock.ts', [join(server.dataDir, 'azma.sqlite')]);
  onTestFinished(async () => {
    await holder.kill();
    await server.stop();
  });
  await holder.waitForOutput(/held/);

  let isAnswered = false;
  const asked = visitor.ask('AZ-1000').finally(() => {
    isAnswered = true;
  });
  // Nobody has asked for these yet, so each of them reads the database.
  for (const path of ['/faqs', '/productdetails/1', '/readyz']) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
  expect(isAnswered).toBe(false);
  holder.writeLine('let go');
  expect(await asked).toMatchObject({ http: 200, status: 0 });
  expect(await visitor.readCode('09120001000')).toMatch(/^\d{6}$/);
});
