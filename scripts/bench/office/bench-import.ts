import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRunFolder } from '../../demo-run/make-run-folder.ts';
import { benchPages, benchPorts } from '../bench-pages.ts';
import { startBenchServer } from '../bench-server.ts';
import { requireWrk, startWrk } from '../run-wrk.ts';
import { enterOffice, type OfficePerson } from './enter-office.ts';
import { makeDevicesCsv, makeDevicesXlsx } from './make-device-files.ts';
import { openBenchPostgres } from './open-bench-postgres.ts';
import { savePeriodically } from './save-periodically.ts';
import { visitAtPace } from './visit-at-pace.ts';

/* `npm run bench -- import`: what an import costs the visitors. */

const devices = Number(process.env.BENCH_DEVICES ?? 50_000);
const everyMs = 100;
const wrkConnections = 4;
const quietMs = 5_000;
const origin = `http://localhost:${benchPorts.app}`;

type Print = (line: string) => void;
type Work = () => Promise<unknown>;
/** The colleague saves a device that is in no file. */
type People = { importer: OfficePerson; colleague: OfficePerson; serial: string };

const ways = { 'made anew': { PAGE_CACHE_MB: '0' }, kept: {} } as const;

/** How long visitors of the home page wait while a file of 50,000 devices is looked at and stored, on both engines. */
const benchImport = async (print: Print): Promise<void> => {
  const folder = makeRunFolder('import');
  print(
    `\nVisitors of the home page while ${devices} devices are imported, in milliseconds: one comes every`,
  );
  print(
    `${everyMs} ms while a colleague saves a device now and then; then ${wrkConnections} of wrk ask without a pause.`,
  );
  await benchEngine('SQLite', join(folder, 'sqlite'), {}, print);
  const postgres = await openBenchPostgres(join(folder, 'postgres'), benchPorts.app + 7);
  const url = await postgres.makeDatabase('import');
  await benchEngine('PostgreSQL', join(folder, 'beside-postgres'), { DATABASE_URL: url }, print);
  await postgres.stop();
};

const benchEngine = async (engine: string, dataDir: string, env: Record<string, string>, print: Print) => {
  requireWrk();
  let people: People | undefined;
  print(`\n| ${engine} | p50 | p99 | longest | a saving: p50 | longest | seconds |`);
  print('|---|---|---|---|---|---|---|');
  for (const [way, setting] of Object.entries(ways)) {
    const server = await startBenchServer(dataDir, benchPorts.app, {
      LOG_LEVEL: 'error',
      ...env,
      ...setting,
    });
    people ??= await enterAll();
    const { importer } = people;
    const mark = way === 'kept' ? 'BK' : 'BA';
    const csv = makeDevicesCsv(mark, devices);
    const xlsx = await makeDevicesXlsx(mark, devices);
    const look = (file: Buffer) => () => importer.send('/devices/import?dryRun=1', file);
    const store = (file: Buffer) => () => importer.send('/devices/import', file);
    const both = people;
    const visit = (name: string, work: Work) => measureVisits(both, `${way}, ${name}`, work, print);
    await visit('nothing beside it', () => pause(quietMs));
    await visit('XLSX looked at', look(xlsx));
    await visit('CSV looked at', look(csv));
    await visit('CSV stored', store(csv));
    await visit('the same again', store(csv));
    await measureLoad(`wrk, ${way}, nothing beside it`, () => pause(quietMs), print);
    await measureLoad(`wrk, ${way}, CSV stored`, store(makeDevicesCsv(`${mark}W`, devices)), print);
    await server.stop();
  }
};

const timed = async (work: Work): Promise<string> => {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1_000).toFixed(1);
};

const row = (name: string, refused: number, cells: readonly number[], more: readonly string[]): string => {
  const title = refused > 0 ? `${name} (${refused} refused)` : name;
  return `| ${[title, ...cells.map((ms) => ms.toFixed(1)), ...more].join(' | ')} |`;
};

const measureVisits = async (
  { colleague, serial }: People,
  name: string,
  work: Work,
  print: Print,
): Promise<void> => {
  const stopSaving = savePeriodically(colleague, serial);
  const stopVisits = visitAtPace(`${origin}${benchPages.home}`, everyMs);
  const seconds = await timed(work);
  const visits = await stopVisits();
  const saves = await stopSaving();
  const cells = [visits.p50, visits.p99, visits.longest, saves.p50, saves.longest];
  print(row(name, visits.refused + saves.refused, cells, [seconds]));
};

const measureLoad = async (name: string, work: Work, print: Print): Promise<void> => {
  const stop = startWrk({ port: benchPorts.app, path: benchPages.home, connections: wrkConnections });
  const seconds = await timed(work);
  const { p50, p99, longest, refused } = await stop();
  print(row(name, refused, [p50, p99, longest], ['', '', seconds]));
};

const enterAll = async (): Promise<People> => {
  const importer = await enterOffice(origin, 'desk');
  const colleague = await enterOffice(origin, 'manager');
  const page = (await (await colleague.call('/devices')).json()) as { items: { serialNumber: string }[] };
  const [first] = page.items;
  if (!first) throw new Error('the demo has no device');
  return { importer, colleague, serial: first.serialNumber };
};

await benchImport((line) => console.log(line));
