import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeDemoPeople } from '#demo/store-demo-people.ts';
import { listDemoPeople } from '#features/staff/index.ts';
import { demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { codeAt, makeStaffDeps, tryCode, tryPassword } from '#kit/staff-kit.ts';

const stepMs = 30_000;

describe.each(engines)('the demo’s people on %s', (engine) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  // accepts 867
  it('are stored once and can sign in, also when a code’s time step ends meanwhile', async () => {
    const storage = await openTestStorage(engine);
    const realNow = Date.now();
    // The process still reads the last millisecond of a step while the database is in the next one.
    vi.setSystemTime(Math.floor(realNow / stepMs) * stepMs - 1);
    const deps = makeStaffDeps(storage);
    await storeDemoPeople(deps);
    await storeDemoPeople(deps);
    expect(await listDemoPeople(deps)).toHaveLength(Object.keys(demoPeople).length);
    vi.useRealTimers();
    const { manager } = demoPeople;
    const { halfToken } = await tryPassword(deps, manager.email, demoPassword);
    const { person } = await tryCode(deps, halfToken, await codeAt(manager.totpSecret));
    expect(person.email).toBe(manager.email);
    await storage.close();
  });
});
