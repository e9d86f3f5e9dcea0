import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { measureAtScrape } from './measure-at-scrape.ts';

it('leaves out what cannot be read, rather than showing what was read before', async () => {
  const storage = await openTestStorage('sqlite');
  const registry = new Registry();
  measureAtScrape(registry, {
    storage,
    contentStorage: storage,
    disk: () => ({ state: 'fine', freeBytes: 5, totalBytes: 9 }),
    renderQueue: () => 2,
  });
  const read = async () => (await registry.metrics()).split('\n').filter((line) => /^azma/.test(line));
  expect(await read()).toEqual(
    expect.arrayContaining(['azma_database_up 1', 'azma_outbox_waiting 0', 'azma_backup_age_seconds -1']),
  );
  await storage.close();
  const later = await read();
  expect(later).toEqual(expect.arrayContaining(['azma_database_up 0', 'azma_disk_free_bytes 5']));
  expect(later.filter((line) => /outbox|backup|wait_seconds/.test(line))).toEqual([]);
});
