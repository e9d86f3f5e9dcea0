import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { readEngine, type Storage } from './dialect.ts';
import { storeRepairMoves } from './store-repair-moves.ts';

type Step = { up: (db: Kysely<never>, isPostgres: boolean) => Promise<void> };

/** In the order of their names, by which Kysely runs them; each is loaded then. Some numbers were never used. */
const steps: Record<string, () => Promise<Step>> = {
  '001-content': () => import('./migrations/001-content.ts'),
  '002-search': () => import('./migrations/002-search.ts'),
  '003-contact': () => import('./migrations/003-contact.ts'),
  '004-repair': () => import('./migrations/004-repair.ts'),
  '005-payment': () => import('./migrations/005-payment.ts'),
  '006-permits-of-all-types': () => import('./migrations/006-permits-of-all-types.ts'),
  '007-search-kind-numbers': () => import('./migrations/007-search-kind-numbers.ts'),
  '007b-content-commands': () => import('./migrations/007b-content-commands.ts'),
  '008-staff': () => import('./migrations/008-staff.ts'),
  '009-content-editing': () => import('./migrations/009-content-editing.ts'),
  '010-inbox': () => import('./migrations/010-inbox.ts'),
  '011-desk': () => import('./migrations/011-desk.ts'),
  '012-devices': () => import('./migrations/012-devices.ts'),
  '013-portal-mends': () => import('./migrations/013-portal-mends.ts'),
  '014-portal-beyond': () => import('./migrations/014-portal-beyond.ts'),
  '015-running': () => import('./migrations/015-running.ts'),
  '015b-clock': () => import('./migrations/015b-clock.ts'),
  '016-reports': () => import('./migrations/016-reports.ts'),
  '018-growth': () => import('./migrations/018-growth.ts'),
  '019-growth-of-searches': () => import('./migrations/019-growth-of-searches.ts'),
  '020-codes-of-invoice-lines': () => import('./migrations/020-codes-of-invoice-lines.ts'),
  '021-plan-tries': () => import('./migrations/021-plan-tries.ts'),
  '022-content-bin': () => import('./migrations/022-content-bin.ts'),
  '023-second-step-lock': () => import('./migrations/023-second-step-lock.ts'),
  '024-deleted-devices': () => import('./migrations/024-deleted-devices.ts'),
  '025-responsible-people': () => import('./migrations/025-responsible-people.ts'),
  '026-writers': () => import('./migrations/026-writers.ts'),
  '027-document-words': () => import('./migrations/027-document-words.ts'),
  '028-content-presence': () => import('./migrations/028-content-presence.ts'),
  '029-callers': () => import('./migrations/029-callers.ts'),
  '030-content-shares': () => import('./migrations/030-content-shares.ts'),
  '031-service-reports': () => import('./migrations/031-service-reports.ts'),
  '032-ceilings': () => import('./migrations/032-ceilings.ts'),
  '033-accounting': () => import('./migrations/033-accounting.ts'),
  '034-labs': () => import('./migrations/034-labs.ts'),
  '035-device-labels': () => import('./migrations/035-device-labels.ts'),
  '037-report-photos': () => import('./migrations/037-report-photos.ts'),
  '038-causes': () => import('./migrations/038-causes.ts'),
  '039-payment-parts': () => import('./migrations/039-payment-parts.ts'),
  '040-visits': () => import('./migrations/040-visits.ts'),
  '041-open-by-person': () => import('./migrations/041-open-by-person.ts'),
  '042-centre-numbers': () => import('./migrations/042-centre-numbers.ts'),
};

/** Those of this release; a database with others is newer. */
export const migrationNames: readonly string[] = Object.keys(steps);

/**
 * Brings the schema up to date. Safe when two processes start together: PostgreSQL waits on an advisory lock,
 * SQLite on the write lock of the one transaction that holds all steps.
 */
export const migrate = async (storage: Storage): Promise<void> => {
  await runSteps(storage, migrationNames);
  await storeRepairMoves(storage.db);
};

/** Makes the tables as some release had them; a restore does so in an empty schema of its own. */
export const migrateInto = (storage: Storage, names: readonly string[], schema?: string): Promise<void> =>
  runSteps(storage, names, schema === undefined ? {} : { migrationTableSchema: schema });

const runSteps = async (
  { db }: Storage,
  names: readonly string[],
  table: { migrationTableSchema?: string } = {},
): Promise<void> => {
  const isPostgres = readEngine(db) === 'postgres';
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps)
      .filter(([name]) => names.includes(name))
      .map(([name, load]) => [
        name,
        { up: async (at: Kysely<never>) => (await load()).up(at, isPostgres) } as Migration,
      ]),
  );
  const migrator = new Migrator({
    ...table,
    db,
    provider: { getMigrations: async () => migrations },
    // Areas stand on their own tables: one that arrives with a smaller number may still run later.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the database could not be brought up to date', { cause: error });
};
