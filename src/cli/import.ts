import { readFileSync } from 'node:fs';
import type { ImportSummary } from '#features/device-import/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import { escapeControls } from '#kernel/strip-controls.ts';
import { type CommandGroup, defineCommand } from './command.ts';

const fileNotes = `FILE is CSV in UTF-8, or XLSX, with a header line. Headers are the field names (fSerialNumber, fNameMahsool,
fShomareFactor, fMarkazID, fNameMarkaz, fNameModirMarkaz, fOstanName, fShahrName, fMalekiatDate, mobile, address,
warrantyUntil) or the usual Persian ones. A column that is not there changes nothing, except the words of the centre
that a row names. All rows are stored, or none. Importing the same file again changes nothing. A changed mobile needs
--reason; its former number gets an SMS.`;

const defineImport = (name: 'importSoldProducts' | 'importCentres', summary: string) =>
  defineCommand({
    summary,
    args: ['FILE'],
    options: {
      'dry-run': { type: 'boolean', help: 'only reports, stores nothing' },
      'skip-unknown': { type: 'boolean', help: 'goes on without columns that are not known' },
      reason: { type: 'string', value: 'TEXT', help: 'why; needed when mobiles of devices change' },
    },
    notes: fileNotes,
    run: async ({ print, open }, { args: [file = ''], values }) => {
      const bytes = readBytes(file);
      const { [name]: importRows } = await import('#features/device-import/index.ts');
      const { storage } = await open();
      const isDryRun = values['dry-run'] ?? false;
      const report = await importRows(storage, bytes, {
        isDryRun,
        skipsUnknown: values['skip-unknown'] ?? false,
        reason: values.reason,
      }).catch((error) => {
        throw explainMissingReason(error);
      });
      for (const line of describeReport(report, isDryRun)) print(line);
      if (report.refused.length > 0) throw new Error('Nothing was stored.');
    },
  });

export const imports: CommandGroup = {
  summary: 'takes sold devices and centres from a file, all rows or none',
  commands: {
    'sold-products': defineImport('importSoldProducts', 'imports sold devices'),
    centres: defineImport('importCentres', 'imports laboratories and other centres'),
  },
  notes: fileNotes,
};

const explainMissingReason = (error: unknown): unknown => {
  const fields = isAppError(error, 'invalid_input') ? error.details?.fields : undefined;
  if (!fields || !Object.hasOwn(fields, 'reason')) return error;
  const text = 'the file changes mobiles, which prove who owns a device: add --reason\nNothing was stored.';
  return new Error(text, { cause: error });
};

const readBytes = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`the file ${file} cannot be read`, { cause });
  }
};

const describeReport = (
  { refused, unlinked, counts, isStored }: ImportSummary,
  isDryRun: boolean,
): string[] => {
  if (refused.length > 0) {
    return [`${refused.length} refused:`, ...refused.map(({ line, reason }) => `  line ${line}: ${reason}`)];
  }
  const words = `${counts.new} new, ${counts.changed} changed, ${counts.same} as before`;
  return [
    ...unlinked.map(
      ({ line, name }) => `  line ${line}: no centre is called "${escapeControls(name)}"; without a centre`,
    ),
    isStored || !isDryRun ? `Stored: ${words}.` : `Dry run, nothing stored: ${words}.`,
  ];
};
