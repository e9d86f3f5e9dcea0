import { join } from 'node:path';
import type { Db, Engine, Storage } from '#storage/dialect.ts';
import { migrate } from '#storage/migrate.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';
import { makeRunFolder } from '../../demo-run/make-run-folder.ts';
import { benchPorts } from '../bench-pages.ts';
import { growOffice, type OfficeSize } from './grow-office.repository.ts';
import { officeQuestions } from './office-questions.ts';
import { openBenchPostgres, openUnlimited } from './open-bench-postgres.ts';

const sizes = {
  one: { devices: 100, requests: 100, logsPerRequest: 10, open: 60, products: 2 },
  thousand: { devices: 100_000, requests: 100_000, logsPerRequest: 10, open: 5_000, products: 30 },
} as const satisfies Record<string, OfficeSize>;

type SizeName = keyof typeof sizes;
type Opened = { storage: Storage; grower: Db; done: () => Promise<void> };

const titles = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const runs = 15;

/** The least of several times, in milliseconds, which other programs disturb least; asked twice before for nothing. */
const timeQuestion = async (ask: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let run = -2; run < runs; run += 1) {
    const begun = performance.now();
    await ask();
    if (run >= 0) times.push(performance.now() - begun);
  }
  return Math.min(...times);
};

const measure = async ({ storage, grower, done }: Opened, size: SizeName): Promise<Map<string, number>> => {
  await migrate(storage);
  await growOffice({ db: grower }, sizes[size]);
  const times = new Map<string, number>();
  for (const { name, ask } of officeQuestions) times.set(name, await timeQuestion(() => ask(storage)));
  await done();
  return times;
};

/** What every list, search and report of the office costs with a thousand times the rows, on both engines. */
export const benchOffice = async (print: (line: string) => void): Promise<void> => {
  const folder = makeRunFolder('office');
  const postgres = await openBenchPostgres(join(folder, 'postgres'), benchPorts.app + 7);
  const engines: Record<Engine, (size: SizeName) => Promise<Opened>> = {
    sqlite: async (size) => {
      const storage = openSqlite(join(folder, `${size}.sqlite`));
      return { storage, grower: storage.db, done: () => storage.close() };
    },
    postgres: async (size) => {
      const url = await postgres.makeDatabase(size);
      const [storage, grower] = [openPostgres(url, () => {}), openUnlimited(url)];
      return {
        storage,
        grower,
        done: async () => {
          await grower.destroy();
          await storage.close();
        },
      };
    },
  };
  print('\nThe office with 100 and with 100,000 devices and requests, 1,000 and 1,000,000 lines of the log:');
  print('milliseconds of one question, and how many times as much with a thousand times the rows');
  for (const name of ['sqlite', 'postgres'] as const) {
    const open = engines[name];
    const small = await measure(await open('one'), 'one');
    const large = await measure(await open('thousand'), 'thousand');
    print(`\n| ${titles[name]} | 100 | 100,000 | ratio |\n|---|---|---|---|`);
    for (const [question, before] of small) {
      const after = large.get(question) ?? 0;
      const ratio = (after / before).toFixed(1);
      print(`| ${question} | ${before.toFixed(1)} ms | ${after.toFixed(1)} ms | ${ratio} |`);
    }
  }
  await postgres.stop();
};
