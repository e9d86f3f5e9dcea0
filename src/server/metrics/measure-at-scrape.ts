import { Gauge, type Registry } from 'prom-client';
import { readOutboxFacts } from '#features/outbox/index.ts';
import { type DiskFacts, readLastBackup } from '#features/system-status/index.ts';
import { secondMs } from '#kernel/durations.ts';
import type { Storage } from '#storage/dialect.ts';

export type Measured = {
  storage: Storage;
  contentStorage: Storage;
  disk: () => DiskFacts;
  /** Pages that wait to be rendered. */
  renderQueue: () => number;
};

/** Numbers that are read at each scrape. What cannot be read is left out rather than shown wrongly. */
export const measureAtScrape = (registry: Registry, measured: Measured): void => {
  let underWay: Promise<void> | undefined;
  /** All gauges of one scrape share one reading. */
  const measureOnce = (): Promise<void> => {
    underWay ??= measure().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  /** Of several processes: what each has of its own is added up, what is the same for all is shown once. */
  const gauge = (name: string, help: string, isOwn = false, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      aggregator: isOwn ? 'sum' : 'max',
      collect: measureOnce,
    });
  const queue = gauge('azma_render_queue', 'Pages that wait for their turn to be made.', true);
  const free = gauge('azma_disk_free_bytes', 'Room for data that is left.');
  const full = gauge('azma_disk_full', '1 while nothing can be stored because the disk is full.');
  const wait = gauge('azma_database_wait_seconds', 'How long the database took to answer just now.', false, [
    'pool',
  ]);
  const line = gauge('azma_database_waiting', 'Callers in line for a database connection.', true, ['pool']);
  const waiting = gauge('azma_outbox_waiting', 'Messages that wait to be sent.');
  const dead = gauge('azma_outbox_dead', 'Messages that were given up.');
  const oldest = gauge('azma_outbox_oldest_seconds', 'How long the oldest waiting message has been due.');
  const backup = gauge('azma_backup_age_seconds', 'Age of the newest whole backup; -1 when there is none.');
  const up = gauge('azma_database_up', '1 when the database answers.');

  const askDatabase = async () => {
    const { storage, contentStorage } = measured;
    for (const [pool, one] of Object.entries({ work: storage, content: contentStorage })) {
      line.set({ pool }, one.waiting());
      const asked = performance.now();
      await one.ping();
      wait.set({ pool }, (performance.now() - asked) / secondMs);
    }
    const facts = await readOutboxFacts(storage.db);
    waiting.set(facts.waiting);
    dead.set(facts.dead);
    oldest.set(facts.oldestMs / secondMs);
    const { lastAt, now } = await readLastBackup(storage.db);
    backup.set(lastAt === null ? -1 : Math.max(0, (now - lastAt) / secondMs));
  };

  const measure = async () => {
    const { state, freeBytes } = measured.disk();
    queue.set(measured.renderQueue());
    free.set(freeBytes);
    full.set(state === 'full' ? 1 : 0);
    try {
      await askDatabase();
      up.set(1);
    } catch {
      up.set(0);
      wait.reset();
      for (const unknown of [waiting, dead, oldest, backup]) unknown.remove();
    }
  };
};
