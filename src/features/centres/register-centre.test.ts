import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandActor } from '#features/staff-action/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { deleteCentre, registerCentre } from './index.ts';

describe.each(engines)('the number of a new centre on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  const register = (id?: number) =>
    registerCentre({ storage }, commandActor('مریم همکار'), {
      id,
      name: 'آزمایشگاه پارس',
      managerName: '',
      province: '',
      city: '',
      address: '',
    });

  it('is drawn for each of several that are registered at once', async () => {
    const registered = await Promise.all([register(), register(), register()]);
    expect(registered.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
  });

  it('is refused when it was given and is taken', async () => {
    await register(40);
    await expect(register(40)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not that of a deleted centre', async () => {
    const newest = await register(70);
    await deleteCentre({ storage }, commandActor('مریم همکار'), newest);
    expect(await register()).toEqual({ id: 71 });
    expect(await register(70)).toEqual({ id: 70 });
  });
});
