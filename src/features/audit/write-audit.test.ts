import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { writeAudit } from './index.ts';

describe.each(engines)('the audit trail on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  // accepts 453
  it('refuses to change or remove an audit row', async () => {
    await writeAudit(storage.db, null, { action: 'system.note', subject: { kind: 'system', id: 'kept' } });
    const kept = /kept as they were written/;
    await expect(storage.db.updateTable('audit_event').set({ why: '' }).execute()).rejects.toThrow(kept);
    await expect(storage.db.deleteFrom('audit_event').execute()).rejects.toThrow(kept);
    if (engine === 'postgres') {
      await expect(sql`truncate audit_event`.execute(storage.db)).rejects.toThrow(kept);
      await expect(sql`truncate audit_event cascade`.execute(storage.db)).rejects.toThrow(kept);
    }
    const rows = await storage.db
      .selectFrom('audit_event')
      .selectAll()
      .where('thing_id', '=', 'kept')
      .execute();
    expect(rows).toHaveLength(1);
  });
});
