import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { placeRequests } from '#kit/place-requests.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';
import { openStorageForCommand } from '../../src/server/open-storage.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const inOneMove = 6;

describe('a power cut while the desk accepts several requests', () => {
  let dataDir: string;
  let port: number;
  let server: TestServer;
  let storage: Storage;
  let desk: OfficeVisitor;
  let codes: string[];
  const start = () =>
    startServer({ ...visitorSettings, DATA_DIR: dataDir, PORT: String(port) }, { keepData: true });
  beforeAll(async () => {
    dataDir = makeFolder('desk-kill');
    port = await findFreePort();
    server = await start();
    storage = openStorageForCommand({ dataDir, databaseUrl: undefined });
    desk = await signInAsDemo(server, 'desk');
    codes = await placeRequests(
      server,
      Array.from({ length: rounds * inOneMove }, () => 0 as const),
    );
  }, 120_000);
  afterAll(async () => {
    await storage.close();
    await server.kill();
  });

  /** Where a request stands, and how many lines, audit rows and messages say so. */
  const look = async (code: string) => {
    const { db } = storage;
    const request = await db
      .selectFrom('repair_request')
      .select(['id', 'status_id'])
      .where('trace_number', '=', code)
      .executeTakeFirstOrThrow();
    const count = async (rows: Promise<unknown[]>) => (await rows).length;
    return {
      status: request.status_id,
      lines: await count(
        db
          .selectFrom('repair_log')
          .select('id')
          .where('request_id', '=', request.id)
          .where('to_status', '=', 1)
          .execute(),
      ),
      audits: await count(db.selectFrom('audit_event').select('id').where('thing_id', '=', code).execute()),
      messages: await count(
        db.selectFrom('sms_message').select('id').where('request_id', '=', request.id).execute(),
      ),
    };
  };
  const untouched = { status: 0, lines: 0, audits: 0, messages: 0 };
  const accepted = { status: 1, lines: 1, audits: 1, messages: 1 };

  // accepts 534
  it('leaves each row whole or untouched, and a repeat moves and texts nobody twice', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const chosen = codes.slice(round * inOneMove, (round + 1) * inOneMove);
      const items = chosen.map((traceNumber) => ({ traceNumber, expectedStatusId: 0 }));
      const key = { 'idempotency-key': `bulk-${round}` };
      const sent = desk.post('/repairs/moves', { to: 1, items }, key).catch(() => undefined);
      await wait(round * 6);
      await server.kill();
      await sent;
      for (const code of chosen) expect([untouched, accepted]).toContainEqual(await look(code));
      server = await start();
      const again = await desk.post('/repairs/moves', { to: 1, items }, key);
      expect(again.body.moved).toEqual(chosen);
      for (const code of chosen) expect(await look(code), code).toEqual(accepted);
    }
  }, 300_000);
});
