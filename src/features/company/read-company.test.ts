import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultCompanySettings } from '#contract/office/company-settings.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import { readCompany } from './index.ts';

describe.each(engines)('what is stored about the company on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  const store = async (document: object) => {
    await storage.db.deleteFrom('company_setting').execute();
    await storage.db
      .insertInto('company_setting')
      .values({ id: 1, document: JSON.stringify(document), rev: 3 })
      .execute();
  };

  it('is as at first where it was never set', async () => {
    await store({ onlineMaxRial: 500_000_000 });
    const settings = { ...defaultCompanySettings, onlineMaxRial: 500_000_000 };
    expect(await readCompany(storage.db)).toEqual({ settings, rev: 3 });
  });

  it('is a fault when it cannot be read, so that no invoice goes out without its seller', async () => {
    await store({ onlineMaxRial: 'many' });
    await expect(readCompany(storage.db)).rejects.toThrow();
  });
});
