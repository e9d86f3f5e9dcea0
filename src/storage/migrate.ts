import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Storage } from './dialect.ts';
import * as content from './migrations/001-content.ts';
import * as search from './migrations/002-search.ts';
import * as contact from './migrations/003-contact.ts';
import * as repair from './migrations/004-repair.ts';
import * as payment from './migrations/005-payment.ts';
import * as permits from './migrations/006-permits-of-all-types.ts';
import * as kindNumbers from './migrations/007-search-kind-numbers.ts';
import * as contentCommands from './migrations/007b-content-commands.ts';
import * as staff from './migrations/008-staff.ts';
import * as contentEditing from './migrations/009-content-editing.ts';
import * as inbox from './migrations/010-inbox.ts';
import * as desk from './migrations/011-desk.ts';
import * as devices from './migrations/012-devices.ts';
import * as portalMends from './migrations/013-portal-mends.ts';
import * as portalBeyond from './migrations/014-portal-beyond.ts';
import * as running from './migrations/015-running.ts';
import * as clock from './migrations/015b-clock.ts';
import * as reports from './migrations/016-reports.ts';
import * as growth from './migrations/018-growth.ts';
import * as searches from './migrations/019-growth-of-searches.ts';
import * as invoiceCodes from './migrations/020-codes-of-invoice-lines.ts';
import * as planTries from './migrations/021-plan-tries.ts';
import * as contentBin from './migrations/022-content-bin.ts';
import * as secondStepLock from './migrations/023-second-step-lock.ts';
import * as deletedDevices from './migrations/024-deleted-devices.ts';
import * as responsiblePeople from './migrations/025-responsible-people.ts';
import * as writers from './migrations/026-writers.ts';
import * as documentWords from './migrations/027-document-words.ts';
import * as contentPresence from './migrations/028-content-presence.ts';
import * as callers from './migrations/029-callers.ts';
import * as contentShares from './migrations/030-content-shares.ts';
import * as serviceReports from './migrations/031-service-reports.ts';
import * as ceilings from './migrations/032-ceilings.ts';
import * as accounting from './migrations/033-accounting.ts';
import * as labs from './migrations/034-labs.ts';
import * as deviceLabels from './migrations/035-device-labels.ts';
import * as reportPhotos from './migrations/037-report-photos.ts';
import * as causes from './migrations/038-causes.ts';
import * as paymentParts from './migrations/039-payment-parts.ts';
import * as visits from './migrations/040-visits.ts';
import * as openByPerson from './migrations/041-open-by-person.ts';
import { storeRepairMoves } from './store-repair-moves.ts';

type Step = { up: (db: Kysely<never>, isPostgres: boolean) => Promise<void> };

const steps: Record<string, Step> = {
  '001-content': content,
  '002-search': search,
  '003-contact': contact,
  '004-repair': repair,
  '005-payment': payment,
  '006-permits-of-all-types': permits,
  '008-staff': staff,
  '007-search-kind-numbers': kindNumbers,
  '007b-content-commands': contentCommands,
  '009-content-editing': contentEditing,
  '010-inbox': inbox,
  '011-desk': desk,
  '012-devices': devices,
  '013-portal-mends': portalMends,
  '014-portal-beyond': portalBeyond,
  '015-running': running,
  '015b-clock': clock,
  '016-reports': reports,
  '018-growth': growth,
  '019-growth-of-searches': searches,
  '020-codes-of-invoice-lines': invoiceCodes,
  '021-plan-tries': planTries,
  '022-content-bin': contentBin,
  '023-second-step-lock': secondStepLock,
  '024-deleted-devices': deletedDevices,
  '025-responsible-people': responsiblePeople,
  '026-writers': writers,
  '027-document-words': documentWords,
  '028-content-presence': contentPresence,
  '029-callers': callers,
  '030-content-shares': contentShares,
  '031-service-reports': serviceReports,
  '032-ceilings': ceilings,
  '033-accounting': accounting,
  '034-labs': labs,
  '035-device-labels': deviceLabels,
  '037-report-photos': reportPhotos,
  '038-causes': causes,
  '039-payment-parts': paymentParts,
  '040-visits': visits,
  '041-open-by-person': openByPerson,
};

/** What this release knows; a database with others is newer. */
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
  { db, engine }: Storage,
  names: readonly string[],
  place: { migrationTableSchema?: string } = {},
): Promise<void> => {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps)
      .filter(([name]) => names.includes(name))
      .map(([name, step]) => [
        name,
        { up: (at: Kysely<never>) => step.up(at, engine === 'postgres') } as Migration,
      ]),
  );
  const migrator = new Migrator({
    ...place,
    db,
    provider: { getMigrations: async () => migrations },
    // Areas stand on their own tables: one that arrives with a smaller number may still run later.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the database could not be brought up to date', { cause: error });
};
